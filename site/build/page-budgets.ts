import type { PageWeight } from './page-weight.ts'

/**
 * Maximum bytes that a visitor fetches for each page, in every edition; `npm run test:e2e` checks the build against them. The goals, and what each
 * increase paid for, are in docs/performance.md.
 *
 * Most are above their goal since the pages speak three languages and show the catalogue: they hold what is measured, so that nothing
 * grows unseen, until the script of the first view is smaller again. 0.3 kB of each is the screen that replaces a page that could not be shown: it
 * must not have to be loaded then.
 */
export const pageBudgets: Record<string, Partial<PageWeight>> = {
  // The machine, the plate with both terms, the map's land, and the script that measures the places and shows the bar with the price.
  '/': { html: 33_500, scriptBeforeUse: 2900, script: 179_700 },
  '/login': { html: 15_100, scriptBeforeUse: 2100, script: 176_300 },
  // All products are in the page, where skeletons were, and the styles of the not-found page, which these routes show too.
  '/products': { html: 21_600, scriptBeforeUse: 2100, script: 158_200 },
  '/products/vps': { html: 20_500, scriptBeforeUse: 2100, script: 158_200 },
  // The fields of the calculator are in its first view.
  '/pricing': { html: 19_500, scriptBeforeUse: 2100, script: 164_200 },
  '/vps-linux': { html: 22_100, scriptBeforeUse: 2100, script: 164_900 },
  '/vps-windows': { html: 21_900, scriptBeforeUse: 2100, script: 164_900 },
  '/dedicated': { html: 20_700, scriptBeforeUse: 2100, script: 164_900 },
  '/cloud': { html: 20_700, scriptBeforeUse: 2100, script: 164_900 },
  '/dashboard': { html: 17_300, scriptGzip: 204_900 },
  '/admin': { html: 14_300, scriptGzip: 224_400 },
  '/terms': { html: 20_400, scriptBeforeUse: 2100 },
  '/docs/api': { html: 20_900, scriptBeforeUse: 2100 },
  '/404': { html: 13_800, scriptBeforeUse: 2100, script: 150_900 },
}
