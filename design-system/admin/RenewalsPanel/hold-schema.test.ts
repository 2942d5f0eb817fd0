import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PlanTerms, RenewalRow } from '#contracts/plan-life.ts'
import { createHoldSchema, holdChangeOf, holdFormOf, outcomeOfHold } from './hold-schema.ts'

const now = '2026-11-22T00:23:00.000Z'
const terms: PlanTerms = {
  autoRenew: true,
  cancelAt: null,
  holdUntil: null,
  isExempt: false,
  graceDays: null,
  suspendedAt: null,
  deleteAfter: null,
}
const unchanged = { until: '', isExempt: false, graceDays: '' }

const rowOf = (
  fields: Partial<RenewalRow> & { terms?: PlanTerms } = {},
  vps: Partial<RenewalRow['vps']> = {},
): RenewalRow => ({
  vps: {
    id: 'v1',
    number: 'VPS-0001',
    name: 'web',
    ipAddress: null,
    status: 'active',
    billingPeriod: 'monthly',
    price: '49000',
    nextCharge: null,
    suspendedReason: null,
    ...vps,
  },
  user: { firstName: '', lastName: '', email: 'a@b.test' },
  dueAt: '2026-11-25T03:00:00.000Z',
  amount: '49000',
  outcome: 'short',
  missing: '49000',
  suspendsAt: null,
  endsAt: null,
  terms,
  ...fields,
})

test('a hold to a day lasts until the end of that day in Vietnam', () => {
  expect(holdChangeOf({ ...unchanged, until: '2026-12-05' }, terms, now)).toEqual({ until: '2026-12-05T17:00:00.000Z' })
  expect(holdFormOf({ ...terms, holdUntil: '2026-12-05T17:00:00.000Z' }, now).until).toBe('2026-12-05')
})

test('what was not changed is not sent, and a hold that was emptied ends', () => {
  const held = { ...terms, holdUntil: '2026-12-05T09:30:00.000Z', graceDays: 7 }
  const { reason: _, ...form } = holdFormOf(held, now)
  expect(holdChangeOf(form, held, now)).toEqual({})
  expect(holdChangeOf({ ...form, until: '', graceDays: ' ' }, held, now)).toEqual({ until: null, graceDays: null })
  expect(holdChangeOf({ ...form, isExempt: true, graceDays: '9' }, held, now)).toEqual({ isExempt: true, graceDays: 9 })
})

test('a hold that is over fills in nothing, and is left as it is', () => {
  const over = { ...terms, holdUntil: '2026-11-20T17:00:00.000Z' }
  expect(holdFormOf(over, now).until).toBe('')
  expect(holdChangeOf(unchanged, over, now)).toEqual({})
})

test.each([
  [{ until: '2026-11-21' }, 'past'],
  [{ graceDays: '2' }, '3–14'],
  [{ graceDays: '15' }, '3–14'],
  [{ graceDays: 'năm' }, '3–14'],
  [{ reason: ' ' }, 'reason'],
])('%j is refused at its field', (fields, message) => {
  const messages = { past: 'past', grace: (from: string, to: string) => `${from}–${to}`, reason: 'reason' }
  const schema = createHoldSchema(messages, '2026-11-22', String)
  const { issues } = v.safeParse(schema, { ...unchanged, reason: 'Hứa trả', ...fields })
  expect(issues?.map((issue) => [issue.message, v.getDotPath(issue)])).toEqual([[message, Object.keys(fields)[0]]])
})

const iso = (at: number | null) => at && new Date(at).toISOString()

test('an instance that runs is suspended after the grace, and deleted on the fifteenth day', () => {
  const usual = outcomeOfHold(rowOf(), {}, now)
  expect([iso(usual.suspendsAt), iso(usual.deletesAt)]).toEqual([
    '2026-11-28T03:00:00.000Z',
    '2026-12-10T03:00:00.000Z',
  ])
  const held = outcomeOfHold(rowOf(), { until: '2026-12-05T17:00:00.000Z', graceDays: 7 }, now)
  expect([iso(held.heldUntil), iso(held.suspendsAt), iso(held.deletesAt)]).toEqual([
    '2026-12-05T17:00:00.000Z',
    '2026-12-05T17:00:00.000Z',
    '2026-12-15T17:00:00.000Z',
  ])
})

test('an instance that is suspended as unpaid runs again while it is held or exempt, and not for more grace', () => {
  const suspended = { ...terms, suspendedAt: '2026-11-20T03:00:00.000Z', deleteAfter: '2026-12-02T03:00:00.000Z' }
  const row = rowOf(
    { dueAt: '2026-11-17T03:00:00.000Z', terms: suspended },
    { status: 'suspended', suspendedReason: 'unpaid' },
  )
  expect(outcomeOfHold(row, { until: '2026-12-05T17:00:00.000Z' }, now)).toMatchObject({
    resumes: true,
    suspendsAt: Date.parse('2026-12-05T17:00:00.000Z'),
  })
  expect(outcomeOfHold(row, { isExempt: true }, now)).toMatchObject({
    resumes: true,
    suspendsAt: null,
    deletesAt: null,
  })
  expect(outcomeOfHold(row, { graceDays: 9 }, now)).toMatchObject({
    resumes: false,
    suspendsAt: null,
    deletesAt: Date.parse('2026-12-02T03:00:00.000Z'),
  })
})

test('the end of a hold suspends at once what has no grace left', () => {
  const held = { ...terms, holdUntil: '2026-12-05T17:00:00.000Z' }
  const row = rowOf({ dueAt: '2026-11-10T03:00:00.000Z', terms: held })
  expect(outcomeOfHold(row, { until: null }, now)).toMatchObject({ heldUntil: null, suspendsAt: Date.parse(now) })
})

test('an instance that was cancelled ends when its hold is over', () => {
  const row = rowOf({ terms: { ...terms, cancelAt: '2026-11-25T03:00:00.000Z' } })
  expect(outcomeOfHold(row, { until: '2026-12-05T17:00:00.000Z' }, now)).toMatchObject({
    cancelledAt: Date.parse('2026-12-05T17:00:00.000Z'),
    deletesAt: null,
  })
})
