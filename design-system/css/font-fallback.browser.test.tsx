import '#ds/css/global.ts'
import { expect, test } from 'vitest'
import { hero } from '#stories/fixtures/landing.ts'

/** The width of a text, in hundredths of its font size. */
function widthOf(text: string, family: string, weight: number): number {
  const line = document.createElement('span')
  line.style.font = `${weight} 100px "${family}", monospace`
  line.style.whiteSpace = 'nowrap'
  line.textContent = text
  document.body.append(line)
  const { width } = line.getBoundingClientRect()
  line.remove()
  return width
}

const texts = [
  ['the headline', hero.headline, 700],
  ['the subtitle', hero.subtitle, 400],
  ['the price', hero.price.amount ?? '', 700],
  ['a button', hero.trial, 600],
] as const

test.each(texts)('%s is about as wide in the fallback as in Be Vietnam Pro', async (_, text, weight) => {
  const [font] = await document.fonts.load(`${weight} 16px "Be Vietnam Pro"`, text)
  expect(font?.status).toBe('loaded')
  const before = widthOf(text, 'Be Vietnam Pro Fallback', weight)
  const after = widthOf(text, 'Be Vietnam Pro', weight)
  expect(Math.abs(before / after - 1)).toBeLessThan(0.05)
})
