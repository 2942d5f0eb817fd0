import '#ds/css/global.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { fontFamily, fontWeight } from '#ds/tokens/scale.ts'

const weights = Object.values(fontWeight).map(Number)
const sizes = [12, 14, 16, 20, 30, 48]
/** The digits and the true minus. */
const characters = [...'0123456789\u2212']

/** The width of a text in pixels. */
function widthOf(text: string, { size, weight, family = fontFamily.text }: Font): number {
  const line = document.createElement('span')
  line.style.font = `${weight} ${size}px ${family}`
  line.style.whiteSpace = 'nowrap'
  line.textContent = text
  document.body.append(line)
  const { width } = line.getBoundingClientRect()
  line.remove()
  return width
}

interface Font {
  size: number
  weight: number
  family?: string
}

const cases = weights.flatMap((weight) => sizes.map((size) => ({ weight, size })))

describe('Sen Digits', () => {
  beforeAll(async () => {
    for (const weight of weights) await document.fonts.load(`${weight} 16px "Sen Digits"`, characters.join(''))
  })

  test.each(cases)('has digits and a minus of one width at weight $weight and $size px', ({ weight, size }) => {
    const font = [...document.fonts].find(
      ({ family, weight: its }) => family.replaceAll('"', '') === 'Sen Digits' && its === `${weight}`,
    )
    expect(font?.status).toBe('loaded')
    expect(document.fonts.check(`${weight} ${size}px "Sen Digits"`, characters.join(''))).toBe(true)
    const widths = characters.map((character) => widthOf(character.repeat(10), { weight, size }))
    expect(Math.max(...widths) - Math.min(...widths), widths.join(' ')).toBeLessThan(0.05)
    expect(widths[0]).toBeCloseTo(6.4 * size, 1)
  })

  test.each(weights)('leaves other characters at weight %i to Be Vietnam Pro', async (weight) => {
    const others = 'Ví còn .,%₫'
    await document.fonts.load(`${weight} 100px "Be Vietnam Pro"`, others)
    const font = { size: 100, weight }
    expect(widthOf(others, font)).toBe(widthOf(others, { ...font, family: "'Be Vietnam Pro'" }))
  })

  test.each(weights)('has a fallback whose zero is about as wide at weight %i', async (weight) => {
    // Only some of the local fonts are installed.
    await document.fonts.load(`${weight} 100px "Sen Digits Fallback"`, '0').catch(() => undefined)
    const fallback = widthOf('0', { size: 100, weight, family: '"Sen Digits Fallback", monospace' })
    expect(Math.abs(fallback / 64 - 1)).toBeLessThan(0.01)
  })
})
