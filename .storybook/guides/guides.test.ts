import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translationOf, vietnameseFolder } from './guides-plugin.ts'
import { structureOf } from './structure.ts'

const docs = resolve(import.meta.dirname, '../../docs')
const pages = globSync('**/*.mdx', { cwd: docs, exclude: ['vi/**'] }).sort()

/** The lists of a section of rules that has examples, by the title of the section. */
const doList = /^<Do examples=\{good\}>\n\n- .*?\n\n<\/Do>$/ms
const dontList = /^<Dont examples=\{bad\}>\n\n- .*?\n\n<\/Dont>$/ms
const lists: Record<string, RegExp> = { Do: doList, Nên: doList, "Don't": dontList, 'Không nên': dontList }

/** The titles of a page's sections of rules in which a list has no examples beside it. */
function rulesWithoutExamples(page: string) {
  return page
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const)
    .filter(([title, section]) => {
      const list = lists[title]
      return list && (!list.test(section) || /^- /m.test(section.replace(list, '')))
    })
    .map(([title]) => title)
}

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

  test('shows an example beside each of its rules', () => {
    expect(rulesWithoutExamples(english)).toEqual([])
    expect(rulesWithoutExamples(vietnamese)).toEqual([])
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

test.each([
  ['without examples', '## Do\n\n- One\n- Two\n\n## Keyboard\n', ['Do']],
  ['with the examples of mistakes', '## Nên\n\n<Dont examples={bad}>\n\n- Một\n\n</Dont>\n', ['Nên']],
  ['with another list after it', "## Don't\n\n<Dont examples={bad}>\n\n- One\n\n</Dont>\n\n- Two\n", ["Don't"]],
  ['with examples', '## Không nên\n\n<Dont examples={bad}>\n\n- Một\n\n</Dont>\n\n## Props\n', []],
])('a list of rules %s', (_, text, found) => {
  expect(rulesWithoutExamples(text)).toEqual(found)
})
