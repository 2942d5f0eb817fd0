import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The layers whose components have a page, with Storybook's section for their stories. */
export const layers = {
  primitives: 'Primitives',
  components: 'Components',
  storefront: 'Storefront',
  account: 'Account',
  admin: 'Back-office',
  screens: 'Screens',
} as const
export type Layer = keyof typeof layers

/** Internal components, which are documented with the components that use them. */
export const internal: Readonly<Record<string, string>> = {
  'components/StateMessage': 'The layout that EmptyState and ErrorState share; no other component uses it.',
  'account/PanelHeader': 'The title row that the dashboard’s panels share.',
  'account/ResourceList': 'The loading, empty and error states that the account’s lists share.',
  'storefront/FooterColumns': 'The columns of links that the three footers share.',
  'storefront/FooterHotline': 'The hotline that two of the footers share.',
}

export const headings = ['When to use it, and alternatives', 'Anatomy', 'Do', "Don't", 'Props'] as const
export const screenHeadings = ['Route', 'States', 'Pieces', 'Data', 'Specification', 'Do', "Don't", 'Props'] as const

const statuses = ['experimental', 'beta', 'stable']

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** The names of a layer's folders with an index. */
export const componentsOf = (layer: string) =>
  readdirSync(join(root, 'design-system', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'design-system', layer, entry.name, 'index.ts')))
    .map(({ name }) => name)

/** The names of the pages of a layer, without file extension. */
export const pagesOf = (layer: Layer) =>
  readdirSync(join(root, 'docs', layer)).flatMap((file) =>
    file.endsWith('.mdx') ? [file.slice(0, -'.mdx'.length)] : [],
  )

export const pageName = kebab

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)

/** Everything that is missing from a component's page and stories, one message each. */
export function faultsOf(layer: Layer, name: string): string[] {
  const path = `docs/${layer}/${kebab(name)}.mdx`
  const page = read(path)
  const stories = storyFaults(layer, layers[layer], name)
  return page === undefined ? [`${path} is missing`, ...stories] : [...pageFaults(path, page, name), ...stories]
}

/** Everything that is missing from the text of a page, one message each. */
export function pageFaults(path: string, page: string, name: string): string[] {
  const lines = page.split('\n')
  const has = (line: string) => lines.includes(line)
  return [
    ...(has(`# ${name}`) ? [] : [`${path} has no title “# ${name}”`]),
    ...(has('<Meta of={Stories} name="Docs" />') ? [] : [`${path} is not the page of its stories`]),
    ...(path.startsWith('docs/screens/') ? screenHeadings : headings)
      .filter((heading) => !has(`## ${heading}`))
      .map((heading) => `${path} has no “## ${heading}”`),
    ...(page.includes('<Controls />') ? [] : [`${path} shows no props`]),
  ]
}

/** Everything that is missing from the stories of a component or a screen, one message each. */
export function storyFaults(layer: string, section: string, name: string): string[] {
  const path = `stories/${layer}/${name}.stories.tsx`
  const stories = read(path)
  if (stories === undefined) return [`${path} is missing`]
  const tags = [...(/^ {2}tags: \[([^\]]*)\]/m.exec(stories)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, tag]) => tag)
  const found = tags.filter((tag) => tag && statuses.includes(tag))
  return [
    ...(found.length === 1 ? [] : [`${path} needs one of the tags ${statuses.join(', ')} in its meta`]),
    ...(stories.includes(`title: '${section}/${name}'`) ? [] : [`${path} is not titled ${section}/${name}`]),
  ]
}
