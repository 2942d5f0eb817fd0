import { comparedProperties, type InspectedElement, type Inspection } from './inspect.ts'
import { type Watch, withoutHashes } from './rule-changes.ts'

/** The kinds of changes of a page, the surest sign of a cause first. */
export type ChangeKind = 'style' | 'text' | 'icon' | 'image' | 'missing' | 'added' | 'order' | 'value' | 'derived'

/** Something that an element shows differently in two builds. */
export interface PageChange {
  kind: ChangeKind
  /** A CSS property, if it is about styles. */
  property?: string
  before: string
  after: string
  /** The element in a few words, such as `button “Gửi”`. */
  element: string
  /** The changes of style rules that explain it, by their position. */
  causes?: number[]
  /** The element's creator, and in which build. */
  creator: number
  build: 'before' | 'after'
}

/** An element with its children. */
interface Node extends InspectedElement {
  children: Node[]
  styles: string[]
  /** Equal for elements that show the same, with their contents. */
  signature: string
}

/** Compares what a page shows in two builds, element by element. */
export function compareInspections(before: Inspection, after: Inspection, watches: Watch[]): PageChange[] {
  const [first, second] = [treeOf(before), treeOf(after)]
  if (!first || !second) return []
  const found: PageChange[] = []
  comparePair(first, second, watches, found)
  return mostCertain(found)
}

/**
 * Only the surest changes: an element whose style is explained by no rule usually differs because of another one. Changes of rules and contents
 * count together.
 */
function mostCertain(changes: PageChange[]): PageChange[] {
  const certain = changes.filter(({ kind }) => kind !== 'derived')
  return certain.length > 0 ? certain : changes
}

function treeOf({ elements, styles }: Inspection): Node | undefined {
  const nodes = elements.map(
    (element): Node => ({ ...element, children: [], styles: styles[element.style] ?? [], signature: '' }),
  )
  for (const node of nodes) nodes[node.parent]?.children.push(node)
  // Children come after their parents.
  for (const node of nodes.toReversed()) {
    const { tag, text, classes, shown, children } = node
    const own = [tag, text, withoutHashes(classes.join(' ')), JSON.stringify({ ...shown, style: '' })]
    node.signature = `${own.join('|')}(${children.map(({ signature }) => signature).join()})`
  }
  return nodes[0]
}

function comparePair(before: Node, after: Node, watches: Watch[], found: PageChange[]) {
  const add = (change: Pick<PageChange, 'kind' | 'before' | 'after'> & Partial<PageChange>) =>
    found.push({ element: nameOf(after), creator: after.creator, build: 'after', ...change })
  if (before.isVisible || after.isVisible) {
    compareWatched(before, after, watches, add)
    compareContents(before, after, add)
    const sameClasses = withoutHashes(before.classes.join(' ')) === withoutHashes(after.classes.join(' '))
    compareStyles(before, after, sameClasses ? 'derived' : 'style', add)
    const [old = '', now = ''] = [before.shown.style, after.shown.style]
    // Such as the filled share of a bar; the position of a popover follows from others, and changes here too.
    if (old !== now) add({ kind: 'derived', property: 'style', before: old, after: now })
  }
  const { pairs, missing, added } = align(before.children, after.children)
  const moved = new Set(missing.map(({ signature }) => signature))
  for (const node of added.filter(({ isVisible }) => isVisible)) {
    const isMoved = moved.has(node.signature)
    const label = nameOf(node)
    const about = { element: label, creator: node.creator }
    add({ ...about, kind: isMoved ? 'order' : 'added', before: '', after: label })
  }
  const arrived = new Set(added.map(({ signature }) => signature))
  for (const node of missing.filter(({ isVisible, signature }) => isVisible && !arrived.has(signature)))
    add({
      kind: 'missing',
      before: nameOf(node),
      after: '',
      element: nameOf(node),
      creator: node.creator,
      build: 'before',
    })
  for (const [one, other] of pairs) comparePair(one, other, watches, found)
}

type Add = (change: Pick<PageChange, 'kind' | 'before' | 'after'> & Partial<PageChange>) => void

function compareWatched(before: Node, after: Node, watches: Watch[], add: Add) {
  for (const position of new Set([...Object.keys(before.watched), ...Object.keys(after.watched)].map(Number))) {
    const watch = watches[position]
    const [old, now] = [before.watched[position], after.watched[position]]
    // One of the builds has no such element under the rule: the difference is in the page, not in the rule.
    if (!watch || !old || !now) continue
    const { properties } = watch.after
    for (const [at, value] of now.entries())
      if (value !== old[at])
        add({
          kind: 'style',
          property: properties[at % properties.length] ?? '',
          before: old[at] ?? '',
          after: value,
          causes: watch.causes,
        })
  }
}

function compareContents(before: Node, after: Node, add: Add) {
  if (before.text !== after.text) add({ kind: 'text', before: before.text, after: after.text })
  const [old, now] = [before.shown, after.shown]
  if (old.drawing !== now.drawing)
    add({ kind: 'icon', before: iconName(old.icon) || 'drawing', after: iconName(now.icon) || 'another drawing' })
  if (old.image !== now.image) add({ kind: 'image', before: old.image ?? '', after: now.image ?? '' })
  for (const name of ['value', 'placeholder', 'checked'])
    if (old[name] !== now[name]) add({ kind: 'value', before: old[name] ?? '', after: now[name] ?? '' })
}

const iconName = (icon = '') => icon.replace('lucide-', '')

const colourAt = comparedProperties.indexOf('color')

function compareStyles(before: Node, after: Node, kind: 'style' | 'derived', add: Add) {
  for (const [at, value] of after.styles.entries()) {
    const old = before.styles[at] ?? ''
    const place = at % comparedProperties.length
    const start = at - place
    // Borders and outlines have the colour of the text unless they set another one.
    const follows = value === after.styles[start + colourAt] && old === before.styles[start + colourAt]
    if (value === old || (follows && place !== colourAt)) continue
    add({ kind, property: comparedProperties[place] ?? '', before: old, after: value })
  }
}

/** How alike two elements are; 0 if they cannot be the same. */
function likeness(a: Node, b: Node): number {
  if (a.tag !== b.tag) return 0
  if (a.signature === b.signature) return 10
  const isSame = (of: (node: Node) => string) => Number(of(a) === of(b))
  return (
    1 +
    2 * isSame(({ component }) => component) +
    isSame(({ classes }) => withoutHashes(classes.join(' '))) +
    isSame(({ text }) => text) +
    isSame(({ children }) => `${children.length}`)
  )
}

/** Pairs the children of two elements, in order, so that the pairs are as alike as possible. */
function align(before: Node[], after: Node[]) {
  const score = before.map(() => after.map(() => 0))
  const at = (row: number, column: number) => score[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const alike = likeness(before[row] as Node, after[column] as Node)
      const paired = alike > 0 ? alike + at(row + 1, column + 1) : 0
      const line = score[row]
      if (line) line[column] = Math.max(paired, at(row + 1, column), at(row, column + 1))
    }
  const pairs: [Node, Node][] = []
  const missing: Node[] = []
  const added: Node[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [one, other] = [before[row], after[column]]
    const alike = one && other ? likeness(one, other) : 0
    if (one && other && alike > 0 && at(row, column) === alike + at(row + 1, column + 1)) {
      pairs.push([one, other])
      row++
      column++
    } else if (one && (!other || at(row + 1, column) >= at(row, column + 1))) {
      missing.push(one)
      row++
    } else if (other) {
      added.push(other)
      column++
    }
  }
  return { pairs, missing, added }
}

/** An element in a few words: what it is, and its first text. */
function nameOf(node: Node): string {
  const text = textOf(node)
  const what = node.component || node.tag
  return text ? `${what} “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”` : what
}

function textOf({ text, children }: Node): string {
  if (text) return text
  for (const child of children) {
    const found = textOf(child)
    if (found) return found
  }
  return ''
}
