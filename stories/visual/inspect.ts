import { withoutHashes } from './rule-changes.ts'

/**
 * What the page of a story consists of, as data: its elements, what they show, and the style rules. The gate reads it in two builds, before and
 * after a change, to find the cause of a different picture (causes.ts).
 */

/** A style rule of the page's sheets. Keyframes are one rule, with their entire text as the declaration `keyframes`. */
export interface PageRule {
  /** The conditions and layers around it, such as `@layer components @media (min-width: 768px)`. */
  context: string
  selector: string
  declarations: Record<string, string>
}

/** A rule whose effect is of interest: for each element that it selects, the computed values of some properties are read. */
export interface WatchedRule {
  selector: string
  properties: string[]
}

/** A call of JSX: where it is in the bundle, as lines of a stack trace, and the call that created the component around it. */
export interface Creator {
  stack: string[]
  /** Position of the next one in the list; -1 for the outermost. */
  owner: number
}

/** An element of the page. Numbers are positions in the lists of the inspection. */
export interface InspectedElement {
  /** -1 for the root. */
  parent: number
  tag: string
  /** Value of `data-component`, or an empty string. */
  component: string
  classes: string[]
  /** Its own text, without that of its children. */
  text: string
  /** Attributes and states that a picture can show. */
  shown: Record<string, string>
  /** Computed values of `comparedProperties`, each with those of `::before` and `::after`. */
  style: number
  isVisible: boolean
  creator: number
  /** Computed values of the properties of each watched rule that selects it, by the rule's position. */
  watched: Record<number, string[]>
}

export interface Inspection {
  elements: InspectedElement[]
  styles: string[][]
  creators: Creator[]
}

/** Properties that a picture can show, except sizes and positions: these follow from others, here or on another element. */
export const comparedProperties = [
  'display position z-index float visibility opacity order overflow cursor',
  'color background-color background-image background-size background-position box-shadow text-shadow fill stroke stroke-width',
  'border-width border-style border-color border-radius outline-width outline-style outline-color outline-offset',
  'padding margin gap flex-direction flex-wrap flex-grow flex-shrink flex-basis',
  'align-items align-content align-self justify-content justify-items justify-self grid-auto-flow',
  'font-family font-size font-weight font-style font-variant line-height letter-spacing word-spacing',
  'text-align text-transform text-decoration-line text-overflow text-wrap white-space overflow-wrap word-break',
  'list-style-type object-fit object-position aspect-ratio transform translate rotate scale filter backdrop-filter clip-path',
  'content -webkit-line-clamp mix-blend-mode color-scheme',
]
  .join(' ')
  .split(' ')

/** What shows nothing by itself, and the parts of an icon: those of our own drawings have classes, and may be coloured each. */
const unread = 'script, style, head, link, svg *:not([class])'

const pseudoElements = ['', '::before', '::after']

/** All style rules of the page, in order. */
export function rulesOfPage(): PageRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...rulesIn(sheet.cssRules, '')])
}

function* rulesIn(rules: CSSRuleList, context: string): Generator<PageRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      yield { context, selector: rule.selectorText, declarations: declarationsOf(rule.style) }
    else if (rule instanceof CSSKeyframesRule)
      yield { context, selector: `@keyframes ${rule.name}`, declarations: { keyframes: rule.cssText } }
    else if (rule instanceof CSSFontFaceRule)
      yield { context, selector: '@font-face', declarations: { [rule.style.cssText]: rule.style.cssText } }
    if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
      const [prelude = ''] = rule.cssText.split('{', 1)
      const inner = rule instanceof CSSStyleRule ? context : `${context} ${prelude.trim()}`.trim()
      yield* rulesIn(rule.cssRules as CSSRuleList, inner)
    }
  }
}

/** The declarations as the browser writes them, with shorthands: a shorthand with a custom property has no longhands. */
const declarationsOf = ({ cssText }: CSSStyleDeclaration) =>
  Object.fromEntries(
    cssText
      .split(/;\s*(?=[-a-z]+\s*:|--|$)/)
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => {
        const colon = declaration.indexOf(':')
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
      }),
  )

/** The elements of the page as they are now. The shapes of a drawing count as part of it. */
export function inspectPage(watched: WatchedRule[]): Inspection {
  const styles = new Interned<string[]>((values) => values.join('\n'))
  const creators = new Creators()
  const positions = new Map<Element, number>()
  const elements: InspectedElement[] = []
  const visit = (element: Element, parent: number) => {
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    positions.set(element, elements.length)
    elements.push({
      parent,
      tag: element.localName,
      component: element.getAttribute('data-component') ?? '',
      classes: [...element.classList],
      text: ownText(element),
      shown: shownBy(element),
      style: styles.add(pseudoElements.flatMap((pseudo) => valuesOf(element, pseudo, comparedProperties))),
      isVisible,
      creator: creators.of(element),
      watched: {},
    })
    const position = elements.length - 1
    if (getComputedStyle(element).display === 'none') return
    for (const child of element.children) if (!child.matches(unread)) visit(child, position)
  }
  visit(document.documentElement, -1)
  for (const [rule, { selector, properties }] of watched.entries())
    for (const [element, pseudo] of selectedBy(selector)) {
      const found = elements[positions.get(element) ?? -1]
      if (found) found.watched[rule] = [...(found.watched[rule] ?? []), ...valuesOf(element, pseudo, properties)]
    }
  return { elements, styles: styles.values, creators: creators.list }
}

const valuesOf = (element: Element, pseudo: string, properties: string[]) => {
  const style = getComputedStyle(element, pseudo || undefined)
  // A pseudo-element without content is not drawn.
  if (/^::(?:before|after)$/.test(pseudo) && style.content === 'none') return properties.map(() => '')
  return properties.map((property) => style.getPropertyValue(property))
}

const ownText = (element: Element) =>
  [...element.childNodes]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join('')
    .trim()

function shownBy(element: Element): Record<string, string> {
  const shown: Record<string, string> = {}
  if (element instanceof SVGElement) {
    shown.icon = [...element.classList].find((name) => /^lucide-./.test(name)) ?? ''
    shown.drawing = withoutHashes(element.innerHTML)
  }
  if (element instanceof HTMLImageElement) shown.image = element.currentSrc.split('/').at(-1) ?? ''
  if (element instanceof HTMLInputElement) {
    const { value, checked, placeholder, type } = element
    Object.assign(shown, { value: type === 'password' ? '•'.repeat(value.length) : value, placeholder })
    if (/checkbox|radio/.test(type)) shown.checked = `${checked}`
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) shown.value = element.value
  const inline = element.getAttribute('style')
  if (inline) shown.style = inline
  return shown
}

/** States that the pointer or the keyboard sets, or that the gate forces: a rule for them is watched without them as well. */
const states = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/g

/** The elements that a rule selects, each with the pseudo-element. */
function* selectedBy(selector: string): Generator<[Element, pseudo: string]> {
  for (const part of selector.split(/,(?![^(]*\))/)) {
    const [pseudo = ''] = /::[\w-]+/.exec(part) ?? []
    const plain = part.replace(/::[\w-]+(?:\([^)]*\))?/, '').trim() || '*'
    const found = new Set([...select(plain), ...select(plain.replaceAll(states, '') || '*')])
    for (const element of found) yield [element, pseudo]
  }
}

/** An empty list for a selector that is not valid without the states. */
function select(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return []
  }
}

class Interned<Value> {
  readonly values: Value[] = []
  readonly #positions = new Map<string, number>()
  readonly #keyOf: (value: Value) => string

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf
  }

  add(value: Value): number {
    const key = this.#keyOf(value)
    const known = this.#positions.get(key)
    if (known !== undefined) return known
    this.#positions.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

/** The part of React's internal record of an element that its development build adds for messages. */
interface Fiber {
  return: Fiber | null
  _debugOwner?: Fiber | null
  _debugStack?: Error | null
}

/** Lines of a stack trace that are kept: those of React itself come first. */
const keptLines = 6

class Creators {
  readonly list: Creator[] = []
  readonly #positions = new Map<Fiber, number>()

  of(element: Element): number {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    return this.#add(key ? (element as unknown as Record<string, Fiber>)[key] : undefined)
  }

  #add(fiber: Fiber | null | undefined): number {
    if (!fiber) return -1
    const known = this.#positions.get(fiber)
    if (known !== undefined) return known
    const owner = this.#add(fiber._debugOwner)
    const stack = (fiber._debugStack?.stack ?? '').split('\n').slice(1, 1 + keptLines)
    this.#positions.set(fiber, this.list.length)
    return this.list.push({ stack, owner }) - 1
  }
}
