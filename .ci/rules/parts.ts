/** A part of the project, and the parts it may import besides itself. */
export interface Part {
  /** The prefix of its files' paths. */
  home: string
  /** The prefixes that it may import. */
  below: readonly string[]
  /** A tool that checks or builds the product but does not ship: only parts that list it in `below` may import it. */
  isTool?: true
}

const ds = (folder: string) => `design-system/${folder}/`

const css = [ds('tokens'), ds('css')]
/** Hooks without a component, and what they share: `Resource`, `SubmitResult`. */
const hooks = [...css, ds('hooks')]
const primitives = [...hooks, ds('providers'), ds('primitives')]
const components = [...primitives, ds('components')]
/** The records and rules of the domain, shared by server, site and design system. They import no other part. */
const contracts = 'server/contracts/'
const areas = [ds('storefront'), ds('account'), ds('admin')]

/** The server's features, lowest first: each may import those of earlier lines, but none of its own line. */
const features = [
  ['catalog', 'health', 'jobs', 'openapi', 'pages', 'search', 'stats'],
  ['mail', 'phone-codes', 'status', 'users'],
  ['auth'],
  ['account', 'api-tokens', 'customer-webhooks', 'enquiries', 'nodes', 'wallet'],
  ['offers', 'ssh-keys'],
  ['payments', 'tickets', 'vps'],
  ['addresses'],
  ['machines', 'waiting-orders'],
  ['events', 'metrics', 'notices', 'numbers', 'overview', 'reconciliation', 'renewals', 'sandbox', 'withdrawals'],
  ['admin', 'cleanup', 'closing', 'machines-admin'],
]
/** What every feature may use: the platform, and the templates of mails. */
const platform = ['server/platform/', 'server/mails/']
const feature = (name: string) => `server/features/${name}/`
const featureParts = features.flatMap((line, index) => {
  const lower = features.slice(0, index).flat().map(feature)
  return line.map((name) => ({ home: feature(name), below: [...lower, ...platform, contracts] }))
})

/** More specific prefixes come first: a path belongs to the first part whose prefix matches. */
export const parts: readonly Part[] = [
  { home: ds('testing'), below: ['design-system/', contracts, 'stories/', '.storybook/', '.ci/'], isTool: true },
  { home: ds('tokens/export'), below: [ds('tokens')], isTool: true },
  { home: ds('tokens'), below: [] },
  { home: ds('css'), below: [ds('tokens')] },
  { home: ds('hooks'), below: css },
  { home: ds('providers'), below: css },
  { home: ds('primitives'), below: [...hooks, ds('providers')] },
  { home: ds('components'), below: primitives },
  { home: ds('domain'), below: [...components, contracts] },
  ...areas.map((home) => ({ home, below: [...components, ds('domain'), contracts] })),
  { home: ds('screens'), below: [...components, ds('domain'), ...areas, contracts] },
  // A text may name the hotline, not a price.
  { home: ds('texts'), below: [`${contracts}provider.ts`, `${contracts}rules/languages.ts`] },
  // These import no schema, so that a page that needs a limit does not load a validator.
  { home: `${contracts}rules/`, below: [] },
  { home: contracts, below: [] },
  { home: 'server/platform/db/testing/', below: ['server/'], isTool: true },
  { home: 'server/platform/', below: [contracts] },
  { home: 'server/mails/', below: [contracts] },
  ...featureParts,
  // This is a feature without a place in the order.
  { home: 'server/features/', below: [] },
  { home: 'server/', below: [] },
  {
    home: 'stories/visual/',
    below: ['design-system/', ds('testing'), 'stories/', 'docs/coverage/', '.storybook/', '.ci/'],
    isTool: true,
  },
  // Stories use the server's catalogue as examples.
  {
    home: 'stories/',
    below: ['design-system/', contracts, 'server/features/catalog/', 'server/mails/', 'site/public/'],
  },
  { home: '.storybook/tests/', below: ['stories/visual/', '.ci/'], isTool: true },
  { home: '.storybook/', below: ['design-system/', 'stories/', '.ci/'] },
  // The gate looks in each story for what the coverage says of it.
  { home: 'docs/coverage/', below: ['design-system/', '.storybook/'] },
  { home: 'docs/', below: ['docs/coverage/', 'design-system/', 'stories/', '.storybook/', contracts] },
  // The tests follow the links of header and footers, whose URLs are in the storefront.
  {
    home: 'site/e2e/',
    below: [ds('texts'), ds('storefront'), contracts, 'server/features/catalog/', 'site/build/', '.ci/'],
    isTool: true,
  },
  // The pages are built with the catalogue that a database begins with.
  { home: 'site/build/', below: ['design-system/', contracts, 'server/features/catalog/', '.ci/'], isTool: true },
  { home: 'site/', below: ['design-system/', contracts] },
  // This is the reference that benchmarks compare our site with.
  { home: '.ci/bench/client-rendered/', below: ['design-system/', contracts, 'site/', 'site/build/'] },
  {
    home: '.ci/',
    below: [
      'design-system/',
      ds('testing'),
      'site/build/',
      'server/',
      'server/platform/db/testing/',
      'stories/',
      'stories/visual/',
      '.storybook/',
      'docs/',
      'docs/coverage/',
    ],
  },
]

/** The part that a file belongs to. */
export const partOf = (path: string) => parts.find(({ home }) => path.startsWith(home))

/** Packages that only some parts may import. */
export const packageHomes = [
  {
    packages: /^(react-router|@react-router|swr)(\/|$)/,
    homes: ['site/'],
    why: 'only the site knows routes and queries',
  },
  {
    packages: /^(react-hook-form|@hookform)(\/|$)/,
    homes: [...areas, ds('screens'), 'site/', 'stories/'],
    why: 'forms belong to storefront, account and admin',
  },
  {
    packages: /^(express|knex|better-sqlite3|mysql2|pino|helmet|ws|nodemailer)(\/|$)/,
    homes: ['server/'],
    why: 'only the server uses it',
  },
  {
    packages: /^(react|react-dom|@ariakit|@vanilla-extract|lucide-react)(\/|$)/,
    homes: ['design-system/', 'site/', 'stories/', '.storybook/', 'docs/', '.ci/'],
    why: 'the server renders nothing',
  },
] as const
