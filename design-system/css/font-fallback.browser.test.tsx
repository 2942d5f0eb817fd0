import '#ds/css/global.ts'
import { expect, test } from 'vitest'
import { scene } from '#stories/fixtures/landing.ts'

const families = { before: '"Sen Digits Fallback", "Be Vietnam Pro Fallback"', after: '"Sen Digits", "Be Vietnam Pro"' }

/** The width of a text, in hundredths of its font size. */
function widthOf(text: string, family: string, weight: number): number {
  const line = document.createElement('span')
  line.style.font = `${weight} 100px ${family}, monospace`
  line.style.whiteSpace = 'nowrap'
  line.textContent = text
  document.body.append(line)
  const { width } = line.getBoundingClientRect()
  line.remove()
  return width
}

const texts = [
  ['the headline', scene.headline, 700],
  ['the subtitle', scene.subtitle, 400],
  ['the price', '49.000\u00a0₫', 700],
  ['a button', scene.trial, 600],
] as const

test.each(texts)('%s is about as wide in the fallbacks as in the fonts', async (_, text, weight) => {
  const fonts = await document.fonts.load(`${weight} 16px ${families.after}`, text)
  expect(fonts.map(({ status }) => status)).toContain('loaded')
  const before = widthOf(text, families.before, weight)
  const after = widthOf(text, families.after, weight)
  expect(Math.abs(before / after - 1)).toBeLessThan(0.05)
})
