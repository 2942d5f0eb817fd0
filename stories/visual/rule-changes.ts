import type { PageRule, WatchedRule } from './inspect.ts'

/** A declaration that two builds of the stories have differently; an empty text if one of them lacks it. */
export interface Declaration {
  property: string
  before: string
  after: string
}

/** A token, or a style rule, that two builds have differently. */
export interface StyleChange {
  /** As vanilla-extract writes it, without hashes: `.Button_button_size_small`. */
  selector: string
  declarations: Declaration[]
  /** Present if it is a token. */
  token?: { name: string; theme?: 'dark' | 'light' }
}

/** A rule to watch in both builds, and the changes that may have an effect through it, by their position. */
export interface Watch {
  before: WatchedRule
  after: WatchedRule
  causes: number[]
}

/** vanilla-extract ends names with a hash and a running number, which also change when another style is added before. */
export const withoutHashes = (text: string) => text.replaceAll(/__[a-z0-9]{4,}(?![\w-])/g, '')

/** Rules of one name. Variants of a recipe may have equal names without their hashes. */
interface NamedRule {
  context: string
  selector: string
  /** With hashes, as the page knows them. */
  selectors: Set<string>
  declarations: Record<string, string>
}

function byName(rules: PageRule[]): Map<string, NamedRule> {
  const named = new Map<string, NamedRule>()
  for (const { context, selector, declarations } of rules) {
    const plain = withoutHashes(selector)
    const key = `${context} ${plain}`
    const rule = named.get(key) ?? { context, selector: plain, selectors: new Set(), declarations: {} }
    rule.selectors.add(selector)
    for (const [property, value] of Object.entries(declarations))
      rule.declarations[withoutHashes(property)] = withoutHashes(value)
    named.set(key, rule)
  }
  return named
}

/** Shorthands whose computed values are long, with the parts that are read instead. */
const partsOf: Record<string, string[]> = {
  background: ['background-color', 'background-image'],
  outline: ['outline-style', 'outline-width', 'outline-color'],
}

/** Properties that keyframes may change, read while an animation is at the point of a picture. */
const animated = ['opacity', 'transform', 'translate', 'rotate', 'scale', 'filter', 'clip-path', 'background-color']

const isCustom = (property: string) => property.startsWith('--')
const tokenPrefix = '--sen-'

/** Compares the style rules of two builds: what changed, and which rules to watch to see where that has an effect. */
export function changedRules(before: PageRule[], after: PageRule[]): { changes: StyleChange[]; watches: Watch[] } {
  const [old, now] = [byName(before), byName(after)]
  const changes: StyleChange[] = []
  const watches: Watch[] = []
  /** The changes that reach a custom property or an animation, by its name. */
  const carriers = new Map<string, Set<number>>()
  const carry = (name: string, cause: number) => carriers.set(name, (carriers.get(name) ?? new Set()).add(cause))
  const watch = (key: string, properties: string[], causes: number[]) => {
    const selectorOf = (rules: Map<string, NamedRule>) => [...(rules.get(key)?.selectors ?? [])].join(', ')
    // An element without the rule in one build is still to be read there.
    const [first, second] = [selectorOf(old) || selectorOf(now), selectorOf(now) || selectorOf(old)]
    const parts = [...new Set(properties.flatMap((property) => partsOf[property] ?? [property]))]
    watches.push({
      before: { selector: first, properties: parts },
      after: { selector: second, properties: parts },
      causes,
    })
  }
  const keys = new Set([...old.keys(), ...now.keys()])
  for (const key of keys) {
    const [from, to] = [old.get(key), now.get(key)]
    const declarations = differences(from?.declarations ?? {}, to?.declarations ?? {})
    const selector = (to ?? from)?.selector ?? ''
    if (declarations.length === 0 || selector === '@font-face') continue
    for (const declaration of declarations.filter(({ property }) => property.startsWith(tokenPrefix))) {
      carry(declaration.property, changes.length)
      changes.push({ selector, declarations: [declaration], token: tokenOf(declaration.property, selector) })
    }
    const own = declarations.filter(({ property }) => !property.startsWith(tokenPrefix))
    if (own.length === 0) continue
    for (const { property } of own.filter(({ property: name }) => isCustom(name))) carry(property, changes.length)
    if (selector.startsWith('@keyframes ')) carry(selector.slice('@keyframes '.length), changes.length)
    const visible = own.map(({ property }) => property).filter((property) => !isCustom(property))
    if (!selector.startsWith('@') && visible.length > 0) watch(key, visible, [changes.length])
    changes.push({ selector, declarations: own })
  }
  followCustomProperties([...old.values(), ...now.values()], carriers)
  for (const key of keys) {
    const { selector = '', declarations = {} } = now.get(key) ?? old.get(key) ?? {}
    if (selector.startsWith('@')) continue
    for (const [property, value] of Object.entries(declarations)) {
      if (isCustom(property)) continue
      const causes = namesIn(property, value).flatMap((name) => [...(carriers.get(name) ?? [])])
      const isAnimation = property.startsWith('animation')
      if (causes.length > 0) watch(key, isAnimation ? animated : [property], [...new Set(causes)])
    }
  }
  return { changes, watches }
}

function differences(before: Record<string, string>, after: Record<string, string>): Declaration[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((property) => ({ property, before: before[property] ?? '', after: after[property] ?? '' }))
    .filter((declaration) => declaration.before !== declaration.after)
}

/** Custom properties, or names of animations, in a value. */
function namesIn(property: string, value: string): string[] {
  const variables = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  return property.startsWith('animation') ? [...variables, ...value.split(/[\s,]+/)] : variables
}

/** A custom property whose value contains another one changes with it. */
function followCustomProperties(rules: NamedRule[], carriers: Map<string, Set<number>>) {
  const pairs = rules.flatMap(({ declarations }) =>
    Object.entries(declarations)
      .filter(([property]) => isCustom(property))
      .flatMap(([property, value]) => namesIn(property, value).map((name) => [name, property] as const)),
  )
  for (let grown = true; grown; ) {
    grown = false
    for (const [from, to] of pairs) {
      const known = carriers.get(to) ?? new Set()
      const size = known.size
      for (const cause of carriers.get(from) ?? []) known.add(cause)
      if (known.size === size) continue
      carriers.set(to, known)
      grown = true
    }
  }
}

/** `--sen-color-text-tertiary` of the light theme is `text.tertiary`. */
function tokenOf(property: string, selector: string): NonNullable<StyleChange['token']> {
  const name = property
    .slice(tokenPrefix.length)
    .replace(/^color-/, '')
    .replaceAll('-', '.')
  const theme = (['dark', 'light'] as const).find((one) => selector.includes(`"${one}"`))
  return { name, ...(theme && { theme }) }
}
