import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { weighPage } from '#build/page-weight.ts'
import { editions, isLanguage } from '#contracts/languages.ts'
import { expect, test } from './test.ts'

const site = resolve(import.meta.dirname, '../dist')

/** The script that a page needs before its links, menus and text can be used, in kB: without React. */
const BEFORE_USE = 3.1

/**
 * What a visitor loads for a page of each kind, in its heaviest edition, in kB after brotli: about 3 % more than it was when this was
 * written, so that a sentence fits and a library does not. The goals are in docs/performance.md.
 */
const budgets: Readonly<Record<string, { html: number; script: number; scriptBeforeUse?: number }>> = {
  '/': { html: 33.6, script: 186, scriptBeforeUse: BEFORE_USE },
  '/login': { html: 16, script: 189, scriptBeforeUse: BEFORE_USE },
  '/products': { html: 22.6, script: 168, scriptBeforeUse: BEFORE_USE },
  // These two have the plans on their panels, in both terms, besides a table each.
  '/pricing': { html: 23.4, script: 179, scriptBeforeUse: BEFORE_USE },
  '/vps-linux': { html: 24.6, script: 176, scriptBeforeUse: BEFORE_USE },
  '/terms': { html: 19.7, script: 174, scriptBeforeUse: BEFORE_USE },
  '/docs/api': { html: 23.4, script: 181, scriptBeforeUse: BEFORE_USE },
  '/404': { html: 14.6, script: 158.1, scriptBeforeUse: BEFORE_USE },
  '/dashboard': { html: 18.2, script: 191 },
  '/account': { html: 19.8, script: 258 },
  '/admin': { html: 17.4, script: 229 },
}

// The Vietnamese one is the heaviest, or within one per cent of it.
for (const edition of editions)
  test(`what a visitor loads for each kind of page in the edition ${edition} is within its budget`, {
    tag: edition === 'vi' ? [] : '@long',
  }, () => {
    for (const [path, budget] of Object.entries(budgets)) {
      const weight = weighPage(site, edition, path)
      for (const [kind, maximum] of Object.entries(budget))
        expect.soft(weight[kind as keyof typeof budget] / 1000, `${path}: ${kind}, kB`).toBeLessThanOrEqual(maximum)
    }
  })

test('the files of texts of a language have no sentence of another one', () => {
  const files: Record<string, string[]> = JSON.parse(readFileSync(resolve(site, 'text-files.json'), 'utf8'))
  const foreign = { vi: /\p{Script=Han}/u, en: /\p{Script=Han}|[ăđơưạ-ỹ]/iu, zh: /[ăđơưạ-ỹ]/iu }
  for (const [name, [file = '']] of Object.entries(files)) {
    const [language = '', area = ''] = name.split('/')
    // Content pages name their languages, and the testimonials of the landing page are those of Vietnamese people.
    if (!isLanguage(language) || area === 'content' || area === 'landing') continue
    expect.soft(readFileSync(resolve(site, `client${file}`), 'utf8'), name).not.toMatch(foreign[language])
  }
})
