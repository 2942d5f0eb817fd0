import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { lazyParts } from './lazy-parts.ts'
import { routerForFiles } from './router-for-files.ts'

/** In development the API runs beside, on the port that `npm run dev` gives. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

/** What routes have in common. */
const shared =
  /\/(design-system|site\/app|server\/contracts|swr|lucide-react|@vanilla-extract|@ariakit\/(utils|react-utils|store|react-store|components))\//
/** Of that, what some pages alone have, or forms and dialogs. */
const late =
  /\/(storefront|account|admin|schema-org|contracts\/(fields|rules)|remed|(Dialog|Field|Input|PasswordInput|Checkbox|Textarea|Disclosure)\b|icons\/eye)/
/** Of that, what no public page has: states of records, their badges, figures, resources that go stale, changes that are sent once. */
const signedIn =
  /\/(StatCard|StatusBadge|TicketPriorityBadge|states|transaction-state|vps-status|idempotency|use-tab|resource|(calendar-days|chevrons?-up|equal|circle-(dot|minus|pause|slash)|clock|life-buoy|lock|wallet)\.mjs)\b/

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/site',
  plugins: [lazyParts(), vanillaExtractPlugin(), reactRouter(), routerForFiles()],
  // Every dependency is found before the first page, so that none reloads it in the middle.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // Written by the compiler of styles: no source names these.
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: { proxy: { '/api': { target: api } } },
  build: {
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files compress better than forty, and a phone far away waits for each: what never changes, and what is shared.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            // A group also takes what its modules import, unless an earlier one has it: `base` comes before those that use it.
            {
              name: 'base',
              test: (id) => shared.test(id) && !late.test(id) && !signedIn.test(id),
              minShareCount: 2,
            },
            { name: 'signed-in', test: signedIn, minShareCount: 2 },
            // Of the rest, what a page and its late parts share: one file each rather than three.
            {
              name: 'account',
              test: /\/(design-system\/account\/|contracts\/rules\/(calendar|fees|price))/,
              minShareCount: 2,
            },
            { name: 'back-office', test: /\/design-system\/admin\//, minShareCount: 2 },
            {
              name: 'forms',
              test: /\/(design-system\/components\/(PasswordInput|Input|Checkbox|Field)|react-hook-form|valibot|@hookform\/resolvers)\/|\/icons\/eye/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
