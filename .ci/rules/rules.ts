import { fixedEntries } from './0-fixed-entries.ts'
import { layersDownhill } from './1-layers-downhill.ts'
import { importsByAlias } from './2-imports-by-alias.ts'
import { noBuiltInText } from './3-no-built-in-text.ts'
import { stylesFromTokens } from './4-styles-from-tokens.ts'
import { componentShape } from './5-component-shape.ts'
import { injectedTime } from './6-injected-time.ts'
import { routesInRegistry } from './7-routes-in-registry.ts'
import { sqlInStores } from './8-sql-in-stores.ts'
import { plainWords } from './9-plain-words.ts'
import { type Exception, exceptions } from './exceptions.ts'
import type { Rule, Tree, Violation } from './source.ts'

/** All rules, by number. */
export const rules: readonly Rule[] = [
  fixedEntries,
  layersDownhill,
  importsByAlias,
  noBuiltInText,
  stylesFromTokens,
  componentShape,
  injectedTime,
  routesInRegistry,
  sqlInStores,
  plainWords,
]

export interface Outcome {
  rule: Rule
  violations: Violation[]
}

/** Checks every rule, subtracts the exceptions, and reports exceptions that are not needed. */
export function checkRules(tree: Tree, allowed: readonly Exception[] = exceptions): Outcome[] {
  return rules.map((rule) => {
    const found = rule.check(tree)
    const ofRule = allowed.filter((exception) => exception.rule === rule.number)
    const covers = ({ path, about }: Exception, violation: Violation) =>
      violation.path === path && violation.message.includes(about)
    const remaining = found.filter((violation) => !ofRule.some((exception) => covers(exception, violation)))
    const unused = ofRule.filter((exception) => !found.some((violation) => covers(exception, violation)))
    const stale = unused.map(({ path, about }) => ({
      path,
      message: `The exception for "${about}" is no longer needed. Remove it from .ci/rules/exceptions.ts.`,
    }))
    return { rule, violations: [...remaining, ...stale] }
  })
}
