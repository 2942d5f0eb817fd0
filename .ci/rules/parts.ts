/** The parts of the house and what each may import besides itself: the map of docs and architecture as data. */
export interface Part {
  /** How the paths of its files begin. */
  home: string
  /** What it may import. */
  below: readonly string[]
  /** Checks or makes what ships, and does not ship itself: only parts that name it may import it. */
  isTool?: true
}

const ds = (folder: string) => `design-system/${folder}/`

const css = [ds('tokens'), ds('css')]
const primitives = [...css, ds('providers'), ds('primitives')]
const components = [...primitives, ds('components')]
/** The records and rules of the domain, which import nothing of ours: whoever shows or keeps a record takes it from here. */
const contracts = 'server/contracts/'
const domain = [ds('storefront'), ds('account'), ds('admin')]

/** The server's features, the lowest first: each may import those of the lines above its own, and none beside it. */
const features = [
  ['account', 'catalog', 'health', 'jobs', 'openapi', 'search', 'stats'],
  ['users'],
  ['auth'],
  ['wallet'],
  ['payments', 'tickets', 'vps'],
  ['metrics'],
  ['admin'],
]
const feature = (name: string) => `server/features/${name}/`
const featureParts = features.flatMap((line, index) => {
  const lower = features.slice(0, index).flat().map(feature)
  return line.map((name) => ({ home: feature(name), below: [...lower, 'server/platform/', contracts] }))
})

/** The most particular home first: the first one that a path begins with is its part. */
export const parts: readonly Part[] = [
  { home: ds('testing'), below: ['design-system/', contracts, 'stories/', '.storybook/', '.ci/'], isTool: true },
  { home: ds('tokens/export'), below: [ds('tokens')], isTool: true },
  { home: ds('tokens'), below: [] },
  { home: ds('css'), below: [ds('tokens')] },
  { home: ds('providers'), below: css },
  { home: ds('primitives'), below: [...css, ds('providers')] },
  { home: ds('components'), below: primitives },
  { home: ds('storefront'), below: [...components, contracts] },
  { home: ds('account'), below: [...components, contracts] },
  { home: ds('admin'), below: [...components, contracts] },
  { home: ds('screens'), below: [...components, ...domain, contracts] },
  { home: ds('texts'), below: [] },
  // They import no schema, so that a page that needs a limit fetches no validator.
  { home: `${contracts}rules/`, below: [] },
  { home: contracts, below: [] },
  { home: 'server/platform/db/testing/', below: ['server/'], isTool: true },
  { home: 'server/platform/', below: [contracts] },
  ...featureParts,
  // One that has no place in the order yet.
  { home: 'server/features/', below: [] },
  { home: 'server/', below: [] },
  {
    home: 'stories/visual/',
    below: ['design-system/', ds('testing'), 'stories/', '.storybook/', '.ci/'],
    isTool: true,
  },
  // Their examples are what the server sells.
  { home: 'stories/', below: ['design-system/', contracts, 'server/features/catalog/'] },
  { home: '.storybook/', below: ['design-system/', 'stories/', '.ci/'] },
  { home: 'docs/', below: ['design-system/', 'stories/', '.storybook/', contracts] },
  // It walks the links of header and footers, whose addresses stand in the storefront.
  {
    home: 'site/e2e/',
    below: [ds('texts'), ds('storefront'), contracts, 'site/build/', '.ci/'],
    isTool: true,
  },
  { home: 'site/build/', below: ['design-system/', '.ci/'], isTool: true },
  { home: 'site/', below: ['design-system/', contracts] },
  // The same site in another form, to measure ours against.
  { home: '.ci/bench/client-rendered/', below: ['design-system/', 'site/', 'site/build/'] },
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
    ],
  },
]

/** Packages at home in some parts only. */
export const packageHomes = [
  {
    packages: /^(react-router|@react-router|swr)(\/|$)/,
    homes: ['site/'],
    why: 'only the site knows routes and queries',
  },
  {
    packages: /^(react-hook-form|@hookform)(\/|$)/,
    homes: [...domain, ds('screens'), 'site/', 'stories/'],
    why: 'forms belong to storefront, account and admin',
  },
  {
    packages: /^(express|knex|better-sqlite3|mysql2|pino|helmet)(\/|$)/,
    homes: ['server/'],
    why: 'only the server serves',
  },
  {
    packages: /^(react|react-dom|@ariakit|@vanilla-extract|lucide-react)(\/|$)/,
    homes: ['design-system/', 'site/', 'stories/', '.storybook/', 'docs/', '.ci/'],
    why: 'the server draws nothing',
  },
] as const
