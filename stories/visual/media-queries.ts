/**
 * Finds styles that change at a width that is no breakpoint. Pictures are taken between the breakpoints, so no picture might show
 * these styles.
 */

/** A width in a media query, in px, rem or em: `(width < 48rem)`, `(min-width: 400px)`. The word itself is not consumed: `(400px <= width <= 700px)`. */
const widthInQuery = /(?:width\s*[:<>=]+\s*([\d.]+)(px|r?em))|(?:([\d.]+)(px|r?em)\s*[<>=]+\s*(?=width))/g

/** @returns the widths in CSS pixels at which a media query changes; a query for less than 48rem changes at 768 px. */
export const widthsIn = (query: string): number[] =>
  [...query.matchAll(widthInQuery)].map(([, first, firstUnit, second, secondUnit]) => {
    const value = Number(first ?? second)
    return (firstUnit ?? secondUnit) === 'px' ? value : value * 16
  })

interface WidthRule {
  selector: string
  width: number
}

function rulesIn(rules: CSSRuleList, breakpoints: number[], other?: number): WidthRule[] {
  return [...rules].flatMap((rule): WidthRule[] => {
    if (rule instanceof CSSStyleRule) return other === undefined ? [] : [{ selector: rule.selectorText, width: other }]
    if (!(rule instanceof CSSGroupingRule)) return []
    const widths = rule instanceof CSSMediaRule ? widthsIn(rule.conditionText) : []
    return rulesIn(rule.cssRules, breakpoints, widths.find((width) => !breakpoints.includes(width)) ?? other)
  })
}

/** Elements of the document whose style changes at a width that is none of the breakpoints, in CSS pixels. */
export function changesBetween(breakpoints: number[]): { element: Element; width: number }[] {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, breakpoints))
  return rules.flatMap(({ selector, width }) => {
    // The first class is enough: the rest of a selector may be a state that the story does not show.
    const [className] = /\.[\w-]+/.exec(selector) ?? ['html']
    const element = document.querySelector(className)
    return element ? [{ element, width }] : []
  })
}
