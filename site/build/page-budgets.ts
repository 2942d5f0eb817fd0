import type { PageWeight } from './page-weight.ts'

/**
 * Maximum bytes that a visitor fetches for each page, in every edition; `npm run test:e2e` checks the build against them. The goals, and what each
 * increase paid for, are in docs/performance.md.
 *
 * Most are above their goal since the pages speak three languages and show the catalogue: they hold what is measured, so that nothing
 * grows unseen, until the script of the first view is smaller again.
 */
export const pageBudgets: Record<string, Partial<PageWeight>> = {
  '/': { html: 27_100, scriptBeforeUse: 2100, script: 167_000 },
  '/login': { html: 12_700, scriptBeforeUse: 2100, script: 171_400 },
  // All products are in the page, where skeletons were, and the styles of the not-found page, which these routes show too.
  '/products': { html: 19_900, scriptBeforeUse: 2100, script: 153_800 },
  '/products/vps': { html: 18_700, scriptBeforeUse: 2100, script: 153_800 },
  // The fields of the calculator are in its first view.
  '/pricing': { html: 17_600, scriptBeforeUse: 2100, script: 159_000 },
  '/vps-linux': { html: 20_600, scriptBeforeUse: 2100, script: 159_800 },
  '/vps-windows': { html: 20_300, scriptBeforeUse: 2100, script: 159_800 },
  '/dedicated': { html: 19_100, scriptBeforeUse: 2100, script: 159_800 },
  '/cloud': { html: 19_100, scriptBeforeUse: 2100, script: 159_800 },
  '/dashboard': { html: 13_000, scriptGzip: 190_600 },
  '/admin': { html: 10_900, scriptGzip: 209_200 },
  '/terms': { html: 18_000, scriptBeforeUse: 2100 },
  '/docs/api': { html: 18_500, scriptBeforeUse: 2100 },
  '/404': { html: 11_900, scriptBeforeUse: 2100, script: 146_400 },
}
