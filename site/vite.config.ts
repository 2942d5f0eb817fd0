import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { lazyComponents } from './lazy-components.ts'
import { routerForFiles } from './router-for-files.ts'

/** In development the API runs separately, at the origin that `npm run dev` sets. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

/** Modules that routes share. */
const shared =
  /\/(design-system|site\/app|server\/contracts|swr|lucide-react|@vanilla-extract|@ariakit\/(utils|react-utils|store|react-store|components))\//
/** Shared modules that only some pages use, or only forms and dialogs. */
const onlySomePages =
  /\/(storefront|account|admin|schema-org|contracts\/(fields|rules)|remed|(Dialog|Field|Input|PasswordInput|Checkbox|Textarea|Disclosure)\b|icons\/eye)/
/** Shared modules that no public page uses: states of records, their badges, figures, stale resources, idempotent requests. */
const signedIn =
  /\/(StatCard|StatusBadge|TicketPriorityBadge|states|transaction-state|vps-status|idempotency|use-tab|resource|(calendar-days|chevrons?-up|equal|circle-(dot|minus|pause|slash)|clock|life-buoy|lock|wallet)\.mjs)\b/

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/site',
  plugins: [lazyComponents(), vanillaExtractPlugin(), reactRouter(), routerForFiles()],
  // All dependencies are found before the first page loads, so that none of them causes a reload.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // Imported by the output of the style compiler only.
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: { proxy: { '/api': { target: api } } },
  build: {
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files compress better than forty, and each request takes a round trip: group what rarely changes and what is shared.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            // A group also contains the imports of its modules, unless an earlier group has them: `base` comes before the groups that use it.
            {
              name: 'base',
              test: (id) => shared.test(id) && !onlySomePages.test(id) && !signedIn.test(id),
              minShareCount: 2,
            },
            { name: 'signed-in', test: signedIn, minShareCount: 2 },
            // Small modules of many pages: together they are a third smaller.
            { name: 'words', test: /\/(person-name|remedies)\b/, minShareCount: 2 },
            // Of the rest, modules shared by a page and its lazy modules: one file each rather than three.
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
