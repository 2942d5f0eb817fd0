import { expect, test } from 'vitest'
import type { PageRule } from './inspect.ts'
import { changedRules } from './rule-changes.ts'

const rule = (selector: string, declarations: Record<string, string>, context = ''): PageRule => ({
  context,
  selector,
  declarations,
})

test('a declaration that differs is a change, and its rule is watched in both builds under its own name', () => {
  const before = [rule('.Card_card__1abc0', { 'border-radius': '12px', color: 'red' })]
  const after = [rule('.Card_card__1abc4', { 'border-radius': '13px', color: 'red' })]
  const { changes, watches } = changedRules(before, after)
  expect(changes).toEqual([
    { selector: '.Card_card', declarations: [{ property: 'border-radius', before: '12px', after: '13px' }] },
  ])
  expect(watches).toEqual([
    {
      before: { selector: '.Card_card__1abc0', properties: ['border-radius'] },
      after: { selector: '.Card_card__1abc4', properties: ['border-radius'] },
      causes: [0],
    },
  ])
})

test('another hash alone, or another place of the rule, is no change', () => {
  const one = rule('.A_a__1abc0', { color: 'var(--x__1abc1)' })
  const other = rule('.B_b__2abc0', { color: 'blue' })
  const { changes, watches } = changedRules([one, other], [other, rule('.A_a__1abc1', { color: 'var(--x__1abc2)' })])
  expect(changes).toEqual([])
  expect(watches).toEqual([])
})

test('a rule under another condition is another rule', () => {
  const { changes } = changedRules(
    [rule('.A_a__1abc0', { padding: '8px' }, '@media (min-width: 768px)')],
    [rule('.A_a__1abc0', { padding: '8px' }, '@media (min-width: 800px)')],
  )
  expect(changes.map(({ declarations }) => declarations)).toEqual([
    [{ property: 'padding', before: '8px', after: '' }],
    [{ property: 'padding', before: '', after: '8px' }],
  ])
})

test('a token is a change of its own, which reaches the rules that use it, also through another custom property', () => {
  const theme = (value: string) => rule('[data-theme="light"]', { '--sen-color-text-tertiary': value })
  const users = [
    rule('.Text_quiet__1abc0', { color: 'var(--sen-color-text-tertiary)', margin: '0' }),
    rule('.Box_own__1abc0', { '--local__1abc1': 'var(--sen-color-text-tertiary)' }),
    rule('.Box_line__1abc2', { 'border-color': 'var(--local__1abc1)' }),
    rule('.Box_other__1abc3', { color: 'red' }),
  ]
  const { changes, watches } = changedRules([theme('oklch(0.51 0 0)'), ...users], [theme('oklch(0.52 0 0)'), ...users])
  expect(changes).toMatchObject([{ token: { name: 'text.tertiary', theme: 'light' } }])
  expect(watches.map(({ after, causes }) => [after.selector, after.properties, causes])).toEqual([
    ['.Text_quiet__1abc0', ['color'], [0]],
    ['.Box_line__1abc2', ['border-color'], [0]],
  ])
})

test('changed keyframes reach the rules whose animation they are', () => {
  const frames = (opacity: number) =>
    rule('@keyframes Dialog_enter__1abc0', {
      keyframes: `@keyframes Dialog_enter__1abc0 { to { opacity: ${opacity} } }`,
    })
  const user = rule('.Dialog_panel__1abc1', { animation: '200ms Dialog_enter__1abc0' })
  const { watches } = changedRules([frames(1), user], [frames(0.5), user])
  expect(watches).toMatchObject([{ after: { selector: '.Dialog_panel__1abc1' }, causes: [0] }])
  expect(watches[0]?.after.properties).toContain('opacity')
})
