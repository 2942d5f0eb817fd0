/**
 * Which style rules the pictures of a component show in each theme. Light is not taken of every story, so this finds what only dark pictures
 * show: a fault there, in light alone, would be in no picture. It runs in the page, which each story file has for itself.
 */

/** A style rule of the page's sheets that no light picture shows, with the first story that a dark picture shows it in. */
export interface DarkStyle {
  story: string
  /** Its selector, after the media queries around it. */
  rule: string
}

interface Style {
  name: string
  /** Its selector, without pseudo-elements: those have no match of their own, so their element counts. */
  selector: string
  queries: string[]
  /** Classes that an element of the page must have for the rule to match. */
  classes: string[]
}

let styles: Style[] | undefined
const inLight = new Set<string>()
/** The first story of each rule. */
const inDark = new Map<string, string>()

/**
 * Notes the rules that the page shows now.
 * @param themes those in which pictures are taken of it at this width.
 */
export function noteStyles(story: string, themes: readonly string[]): void {
  styles ??= [...document.styleSheets].flatMap(({ cssRules }) => stylesIn(cssRules, []))
  const isLight = themes.includes('light')
  const known = isLight ? inLight : inDark
  const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  for (const style of styles) {
    if (inLight.has(style.name) || known.has(style.name) || !isShown(style, used)) continue
    if (isLight) inLight.add(style.name)
    else inDark.set(style.name, story)
  }
}

/**
 * The rules that were noted in dark alone.
 * @param withGlobal also rules without a class, such as those of headings and of the focus ring.
 * @param files if present, only rules for classes of these style sheets, `LoginScreen` for LoginScreen.css.ts, and the global ones.
 */
export function stylesOnlyInDark(withGlobal: boolean, files?: readonly string[]): DarkStyle[] {
  const isOwn = (name: string) => {
    const classes = classesIn(name)
    if (classes.length === 0) return withGlobal
    return classes.some((one) => files?.some((file) => one.startsWith(`${file}_`)))
  }
  return [...inDark]
    .filter(([name]) => !inLight.has(name) && (!files || isOwn(name)))
    .map(([rule, story]) => ({ story, rule }))
}

const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g
/** Storybook's own styles around a story. */
const storybooks = /^\.sb-/
/** A value that a theme may change. */
const colour = /--sen-color-/

const classesIn = (selector: string) => (selector.match(/\.[a-z_][\w-]*/gi) ?? []).map((name) => name.slice(1))

function stylesIn(rules: CSSRuleList, queries: string[]): Style[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return stylesIn(rule.cssRules, [...queries, rule.conditionText])
    if (rule instanceof CSSGroupingRule) return stylesIn(rule.cssRules, queries)
    if (!(rule instanceof CSSStyleRule) || storybooks.test(rule.selectorText)) return []
    // What a width or a setting changes is layout, which themes share, unless it has a colour.
    if (queries.length > 0 && !colour.test(rule.style.cssText)) return []
    const { selectorText } = rule
    const hasAlternatives = /,|:is\(|:where\(/.test(selectorText)
    return {
      name: [...queries.map((query) => `@media ${query}`), selectorText].join(' '),
      selector: selectorText.replaceAll(pseudoElement, ':is(*)'),
      queries,
      classes: hasAlternatives ? [] : classesIn(selectorText.replaceAll(/:not\([^)]*\)/g, '')),
    }
  })
}

/** @param used the classes of the page's elements; looking these up first is much faster than asking for every selector. */
const isShown = ({ selector, queries, classes }: Style, used: Set<string>) =>
  classes.every((name) => used.has(name)) &&
  queries.every((query) => matchMedia(query).matches) &&
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }))
