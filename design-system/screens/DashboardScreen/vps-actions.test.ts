import { expect, test, vi } from 'vitest'
import { vpsActions as texts, vpsPane as words } from '#ds/texts/account/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { vpsActions } from './vps-actions.ts'

const { running, rebooting } = demo.machines
const callbacks = {
  consoleHref: '/dashboard/vps/1?tab=console',
  onPower: vi.fn(),
  onPayTrial: vi.fn(),
  onOrderAgain: vi.fn(),
  onContactSupport: vi.fn(),
}
const actionsOf = (change: Partial<typeof running>) =>
  Object.fromEntries(
    vpsActions({ ...running, ...change }, texts.vi, words.vi, callbacks).map((action) => [action.id, action]),
  )

test('a machine that runs is shut down or rebooted, one that is off is started', () => {
  const up = actionsOf({})
  expect(Object.keys(up)).toEqual(['console', 'reboot', 'shutdown', 'support'])
  expect(up.console).toMatchObject({ href: callbacks.consoleHref, disabledReason: undefined })
  up.reboot?.onSelect?.()
  expect(callbacks.onPower).toHaveBeenLastCalledWith('reboot')

  const off = actionsOf({ power: 'stopped' })
  expect(Object.keys(off)).toEqual(['console', 'reboot', 'start', 'support'])
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
