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
  '/': { html: 35_200, scriptBeforeUse: 3000, script: 180_600 },
  // Signing in with a passkey; what talks to the browser's passkeys is loaded as it is pressed.
  '/login': { html: 15_700, scriptBeforeUse: 2100, script: 183_300 },
  // All products are in the page, where skeletons were, and the styles of the not-found page, which these routes show too.
  '/products': { html: 22_400, scriptBeforeUse: 2100, script: 161_500 },
  '/products/vps': { html: 21_200, scriptBeforeUse: 2100, script: 161_500 },
  // The fields of the calculator are in its first view.
  '/pricing': { html: 20_800, scriptBeforeUse: 2100, script: 167_700 },
  '/vps-linux': { html: 22_900, scriptBeforeUse: 2100, script: 167_700 },
  '/vps-windows': { html: 22_600, scriptBeforeUse: 2100, script: 167_700 },
  '/dedicated': { html: 21_700, scriptBeforeUse: 2100, script: 167_700 },
  '/cloud': { html: 21_700, scriptBeforeUse: 2100, script: 167_700 },
  // What can be done with each machine, from its row.
  '/dashboard': { html: 18_900, scriptGzip: 227_000 },
  // What opens the account, with its dialogs and forms: passkeys, what admins did, and closing it.
  '/account': { html: 19_200, scriptGzip: 282_000 },
  '/forgot-password': { html: 15_700, scriptGzip: 215_900 },
  '/account/developers': { html: 15_500, scriptGzip: 208_400 },
  '/admin': { html: 17_000, scriptGzip: 245_500 },
  '/terms': { html: 21_700, scriptBeforeUse: 2100 },
  '/docs/api': { html: 22_900, scriptBeforeUse: 2100 },
  '/404': { html: 14_300, scriptBeforeUse: 2100, script: 153_300 },
}
