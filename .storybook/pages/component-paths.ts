/** Folders by the first part of a story's title, as in `Back-office/UsersTable`. */
const layers: Record<string, string> = {
  Primitives: 'primitives',
  Components: 'components',
  Storefront: 'storefront',
  Account: 'account',
  'Back-office': 'admin',
  Screens: 'screens',
}

/** `components/Button`, from the title of its stories; undefined for a page that does not document a component. */
export function pathOf(title: string): string | undefined {
  const [section = '', name] = title.split('/')
  return layers[section] && name ? `${layers[section]}/${name}` : undefined
}

const sections = Object.fromEntries(Object.entries(layers).map(([section, layer]) => [layer, section]))

/** Files of the components' pages: `../../docs/components/button-link.mdx`. */
const pages = Object.keys(import.meta.glob('../../docs/*/*.mdx'))

/** URLs of the components' pages by name, in lower case. */
const addresses = new Map(
  pages.flatMap((file) => {
    const [, layer = '', page = ''] = /docs\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? []
    const section = sections[layer]
    const name = page.replaceAll('-', '')
    return section ? [[name, `?path=/docs/${section.toLowerCase()}-${name}--docs`] as const] : []
  }),
)

/** The URL of a component's page, if there is one. */
export const pageOf = (component: string) =>
  /^[A-Z][A-Za-z]+$/.test(component) ? addresses.get(component.toLowerCase()) : undefined

/** Gzipped bytes of each component on its own, without React. Absent until they have been measured. */
const [costs = {}] = Object.values(
  import.meta.glob<Record<string, { gzip: number }>>('../../docs/bundle-cost.json', { eager: true, import: 'default' }),
)

/** The cost of a component, in gzipped bytes. */
export const costOf = (path: string) => costs[path]?.gzip
