import { expect, test } from './test.ts'

/** An unassigned code point, which no font has a glyph for. */
const unassigned = '\u{2fe0}'

test('every Chinese character of the footer has its own glyph, in both weights', async ({ page }) => {
  await page.goto('/products')
  const drawn = await page.locator('footer[lang="zh-Hans"]').evaluate((footer, none) => {
    const characters = [...new Set(footer.textContent.match(/\p{Script=Han}/gu))]
    const family = getComputedStyle(footer).fontFamily
    const canvas = new OffscreenCanvas(48, 48)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas')
    const draw = (character: string, weight: number) => {
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.font = `${weight} 32px ${family}`
      context.fillText(character, 4, 36)
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join()
    }
    return [400, 600].map((weight) => ({
      characters,
      distinctGlyphs: new Set(characters.map((character) => draw(character, weight))).size,
      missing: characters.filter((character) => draw(character, weight) === draw(none, weight)),
    }))
  }, unassigned)
  for (const { characters, distinctGlyphs, missing } of drawn) {
    expect(characters).toContain('云')
    expect(missing).toEqual([])
    expect(distinctGlyphs).toBe(characters.length)
  }
})
