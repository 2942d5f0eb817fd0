import { expect, it } from 'vitest'
import { addressOf, isRenewed, nameSystems, type ShownVps } from './shown-vps.ts'

it('replaces the id of an operating system with its name in the catalogue, and keeps unknown ids', () => {
  const vps = ['ubuntu', 'Arch Linux'].map((operatingSystem) => ({ operatingSystem }) as ShownVps)
  const catalog = { operatingSystems: [{ id: 'ubuntu' as const, name: 'Ubuntu 22.04 LTS' }] }
  const named = nameSystems({ status: 'ready', data: vps }, { status: 'ready', data: catalog })
  expect(named.status === 'ready' && named.data.map((instance) => instance.operatingSystem)).toEqual([
    'Ubuntu 22.04 LTS',
    'Arch Linux',
  ])
})

it('keeps the ids while the catalogue is loading', () => {
  const vps = { status: 'ready', data: [{ operatingSystem: 'ubuntu' } as ShownVps] } as const
  expect(nameSystems(vps, { status: 'loading' })).toBe(vps)
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
