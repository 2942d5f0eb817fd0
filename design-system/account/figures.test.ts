import { expect, it } from 'vitest'
import { countActiveVps, countOpenTickets, monthlySpend, nameSystems, newest } from './figures.ts'
import type { AccountTicket, AccountTransaction, AccountVps, TicketStatus, VpsStatus } from './types.ts'

const now = '2026-11-21T03:00:00.000Z'

const transaction = (changes: Partial<AccountTransaction>): AccountTransaction => ({
  id: 't',
  type: 'payment',
  amount: '-49000',
  status: 'completed',
  description: '',
  createdAt: now,
  ...changes,
})

it('counts active instances only', () => {
  const instances = (['active', 'creating', 'suspended', 'active', 'terminated'] satisfies VpsStatus[]).map(
    (status) => ({ status }) as AccountVps,
  )
  expect(countActiveVps(instances)).toBe(2)
})

it('counts open and in-progress tickets', () => {
  const tickets = (['open', 'in_progress', 'closed'] satisfies TicketStatus[]).map(
    (status) => ({ status }) as AccountTicket,
  )
  expect(countOpenTickets(tickets)).toBe(2)
})

it("adds up this month's completed payments, without their sign", () => {
  const spend = monthlySpend(
    [
      transaction({}),
      transaction({ amount: '-1590000' }),
      transaction({ status: 'pending', amount: '-1' }),
      transaction({ status: 'failed', amount: '-2' }),
      transaction({ type: 'deposit', amount: '200000' }),
      transaction({ type: 'refund', amount: '49000' }),
      transaction({ createdAt: '2026-10-31T16:59:59.000Z', amount: '-4' }),
    ],
    now,
  )
  expect(spend).toBe('1639000')
})

it('spends nothing without payments', () => {
  expect(monthlySpend([], now)).toBe('0')
})

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
