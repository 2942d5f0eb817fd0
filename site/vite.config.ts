import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { contentPages } from '#site/content/content-plugin.ts'
import { splitTexts } from '#site/texts/split-texts.ts'
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
/** Contracts without a schema, which nearly every page uses. The other ones use valibot, which pages without a form do not need. */
const smallContracts =
  /\/server\/contracts\/(language-choice|languages|provider|referral-link|rules\/(languages|calendar|fees|limits|offers|price|order-address|person-name|folded))\.ts$/
/** Icons that the dashboard shows at first, and those of nearly every other page. One that it begins to show belongs here, or the dashboard loads those of other pages with it. */
const firstIcons =
  /\/icons\/(arrow-(left|up-right)|bell|check|chevron-down|circle-(check|dot|minus|pause|plus|slash|x)|clock|copy|ellipsis|eye|gift|globe|house|info|layout-dashboard|life-buoy|loader-circle|lock|log-out|mail|message-circle|minus|moon|octagon-exclamation-point|plus|power|rotate-cw|search|search-x|server|settings-2|shield-check|smartphone|square-terminal|sun|triangle-exclamation-point|user|user-round|wallet|x)\.mjs/
/** Of the other ones, those that public pages show. */
const publicIcons =
  /\/icons\/(arrow-right|circle-(off|question-mark)|cloud|gpu|hard-drive|layers|map-pin|menu|package|package-x|phone|play|shopping-cart|wrench)\.mjs/
/** Parts of public pages. */
const publicParts = inProject(
  /\/(components\/navigation\/(Breadcrumb\/|Disclosure\/|LanguageMenu\/LanguageList|LanguageMenu\/LanguageMenu\.)|screens\/public-page\.css|Money\/sentence-with-money\.tsx)/,
)
/** Fields with labels and messages. The dashboard shows only a search at first, which is an input alone. */
const fieldParts = inProject(
  /\/(components\/forms\/(Field\/(Field\.tsx|FieldMessages|OptionalMark)|Textarea\/)|icons\/(circle-exclamation-point|eye-off)\.mjs)/,
)
/** Small parts of several pages, none of which the dashboard shows at first. They import nothing but what every page has. */
const smallParts = inProject(
  /\/((Badge|Baseline|Box|Grid|RecoveryScreen)\/|(use-focus-once-(lost|changed)|save-blob|referral-link|session\/registration|use-(form-reason|as-in-spec)|rules\/typed-code)\.ts$|texts\/(api-tokens|not-found|recovery|webhooks)\.ts\?area)/,
)
/** What records are called, and the badges of their states: of the ticket's page, the back-office and what the dashboard loads later. */
const recordParts = inProject(/\/((StatusBadge|TicketPriorityBadge)\/|transaction-(words|state)\.ts$)/)
/** Parts of the account that the dashboard has only in what it loads later. */
const laterParts = inProject(
  /\/(design-system\/account\/((CopyButton|PanelHeader|VpsPane|WaitingOrders)\/|(machine|top-ups-of|figures)\.ts$)|transaction-looks\.ts$|rules\/wallet-forecast|hooks\/use-(ssh-keys|waiting-orders)|lazy\/machine-components|texts\/machine-console\.ts\?area)/,
)
/** Parts of the pages behind the sign-in, which no public page has: of the account, of the page of a payment and of the back-office. */
const consoleParts = inProject(/\/((StepIndicator|RadioCards|Meter|charts)\/|FieldMessages)/)
/** Texts in one language: a page loads those of its own. */
const texts = /\/design-system\/texts\/.+\?texts=/
/** Small sets that nearly every page uses, in one file for each language. */
const commonTexts =
  /\/design-system\/texts\/(?:components|failure|head|no-response|remedies|states|toasts)\.ts\?texts=(vi|en|zh)$/
/** The sets of the pages of customers, in one file for each language. */
const accountTexts = /\/design-system\/texts\/(?:account(?:\/[\w-]+)?|ticket-thread)\.ts\?texts=(vi|en|zh)$/
/** Shared modules that only some pages use, or only forms and dialogs. */
const onlySomePages = inProject(
  /\/(storefront|account|admin|ArticleScreen|NotFoundScreen|app\/(lazy\/)?not-found|Accordion|WaitingDialog|StatusMenu|UndoToast|VpsStateMark|QrCode|Table|Select|NumberInput|SecondFactorForm|dialog-over|step-up|needs-code|session\/passkeys|use-result-of|link-token|use-(account-events|machine-action|admin-list|list-filters|debounced|moving-rows|payment)|load-all|app\/dashboard|hooks\/(account-resources|use-account-cache|use-followed-list|use-wallet)|app\/content|routes\/content|schema-org|PageHead|texts\/(auth|catalog-admin|change-remedies|company-footer|content|footer|header|incidents-admin|infrastructure-admin|money-admin|pricing|product|products|products-footer|renewals-admin|servers|status|support-admin|tickets|withdraw-dialog|payment-dialog|notices)\.ts\?area|(Dialog|FormDialog|Field|Input|PasswordInput|Checkbox|Textarea|Disclosure)\b|icons\/(eye|fingerprint-pattern)\b)/,
)
/** Tabs and parts of forms: the login page, the dashboard and the back-office have them. */
const tabs = inProject(/\/(tab|Tabs|select\/select-context)\b/)
/** Shared modules that no public page uses: states of records, figures, stale resources, idempotent requests, entries of the user's menu. */
const signedIn = inProject(
  /\/(status-looks|states|vps-status|idempotency|use-(moving-rows|tab)|resource|with-row|LanguageMenuItems|(circle-(dot|minus|pause|slash)|clock|ellipsis|bell|house|life-buoy|lock|moon|sun|wallet)\.mjs)\b/,
)

/** Messages, replies and files of tickets: of the customer's page, the chat and the back-office. */
const ticketParts = inProject(
  /\/((AttachmentList|ReplyBox|TicketThread)\/|app\/(api\/(upload|save-file)|hooks\/use-(admin-events|ticket|new-ticket|chat))|(arrow-down|file-archive|file-image|file-text|paperclip)\.mjs)/,
)

/** Shared modules of the dashboard, of the page of an instance and of the keys of the API, which neither public pages nor the back-office have. */
const customerParts = inProject(
  /\/(BottomBar\/|hooks\/use-(console|machine-action)|texts\/(ssh-keys|machine-page)\.ts\?area|DashboardScreen\/(tab-icons|order-again|dashboard-texts|vps-actions)|lazy\/loading-rows|rules\/machine-actions|(circle-plus|gift|power|settings-2|square-terminal)\.mjs)/,
)

/** What the pages of customers share, and the dashboard with its tabs and dialogs. */
const accountParts =
  /\/design-system\/(account\/(?!(CopyButton|PanelHeader|VpsPane|WaitingOrders)\/|(machine|top-ups-of|figures)\.ts|TransactionList\/transaction-looks|TransferDetails|PaymentProgress|SshKeys|ApiTokens|PhoneVerification|ForgotPassword|ResetPassword|VerifyEmail|SettingList|StepUpDialog|ProfileSettings|SecuritySettings|SessionList|RenewDialog|CancelDialog|RefundDialog)|domain\/VpsStateMark\/|texts\/account\.ts\?area)|\/hooks\/use-account-events\.ts|\/site\/app\/(dashboard\/dialogs|hooks\/(account-resources|use-account-cache|use-followed-list|use-(ticket|new-ticket|chat))|api\/upload)|\/texts\/(account-(dialogs|tabs)|notices|payment-dialog|tickets|withdraw-dialog)\.ts\?area/

/** Shared icons that no page needs at first, or only pages other than the dashboard. */
const otherIcons = (id: string) =>
  /\/icons\/[\w-]+\.mjs/.test(id) && !firstIcons.test(id) && !ticketParts.test(id) && !onlySomePages.test(id)

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/site',
  plugins: [
    splitTexts(),
    lazyComponents(),
    ...contentPages(),
    vanillaExtractPlugin(),
    reactRouter(),
    routerForFiles(),
    textFiles(),
  ],
  // All dependencies are found before the first page loads, so that none of them causes a reload.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // Only the output of the style compiler imports these.
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
  environments: {
    // This is the bundle that renders pages: one file without dependencies, since production has neither React nor the
    // router installed.
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
                !publicParts.test(id) &&
                !fieldParts.test(id) &&
                !smallParts.test(id) &&
                !recordParts.test(id) &&
                !laterParts.test(id) &&
                !otherIcons(id) &&
                !tabs.test(id) &&
                !consoleParts.test(id) &&
                !customerParts.test(id) &&
                !ticketParts.test(id) &&
                !signedIn.test(id),
              minShareCount: 2,
            },
            { name: (id) => `texts-${commonTexts.exec(id)?.[1]}`, debugName: 'texts', test: commonTexts },
            {
              name: (id) => `texts-account-${accountTexts.exec(id)?.[1]}`,
              debugName: 'texts-account',
              test: accountTexts,
              minShareCount: 2,
            },
            // These are apart from the forms themselves: an input alone, and the styles of fields. It includes the eye of passwords, which the
            // demo's banner shows, too.
            {
              name: 'inputs',
              test: /\/components\/forms\/(Field\/(Field\.css|control\.css|field-context)|Input\/)|\/icons\/eye\.mjs/,
              minShareCount: 2,
            },
            { name: 'field', test: fieldParts.test, minShareCount: 2 },
            {
              name: 'table',
              test: /\/components\/data\/Table\/|\/icons\/(arrow-up|chevrons-up-down)\.mjs/,
              minShareCount: 2,
            },
            // These come before what shows them.
            { name: 'public-icons', test: publicIcons, minShareCount: 2 },
            { name: 'public', test: publicParts.test, minShareCount: 2 },
            { name: 'small', test: smallParts.test, minShareCount: 2 },
            { name: 'tabs', test: tabs.test, minShareCount: 2 },
            {
              name: 'signed-in',
              test: (id) => (signedIn.test(id) && !texts.test(id)) || otherIcons(id),
              minShareCount: 2,
            },
            { name: 'records', test: recordParts.test, minShareCount: 2 },
            // These are apart from each other: some pages have only one of them.
            { name: 'charts', test: /\/components\/\w+\/(charts|Meter)\//, minShareCount: 2 },
            { name: 'steps', test: /\/components\/brand\/StepIndicator\//, minShareCount: 2 },
            { name: 'radio-cards', test: /\/components\/forms\/RadioCards\//, minShareCount: 2 },
            // This is the field of an amount, for the dialogs that move money: the rest of the account, which public
            // pages share, needs no form.
            { name: 'amount', test: /\/TopUpDialog\/(AmountInput|amount-text)/, minShareCount: 2 },
            // This comes before what opens, which these pages load only then.
            { name: 'step-up', test: /\/(dialog-over|needs-code|step-up(-component)?)\.tsx?$/, minShareCount: 2 },
            // Only what opens needs it, and that is loaded when it does.
            { name: 'dialog', test: /\/components\/overlays\/(Form)?Dialog\//, minShareCount: 2 },
            // Of the rest, modules shared by a page and its lazy modules are one file each rather than three.
            {
              name: 'account',
              test: (id) => accountParts.test(id) || customerParts.test(id),
              minShareCount: 2,
            },
            {
              name: 'back-office',
              test: /\/design-system\/admin\/(?!CatalogPanel|MoneyInPanel|RenewalsPanel|InfrastructurePanel|IncidentsPanel)/,
              minShareCount: 2,
            },
            {
              name: 'forms',
              test: /\/(design-system\/(components\/forms\/(PasswordInput|Checkbox)|domain\/SecondFactorForm)|react-hook-form|valibot|@hookform\/resolvers)\//,
              minShareCount: 2,
            },
            // Content pages have a route each, which share one component.
            {
              name: 'content',
              test: /\/(site\/app\/(content\/(article-plan|content-components|content-context|facts)|routes\/content)|ArticleScreen)\b/,
              minShareCount: 2,
            },
            // It includes what draws the code. It comes last, so that it contains nothing that other pages need.
            { name: 'payment', test: /\/(uqr|QrCode|TransferDetails|PaymentProgress|use-payment)\b/, minShareCount: 2 },
            { name: 'tickets', test: ticketParts.test, minShareCount: 2 },
            // This comes after whatever the dashboard shows at first, so that it takes nothing of that with it.
            { name: 'later', test: laterParts.test, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
