/** A style rule that uses a pointer state, keyboard focus, or a token of these states. */
export interface StateRule {
  /** Its selector, after the media queries around it. */
  rule: string
  /** Whether it applies only in a state. */
  isForState: boolean
  /** The tokens of states in its declarations: `--sen-color-line-controlHover`. */
  tokens: string[]
  /** Whether an element of the page matches it now. */
  isShown: boolean
}

const statePattern = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/
/** Tokens of states have these words in their names. */
const tokenPattern = /(?<=var\()--sen-[\w-]*(?:hover|focus|pressed)[\w-]*/gi
const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g
/** Storybook's own styles around a story. */
const storybooks = /^\.sb-/

/**
 * The rules of the page's style sheets, and of the story's inline styles, that concern pointer states and keyboard focus. Whether
 * one is shown depends on the states that are forced at this moment.
 */
export function stateRules(): StateRule[] {
  const inline = [...document.querySelectorAll<HTMLElement>('[style*="--sen-"]')]
  return [
    ...[...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules, [])),
    ...inline.map(({ style }) => ({ rule: 'inline', isForState: false, tokens: tokensIn(style), isShown: true })),
  ].filter(({ isForState, tokens }) => isForState || tokens.length > 0)
}

const tokensIn = ({ cssText }: CSSStyleDeclaration) => [...new Set(cssText.match(tokenPattern))]

function rulesIn(rules: CSSRuleList, queries: string[]): StateRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, [...queries, rule.conditionText])
    if (rule instanceof CSSGroupingRule) return rulesIn(rule.cssRules, queries)
    if (!(rule instanceof CSSStyleRule) || storybooks.test(rule.selectorText)) return []
    const { selectorText, style } = rule
    return {
      rule: [...queries.map((query) => `@media ${query}`), selectorText].join(' '),
      // What an element looks like outside a state is in every picture.
      isForState: statePattern.test(selectorText.replaceAll(/:not\([^)]*\)/g, '')),
      tokens: tokensIn(style),
      isShown: queries.every((query) => matchMedia(query).matches) && hasMatch(selectorText),
    }
  })
}

/** A pseudo-element has no match of its own: its element counts. */
const hasMatch = (selector: string) => document.querySelector(selector.replaceAll(pseudoElement, ':is(*)')) !== null
