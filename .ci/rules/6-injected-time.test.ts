import { expect, test } from 'vitest'
import { injectedTime } from './6-injected-time.ts'
import { faults } from './fixture.ts'

const service = (text: string) => faults(injectedTime, { 'server/features/wallet/service.ts': `${text}\n` })

test.each([
  'export const a = Date.now()',
  'export const a = new Date()',
  'export const a = Math.random()',
  'export const a = performance.now()',
  'export const a = crypto.randomUUID()',
  'setTimeout(() => {}, 5)',
  'setInterval(() => {}, 5)',
  'export const clock = { now: Date.now }',
  'export const a = knex.fn.now()',
  "import { setTimeout as sleep } from 'node:timers/promises'",
])('%s is not allowed in the server', (text) => {
  expect(service(text)).toHaveLength(1)
})

test('an injected time, mentions in comments and strings, the platform and tests are allowed', () => {
  expect(
    service("export const a = new Date(clock.now())\n// Date.now() is the clock's\nexport const b = 'Date.now()'"),
  ).toEqual([])
  const text = 'export const now = () => Date.now()\n'
  expect(faults(injectedTime, { 'server/platform/clock.ts': text, 'server/features/a.test.ts': text })).toEqual([])
})

test('a store of the design system receives its clock and does not import React', () => {
  const store = (text: string) =>
    faults(injectedTime, { 'design-system/components/feedback/Toast/toast-store.ts': `${text}\n` })
  expect(store("import { useState } from 'react'")).toEqual([expect.stringContaining('does not import React')])
  expect(store('setTimeout(() => {}, 5000)')).toHaveLength(1)
  expect(store('export const later = (clock) => clock.setTimeout(() => {}, 5000)')).toEqual([])
})
