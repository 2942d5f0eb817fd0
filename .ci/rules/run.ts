/** `npm run rules`: checks the project rules. Exits with a non-zero code if one is violated. */
import { resolve } from 'node:path'
import { checkRules } from './rules.ts'
import { readTree } from './source.ts'

const outcomes = checkRules(readTree(resolve(import.meta.dirname, '../..')))
for (const { rule, violations } of outcomes) {
  console.log(`${violations.length === 0 ? '✓' : '✗'} ${rule.number} ${rule.name}`)
  if (violations.length > 0) console.log(`  ${rule.demand}`)
  for (const { path, line, message } of violations) console.log(`  ${line ? `${path}:${line}` : path}  ${message}`)
}
process.exitCode = outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0
