import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { contentPages } from './content-pages.ts'
import { lazyComponents } from './lazy-components.ts'
import { routerForFiles } from './router-for-files.ts'
import { textFiles } from './text-files.ts'

/** In development the API runs separately, at the origin that `npm run dev` sets. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

const project = resolve(import.meta.dirname, '..')
/** Whether the path of a module inside the project matches: the folder that the project is in may have any name. */
const inProject = (pattern: RegExp) => ({
  test: (id: string) => pattern.test(id.startsWith(project) ? id.slice(project.length) : id),
})

/** Modules that routes share. */
const shared =
  /\/(design-system|site\/app|swr|lucide-react|@vanilla-extract|@ariakit\/(utils|react-utils|store|react-store|components))\//
/** Contracts without a schema, which every page uses. The other ones use valibot, which pages without a form do not need. */
const smallContracts = /\/server\/contracts\/(language-choice|languages|provider|referral-link|rules\/languages)\.ts$/
/** Sets of texts: a page loads those of its language. */
const texts = /\/design-system\/texts\//
/** Small sets that nearly every page uses, in one file for each language. */
const commonTexts = /\/design-system\/texts\/(vi|en|zh)\/(components|failure|head|no-response|remedies|toasts)\.ts$/
/** Shared modules that only some pages use, or only forms and dialogs. */
const onlySomePages = inProject(
  /\/(storefront|account|admin|ArticleScreen|NotFoundScreen|app\/(lazy\/)?not-found|Accordion|Conversation|WaitingDialog|StatusMenu|UndoToast|Table|Select|NumberInput|use-(admin-list|list-filters|debounced|demo)|load-all|app\/content|routes\/content|schema-org|PageHead|app\/texts\/(content|header|pricing|products|sign-in|status|tickets)|remed|(Dialog|Field|Input|PasswordInput|Checkbox|Textarea|Disclosure)\b|icons\/eye)/,
)
/** Tabs and parts of forms: the login page, the dashboard and the back-office have them. */
const tabs = inProject(/\/(tab|Tabs|primitives\/Grid|select\/select-context)\b/)
/** Shared modules that no public page uses: states of records, their badges, figures, stale resources, idempotent requests. */
const signedIn = inProject(
  /\/(StatCard|StatusBadge|TicketPriorityBadge|states|transaction-state|vps-status|idempotency|use-tab|resource|(calendar-days|chevrons?-up|equal|circle-(dot|minus|pause|slash)|clock|life-buoy|lock|wallet)\.mjs)\b/,
)

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/site',
  plugins: [lazyComponents(), ...contentPages(), vanillaExtractPlugin(), reactRouter(), routerForFiles(), textFiles()],
  // All dependencies are found before the first page loads, so that none of them causes a reload.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // Imported by the output of the style compiler only.
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: { proxy: { '/api': { target: api } } },
  environments: {
    // The bundle that renders pages: one file without dependencies, since production has neither React nor the router installed.
    ssr:
      command === 'build'
        ? {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true },
            build: {
              rolldownOptions: { input: 'app/entry.render.ts', output: { codeSplitting: false } },
            },
          }
        : {},
  },
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
              test: (id) =>
                (shared.test(id) || smallContracts.test(id)) &&
                !texts.test(id) &&
                !onlySomePages.test(id) &&
                !tabs.test(id) &&
                !signedIn.test(id),
              minShareCount: 2,
            },
            { name: (id) => `texts-${commonTexts.exec(id)?.[1]}`, debugName: 'texts', test: commonTexts },
            // Apart from the forms themselves: the prerendered not-found page under /products needs only the styles.
            { name: 'fields', test: /\/Field\/(Field|control)\.css/, minShareCount: 2 },
            // With the eye of passwords, which the demo's banner shows, too.
            {
              name: 'inputs',
              test: /\/design-system\/components\/(Field|Input|Textarea)\/|\/icons\/eye/,
              minShareCount: 2,
            },
            { name: 'table', test: /\/design-system\/components\/Table\//, minShareCount: 2 },
            { name: 'tabs', test: tabs.test, minShareCount: 2 },
            // Before the groups that use them: plans lead to the order from public pages too.
            { name: 'rules', test: /\/contracts\/rules\/(calendar|fees|price|order-address)/, minShareCount: 2 },
            { name: 'signed-in', test: (id) => signedIn.test(id) && !texts.test(id), minShareCount: 2 },
            // Small modules of many pages: together they are a third smaller.
            { name: 'words', test: /\/(person-name|remed(y|ies))\b/, minShareCount: 2 },
            // Of the rest, modules shared by a page and its lazy modules: one file each rather than three.
            { name: 'account', test: /\/design-system\/account\//, minShareCount: 2 },
            { name: 'back-office', test: /\/design-system\/admin\//, minShareCount: 2 },
            {
              name: 'forms',
              test: /\/(design-system\/components\/(PasswordInput|Checkbox)|react-hook-form|valibot|@hookform\/resolvers)\//,
              minShareCount: 2,
            },
            // Content pages have a route each, which share one component.
            {
              name: 'content',
              test: /\/(site\/app\/(content\/(article-plan|content-components|content-context|facts)|routes\/content)|ArticleScreen)\b/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}))
