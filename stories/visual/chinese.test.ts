import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** Chinese characters and their punctuation. */
const chinese = /[\u3000-\u9fff\uff00-\uffef]/gu

test('pictures have a glyph for every Chinese character of the texts', () => {
  const cut = new Set(read('.storybook/fonts/characters.txt').match(chinese))
  const missing = globSync(['design-system/texts/**/*.ts', 'stories/worst-texts.ts'], { cwd: root }).flatMap((path) =>
    (read(path).match(chinese) ?? []).filter((character) => !cut.has(character)),
  )
  expect(cut.size).toBeGreaterThan(0)
  expect(missing.join('')).toBe('')
})
