import type { PageWeight } from './page-weight.ts'

/**
 * Maximum bytes that a visitor fetches for each page, in every edition; `npm run test:e2e` checks the build against them. The goals, and what each
 * increase paid for, are in docs/performance.md.
 *
 * Most are above their goal since the pages speak three languages and show the catalogue: they hold what is measured, so that nothing
 * grows unseen, until the script of the first view is smaller again.
 */
export const pageBudgets: Record<string, Partial<PageWeight>> = {
  '/': { html: 27_100, scriptBeforeUse: 2000, script: 164_000 },
  '/login': { html: 12_700, scriptBeforeUse: 2000, script: 168_200 },
  // All products are in the page, where skeletons were.
  '/products': { html: 18_900, scriptBeforeUse: 2000, script: 151_800 },
  '/products/vps': { html: 17_700, scriptBeforeUse: 2000, script: 151_800 },
  '/dashboard': { html: 12_800, scriptGzip: 187_200 },
  '/admin': { html: 10_500, scriptGzip: 204_500 },
  '/terms': { html: 18_000, scriptBeforeUse: 2000 },
  '/docs/api': { html: 18_500, scriptBeforeUse: 2000 },
  '/404': { html: 10_200, scriptBeforeUse: 2000, script: 140_500 },
}
