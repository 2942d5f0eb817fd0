import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { Finding, Section } from './review-data.ts'

/** One thing that a source declares: a token, a prop, a text or a story. */
export interface Item {
  group: string
  name: string
  value: string
  storyId?: string
}

/** Items by their ids. */
export type Items = Map<string, Item>

/** The section of a source file, from its path; undefined for a file that declares nothing to review. */
export function sectionOf(path: string): Section | undefined {
  if (/\.test\.tsx?$/.test(path)) return undefined
  if (/^design-system\/tokens\/export\/\w+\.tokens\.json$/.test(path)) return 'tokens'
  if (/^design-system\/texts\/.+\.ts$/.test(path)) return 'texts'
  if (/^design-system\/.+\.tsx$/.test(path)) return 'props'
  if (/^stories\/.+\.stories\.tsx$/.test(path)) return 'stories'
  return undefined
}

const readers: Record<Section, (path: string, text: string) => Items> = {
  tokens: tokensIn,
  texts: textsIn,
  props: propsIn,
  stories: storiesIn,
}

/** The items of a source file. */
export function itemsIn(section: Section, path: string, text: string): Items {
  return readers[section](path, text)
}

/** What differs between the items of a file before and now. */
export function findingsBetween(before: Items, after: Items): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): Finding[] => {
    const old = before.get(id)
    const now = after.get(id)
    if (old?.value === now?.value || (!old && !now)) return []
    const { group, name, storyId } = (now ?? old) as Item
    const about = { id, group, name, ...(now && storyId ? { storyId } : {}) }
    if (!old) return [{ ...about, kind: 'new', after: now?.value ?? '' }]
    if (!now) return [{ ...about, kind: 'removed', before: old.value }]
    return [{ ...about, kind: 'changed', before: old.value, after: now.value }]
  })
}

// ---- Tokens: the exported files of the W3C format

interface TokenNode {
  $value?: unknown
  $extensions?: Record<string, unknown>
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function tokensIn(path: string, text: string): Items {
  const theme = /(\w+)\.tokens\.json$/.exec(path)?.[1] ?? ''
  const items: Items = new Map()
  const walk = (node: Record<string, unknown>, names: string[]) => {
    const { $value, $extensions } = node as TokenNode
    if ($value !== undefined) {
      const name = names.join('.')
      const css = $extensions?.['cloud.sen.css']
      items.set(`${theme}/${name}`, {
        group: capital(theme),
        name,
        value: typeof css === 'string' ? css : tokenValue($value),
      })
      return
    }
    for (const [name, child] of Object.entries(node))
      if (!name.startsWith('$') && typeof child === 'object' && child)
        walk(child as Record<string, unknown>, [...names, name])
  }
  walk(JSON.parse(text), [])
  return items
}

function tokenValue(value: unknown): string {
  const { value: amount, unit } = (typeof value === 'object' && value ? value : {}) as { value?: number; unit?: string }
  if (amount !== undefined && unit) return `${amount}${unit}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// ---- Props: exported types named …Props

/** The component in whose folder a file lies: `components/Button`. */
const folderOf = (path: string) => path.replace(/^design-system\//, '').replace(/\/[^/]*$/, '')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function propsIn(path: string, text: string): Items {
  const items: Items = new Map()
  const group = folderOf(path)
  const { program } = parseSync(path, text)
  const slice = ({ start, end }: { start: number; end: number }) => oneLine(text.slice(start, end))
  const add = (type: string, name: string, value: string) =>
    items.set(`${group}/${type}.${name}`, { group, name: `${type}.${name}`, value })
  const addMembers = (type: string, members: readonly ESTree.TSSignature[]) => {
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
      const name = slice(member.key)
      add(type, name, slice(member).replace(/[,;]$/, ''))
    }
  }
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name.endsWith('Props')) {
      if (declared.extends.length > 0) add(declared.id.name, 'extends', declared.extends.map(slice).join(', '))
      addMembers(declared.id.name, declared.body.body)
    }
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name.endsWith('Props'))
      add(declared.id.name, 'type', slice(declared.typeAnnotation))
  }
  return items
}

// ---- Texts: the strings of exported objects

function textsIn(path: string, text: string): Items {
  const items: Items = new Map()
  const file = path.replace(/^design-system\/texts\//, '').replace(/\.ts$/, '')
  const walk = (node: ESTree.Expression, names: string[]) => {
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties)
        if (property.type === 'Property') walk(property.value as ESTree.Expression, [...names, nameOf(property.key)])
    } else if (node.type === 'ArrayExpression') {
      node.elements.forEach((element, at) => {
        if (element && element.type !== 'SpreadElement') walk(element, [...names, `${at + 1}`])
      })
    } else if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') {
      walk(node.expression, names)
    } else {
      const value = textOf(node, text)
      const name = names.join('.')
      if (value !== undefined) items.set(`${file}/${name}`, { group: file, name, value })
    }
  }
  const nameOf = (key: ESTree.PropertyKey) =>
    key.type === 'Literal' ? String(key.value) : text.slice(key.start, key.end)
  for (const statement of parseSync(path, text).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) if (id.type === 'Identifier' && init) walk(init, [id.name])
  }
  return items
}

/** The words of a text; of a function that makes one, its source. Undefined for what is no text, such as a name of another text. */
function textOf(node: ESTree.Expression, text: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral' || node.type === 'ArrowFunctionExpression' || node.type === 'BinaryExpression')
    return oneLine(text.slice(node.start, node.end))
  return undefined
}

// ---- Stories

/** The title of a story file, and the names of its stories by their exports. */
export function storiesOf(path: string, text: string) {
  const { program } = parseSync(path, text)
  let title: string | undefined
  const names = new Map<string, string>()
  new Visitor({
    Property: ({ key, value }) => {
      if (title === undefined && key.type === 'Identifier' && key.name === 'title' && value.type === 'Literal')
        title = String(value.value)
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id } of declared.declarations)
      if (id.type === 'Identifier') names.set(id.name, storyNameFromExport(id.name))
  }
  return { title: title ?? '', names }
}

function storiesIn(path: string, text: string): Items {
  const group = path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '')
  const { title, names } = storiesOf(path, text)
  return new Map(
    [...names].map(([exported, name]) => [
      `${group}/${toId('x', name).slice('x--'.length)}`,
      { group, name, value: name, storyId: toId(title, storyNameFromExport(exported)) },
    ]),
  )
}
