import { expect, test } from 'vitest'
import { judge } from './speed-verdict.ts'

test('a gate that is slower by less than a quarter passes', () => {
  expect(judge([3.01], 4)).toEqual({
    isGood: true,
    text: 'The gate is as fast as recorded: 3.01 times plain Playwright, recorded are 4.',
  })
})

test('one good round is enough', () => {
  expect(judge([1.2, 2.5, 3.9], 4).isGood).toBe(true)
})

test('a gate that is slower in every round fails, with what to do', () => {
  const { isGood, text } = judge([2.8, 2.99, 2.1], 4)
  expect(isGood).toBe(false)
  expect(text).toContain('slower by more than a quarter: at best 2.99 times')
  expect(text).toContain('npm run test:speed -- --update')
})
