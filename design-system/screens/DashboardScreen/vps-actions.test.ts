import { expect, test, vi } from 'vitest'
import { vpsActions as texts, vpsPane as words } from '#ds/texts/account/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { vpsActions } from './vps-actions.ts'

const now = '2026-11-21T03:00:00.000Z'
const { running, rebooting } = demo.machines
const callbacks = {
  consoleHref: '/dashboard/vps/1?tab=console',
  onPower: vi.fn(),
  onPayTrial: vi.fn(),
  onRenew: vi.fn(),
  onOrderAgain: vi.fn(),
  onContactSupport: vi.fn(),
}
const actionsOf = (change: Partial<typeof running>) =>
  Object.fromEntries(
    vpsActions({ ...running, ...change }, now, texts.vi, words.vi, callbacks).map((action) => [action.id, action]),
  )

test('a machine that runs is shut down or rebooted, one that is off is started', () => {
  const up = actionsOf({})
  expect(Object.keys(up)).toEqual(['console', 'reboot', 'shutdown', 'renew', 'support'])
  expect(up.console).toMatchObject({ href: callbacks.consoleHref, disabledReason: undefined })
  up.reboot?.onSelect?.()
  expect(callbacks.onPower).toHaveBeenLastCalledWith('reboot')

  const off = actionsOf({ power: 'stopped' })
  expect(Object.keys(off)).toEqual(['console', 'reboot', 'start', 'renew', 'support'])
  expect(off.console?.disabledReason).toBe(words.vi.impossible.not_running)
  expect(off.start?.disabledReason).toBeUndefined()
})

test('while something is done with it, only its console can be opened', () => {
  const busy = actionsOf({ action: rebooting.action })
  expect(busy.reboot?.disabledReason).toBe(words.vi.impossible.busy)
  expect(busy.shutdown?.disabledReason).toBe(words.vi.impossible.busy)
  expect(busy.console?.disabledReason).toBeUndefined()
})

test('what is over has no machine to act on', () => {
  expect(Object.keys(actionsOf({ status: 'failed' }))).toEqual(['again', 'support'])
  expect(Object.keys(actionsOf({ status: 'terminated' }))).toEqual(['support'])
})

test('what was not paid, or soon has to be, comes first; what is suspended as unpaid is reactivated', () => {
  const first = (change: Partial<typeof running>) => Object.values(actionsOf(change))[0]
  const overdue = { nextBillingDate: '2026-11-20T03:00:00.000Z' }
  expect(first(overdue)).toMatchObject({ id: 'renew', label: 'Gia hạn', urgent: true })
  expect(first({ autoRenew: false, nextBillingDate: '2026-11-23T03:00:00.000Z' })?.id).toBe('renew')
  expect(first({ autoRenew: false })?.id).toBe('console')
  const unpaid = first({ ...overdue, status: 'suspended', suspendedReason: 'unpaid' })
  expect(unpaid).toMatchObject({ id: 'renew', label: 'Thanh toán và mở lại', urgent: true })
  unpaid?.onSelect?.()
  expect(callbacks.onRenew).toHaveBeenCalledOnce()
  expect(actionsOf({ status: 'suspended', suspendedReason: 'admin' }).renew).toBeUndefined()
})
