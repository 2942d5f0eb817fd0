import { expect, test } from 'vitest'
import { type Exception, exceptions } from './exceptions.ts'
import { checkRules } from './rules.ts'
import { parse } from './source.ts'

const broken = {
  root: '/',
  rootEntries: [],
  sources: [parse('server/features/a/service.ts', 'export const a = Date.now()\n')],
}
const exception = { rule: 6, path: 'server/features/a/service.ts', about: 'Date.now', reason: 'Because.' }
const violationsOf = (number: number, outcomes: ReturnType<typeof checkRules>) =>
  outcomes.find(({ rule }) => rule.number === number)?.violations

test('an exception covers only the violation that it describes', () => {
  expect(violationsOf(6, checkRules(broken, []))).toHaveLength(1)
  expect(violationsOf(6, checkRules(broken, [exception]))).toEqual([])
  expect(violationsOf(6, checkRules(broken, [{ ...exception, path: 'server/features/b/service.ts' }]))).toHaveLength(2)
})

test('an exception that covers nothing is a violation', () => {
  const fixed = { ...broken, sources: [] }
  expect(violationsOf(6, checkRules(fixed, [exception]))).toEqual([
    { path: exception.path, message: expect.stringContaining('no longer needed') },
  ])
})

test('exceptions are sorted by rule, then by path, then by the violation', () => {
  const place = ({ path, about }: Exception) => `${path} ${about}`
  const inOrder = exceptions.toSorted((a, b) => a.rule - b.rule || (place(a) < place(b) ? -1 : 1))
  expect(exceptions).toEqual(inOrder)
})
