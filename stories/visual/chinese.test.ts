import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** Chinese characters and their punctuation. */
const chinese = /[\u3000-\u9fff\uff00-\uffef]/gu

/** The characters of each font in .storybook/chinese.css. */
const fonts = [...read('.storybook/chinese.css').matchAll(/unicode-range:([^;]+);/g)].map(([, ranges = '']) =>
  ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
  }),
)

it('pictures have a glyph for every Chinese character of the texts', () => {
  const characters = new Set(
    globSync(['design-system/texts/**/*.ts', 'stories/worst-texts.ts'], { cwd: root }).flatMap(
      (path) => read(path).match(chinese) ?? [],
    ),
  )
  expect(characters.size).toBeGreaterThan(0)
  expect(fonts).toHaveLength(2)
  for (const ranges of fonts) {
    const missing = [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return !ranges.some(({ first, last }) => first <= code && code <= last)
    })
    expect(missing.join('')).toBe('')
  }
})
