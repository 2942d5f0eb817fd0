import { expect, test } from 'vitest'
import { violationsIn } from './axe-words.ts'

const violation = {
  id: 'label',
  help: 'Form elements must have labels',
  nodes: [{ target: ['#a'] }, { target: ['#b'] }],
}

test('names the rule, the theme and every element that breaks it', () => {
  const reports = [{ type: 'a11y', status: 'failed', result: { violations: [violation] } }]
  expect(violationsIn(reports, 'light')).toEqual(['axe, light theme: Form elements must have labels (label): #a, #b'])
})

test('that axe itself broke is a fault', () => {
  const reports = [{ type: 'a11y', status: 'failed', result: { error: new Error('no document') } }]
  expect(violationsIn(reports, 'dark')).toEqual(['axe, dark theme: Error: no document'])
})

test('what passed, and what is only to be done one day, is none', () => {
  const reports = [
    { type: 'a11y', status: 'passed', result: { violations: [] } },
    { type: 'a11y', status: 'warning', result: { violations: [violation] } },
  ]
  expect(violationsIn(reports, 'dark')).toEqual([])
})
