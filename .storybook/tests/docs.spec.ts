import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { entries, pages, test } from './built-storybook.ts'

const ids = new Set(entries.map(({ id }) => id))

/** What is wrong on the docs page that is shown: everything that a reader would see or follow. */
async function faultsOnPage() {
  const { document, location } = window
  const content = document.querySelector('.sbdocs-content')
  if (!content) return ['There is no page.']
  const faults: string[] = []
  const missing = async (address: string) =>
    (await fetch(address, { method: 'HEAD' })).ok ? [] : [`Nothing at ${address}`]
  const pictures = [...content.querySelectorAll('img')].filter(({ src }) => src.startsWith('http'))
  faults.push(...(await Promise.all(pictures.map(({ src }) => missing(src)))).flat())
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      if (!document.getElementById(decodeURIComponent(href.slice(1)))) faults.push(`No heading for the link ${href}`)
    } else if (!href.includes('?path=') && link.origin === location.origin && !link.closest('.sb-story')) {
      faults.push(...(await missing(link.href)))
    }
  }
  if (document.activeElement !== document.body)
    faults.push(`The focus is in ${document.activeElement?.outerHTML.slice(0, 100)}`)
  return faults
}

/** The entries that links of the page lead to; other links with a path lead to pages of the manager. */
const linkedEntries = () =>
  [...document.querySelectorAll('.sbdocs-content a[href*="?path=/"]')].flatMap(
    (link) => /\?path=\/(?:story|docs)\/([^&#]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
  )

/** The violations on the page, but for its stories, which are the gate's, and its tables of props, which are Storybook's. */
async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .include('.sbdocs-content')
    .exclude('.sb-story')
    .exclude('.docs-story')
    .exclude('.docblock-argstable')
    // No page shows a frame; without this, axe opens a second page for each.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const { id, title, name, importPath } of pages)
  test(`${title}, ${name}: has no error, no broken link and no violation`, async ({ preview }) => {
    const { page } = preview
    const faults = await preview.show(id)
    faults.push(...(await page.evaluate(faultsOnPage)))
    const links = await page.evaluate(linkedEntries)
    faults.push(...links.filter((linked) => !ids.has(linked)).map((linked) => `No entry ${linked}`))
    // Pages that Storybook makes are alike, and those in Vietnamese have the parts of the English ones: only the long
    // run checks each of them.
    if (/docs\/(?!vi\/).*\.mdx$/.test(importPath) || id === 'primitives-box--docs' || process.env.LONG)
      faults.push(...(await violationsOn(page)))
    expect([...faults, ...preview.takeMessages()]).toEqual([])
  })
