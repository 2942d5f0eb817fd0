import { expect, it } from 'vitest'
import { nameSystems, type ShownVps } from './shown-vps.ts'

it('shows operating systems by the name in the catalogue, and unknown ones as they are', () => {
  const vps = ['ubuntu', 'Arch Linux'].map((operatingSystem) => ({ operatingSystem }) as ShownVps)
  const catalog = { operatingSystems: [{ id: 'ubuntu' as const, name: 'Ubuntu 22.04 LTS' }] }
  const named = nameSystems({ status: 'ready', data: vps }, { status: 'ready', data: catalog })
  expect(named.status === 'ready' && named.data.map((instance) => instance.operatingSystem)).toEqual([
    'Ubuntu 22.04 LTS',
    'Arch Linux',
  ])
})

it('shows ids while the catalogue loads', () => {
  const vps = { status: 'ready', data: [{ operatingSystem: 'ubuntu' } as ShownVps] } as const
  expect(nameSystems(vps, { status: 'loading' })).toBe(vps)
})
