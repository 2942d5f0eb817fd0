import { expect, test } from 'vitest'
import { violationsIn } from './axe-messages.ts'

const violation = {
  id: 'label',
  help: 'Form elements must have labels',
  nodes: [{ target: ['#a'] }, { target: ['#b'] }],
}

test('a message has the rule, the theme and every element that violates it', () => {
  const reports = [{ type: 'a11y', status: 'failed', result: { violations: [violation] } }]
  expect(violationsIn(reports, 'light')).toEqual(['axe, light theme: Form elements must have labels (label): #a, #b'])
})

test('an error of axe itself is a fault', () => {
  const reports = [{ type: 'a11y', status: 'failed', result: { error: new Error('no document') } }]
  expect(violationsIn(reports, 'dark')).toEqual(['axe, dark theme: Error: no document'])
})

test('passed checks and warnings are not reported', () => {
  const reports = [
    { type: 'a11y', status: 'passed', result: { violations: [] } },
    { type: 'a11y', status: 'warning', result: { violations: [violation] } },
  ]
  expect(violationsIn(reports, 'dark')).toEqual([])
})
