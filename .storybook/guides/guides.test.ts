import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translationOf, vietnameseFolder } from './guides-plugin.ts'
import { structureOf } from './structure.ts'

const docs = resolve(import.meta.dirname, '../../docs')
const pages = globSync('**/*.mdx', { cwd: docs, exclude: ['vi/**'] }).sort()

describe.each(pages)('%s', (page) => {
  const english = readFileSync(resolve(docs, page), 'utf8')
  const translation = resolve(vietnameseFolder, page)
  const vietnamese = existsSync(translation) ? readFileSync(translation, 'utf8') : ''

  test('has a page in Vietnamese', () => {
    expect(vietnamese, `docs/vi/${page} is missing.`).not.toBe('')
  })

  test('has the same headings, canvases, rules and keys in both languages', () => {
    expect(structureOf(vietnamese)).toEqual(structureOf(english))
  })

  test('is written in Vietnamese', () => {
    const text = vietnamese.replaceAll(/^(?:import|<).*$/gm, '')
    expect(text).toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệ]/i)
    expect(text).not.toMatch(/^## (?:Do|Don't|Props|Anatomy|Keyboard)$/m)
  })
})

test('every page in Vietnamese belongs to an English one', () => {
  const translations = globSync('**/*.mdx', { cwd: vietnameseFolder })
  expect(translations.length).toBeGreaterThan(50)
  expect(translations.filter((page) => !pages.includes(page))).toEqual([])
})

test('only a page of docs has a translation', () => {
  expect(translationOf(resolve(docs, 'account/top-up-dialog.mdx'))).toBe(
    resolve(vietnameseFolder, 'account/top-up-dialog.mdx'),
  )
  for (const other of ['account/none.mdx', 'vi/account/top-up-dialog.mdx', '../README.md'])
    expect(translationOf(resolve(docs, other)), relative(docs, other)).toBeUndefined()
})

const page = `# Button

<Canvas of={Stories.Brand} />

## Do

- One
- Two

## Keyboard

<KeyboardTable
  keys={{
    Tab: 'Reaches it.',
  }}
/>
`

test.each([
  ['a heading', /^## Do$/m, '### Nên'],
  ['a canvas', 'Stories.Brand', 'Stories.Other'],
  ['a rule', '- Two\n', ''],
  ['a key', 'Tab:', 'Enter:'],
])('%s that differs is found', (_, part, other) => {
  expect(structureOf(page.replace(part, other))).not.toEqual(structureOf(page))
})

test('other words are no difference', () => {
  expect(structureOf(page.replace('## Do', '## Nên').replace('Reaches it.', 'Đi tới nút.'))).toEqual(structureOf(page))
})
