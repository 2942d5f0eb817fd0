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
  '/login': { html: 12_700, scriptBeforeUse: 2000, script: 169_500 },
  // All products are in the page, where skeletons were, and the styles of the not-found page, which these routes show too.
  '/products': { html: 19_900, scriptBeforeUse: 2000, script: 152_800 },
  '/products/vps': { html: 18_700, scriptBeforeUse: 2000, script: 152_800 },
  // The fields of the calculator are in its first view.
  '/pricing': { html: 17_600, scriptBeforeUse: 2000, script: 170_000 },
  '/vps-linux': { html: 20_600, scriptBeforeUse: 2000, script: 158_000 },
  '/vps-windows': { html: 20_300, scriptBeforeUse: 2000, script: 158_000 },
  '/dedicated': { html: 19_100, scriptBeforeUse: 2000, script: 158_000 },
  '/cloud': { html: 19_100, scriptBeforeUse: 2000, script: 158_000 },
  '/dashboard': { html: 12_800, scriptGzip: 187_200 },
  '/admin': { html: 10_500, scriptGzip: 204_500 },
  '/terms': { html: 18_000, scriptBeforeUse: 2000 },
  '/docs/api': { html: 18_500, scriptBeforeUse: 2000 },
  '/404': { html: 11_900, scriptBeforeUse: 2000, script: 160_500 },
}
