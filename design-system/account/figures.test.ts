import { expect, it } from 'vitest'
import { nameSystems, newest } from './figures.ts'
import type { AccountVps } from './types.ts'

it('takes the newest, and leaves the list in its order', () => {
  const items = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => ({ createdAt: `${day}T00:00:00.000Z` }))
  expect(newest(items, 2).map((item) => item.createdAt.slice(0, 10))).toEqual(['2026-11-03', '2026-11-02'])
  expect(items[0]?.createdAt.slice(0, 10)).toBe('2026-11-01')
})

it('shows operating systems by the name in the catalogue, and unknown ones as they are', () => {
  const vps = ['ubuntu', 'Arch Linux'].map((operatingSystem) => ({ operatingSystem }) as AccountVps)
  const catalog = { plans: [], locations: [], operatingSystems: [{ id: 'ubuntu', name: 'Ubuntu 22.04 LTS' }] }
  const named = nameSystems({ status: 'ready', data: vps }, { status: 'ready', data: catalog })
  expect(named.status === 'ready' && named.data.map((instance) => instance.operatingSystem)).toEqual([
    'Ubuntu 22.04 LTS',
    'Arch Linux',
  ])
})

it('shows ids while the catalogue loads', () => {
  const vps = { status: 'ready', data: [{ operatingSystem: 'ubuntu' } as AccountVps] } as const
  expect(nameSystems(vps, { status: 'loading' })).toBe(vps)
})
