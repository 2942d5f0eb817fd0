import { expect, it } from 'vitest'
import { addressOf, isPayableTrial, isRenewed, nameChoices, type ShownVps } from './shown-vps.ts'

it('replaces the id of an operating system and the name of a place with those of the catalogue, and keeps unknown ones', () => {
  const vps = [
    { operatingSystem: 'ubuntu', locationId: 1, location: 'Ho Chi Minh' },
    { operatingSystem: 'Arch Linux', locationId: 9, location: 'Vinh' },
  ] as ShownVps[]
  const catalog = {
    operatingSystems: [{ id: 'ubuntu', name: 'Ubuntu 22.04 LTS', endOfLife: null, successorIds: [] }],
    locations: [
      { id: 1, name: 'Ho Chi Minh', country: 'Việt Nam', city: 'TP. Hồ Chí Minh', flag: 'vn', soldOut: false },
    ],
  }
  const named = nameChoices({ status: 'ready', data: vps }, { status: 'ready', data: catalog })
  expect(named.status === 'ready' && named.data).toMatchObject([
    { operatingSystem: 'Ubuntu 22.04 LTS', location: 'TP. Hồ Chí Minh' },
    { operatingSystem: 'Arch Linux', location: 'Vinh' },
  ])
})

it.each([
  ['active', '2026-11-28', null, true],
  ['creating', '2026-11-28', null, true],
  ['suspended', '2026-11-20', 'trial_ended', true],
  ['suspended', '2026-11-28', 'admin', false],
  ['terminated', '2026-11-20', null, false],
  ['active', null, null, false],
] as const)(
  'a %s instance with a trial until %s, suspended by %s, can be paid for: %s',
  (status, end, reason, payable) => {
    expect(isPayableTrial({ status, trialEndsAt: end, suspendedReason: reason } as ShownVps)).toBe(payable)
  },
)

it('keeps the ids while the catalogue is loading', () => {
  const vps = { status: 'ready', data: [{ operatingSystem: 'ubuntu' } as ShownVps] } as const
  expect(nameChoices(vps, { status: 'loading' })).toBe(vps)
})

it.each([
  ['creating', true, 'assigning'],
  ['pending', true, 'assigning'],
  ['active', true, 'none'],
  ['suspended', true, 'none'],
  ['failed', false, 'none'],
  ['terminated', false, 'none'],
] as const)('of a %s instance: renewed %s, and without an address “%s”', (status, renewed, text) => {
  const texts = { ipPending: 'assigning', ipNone: 'none' }
  expect(isRenewed(status)).toBe(renewed)
  expect(addressOf({ status, ipAddress: null } as ShownVps, texts)).toBe(text)
  expect(addressOf({ status, ipAddress: '198.18.0.1' } as ShownVps, texts)).toBe('198.18.0.1')
})
