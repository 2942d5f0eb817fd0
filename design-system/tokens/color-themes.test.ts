import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { themes } from '#ds/tokens/color-themes.ts'
import { contrastPairs } from '#ds/tokens/contrast.ts'
import { type ThemeName, themeColor } from '#ds/tokens/theme-names.ts'

const leaves = (node: object, path: string[] = []): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value] as [string, string]] : leaves(value, [...path, key]),
  )

describe.each(Object.entries(themes))('%s theme', (name, theme) => {
  const pairs = contrastPairs(theme)

  test.each(pairs)('$front on $back has at least $minimum:1', ({ frontColor, backColor, minimum }) => {
    expect(new Color(frontColor).contrastWCAG21(new Color(backColor))).toBeGreaterThanOrEqual(minimum)
  })

  test.each(leaves(theme))('%s is inside the sRGB gamut', (_path, value) => {
    expect(new Color(value).inGamut('srgb', { epsilon: 0.0005 })).toBe(true)
  })

  test('checks the contrast of every text, tone and control line at least once', () => {
    const checked = new Set(pairs.flatMap(({ front, back }) => [front, back]))
    const decorative = ['line.hairline', 'shadow', 'backdrop']
    const missing = leaves(theme).filter(([path]) => !checked.has(path) && !decorative.includes(path))
    expect(missing).toEqual([])
  })

  test("uses its canvas as the browser's theme colour", () => {
    const canvas = new Color(theme.surface.canvas).to('srgb').toString({ format: 'hex' })
    expect(themeColor[name as ThemeName]).toBe(canvas)
  })
})
