import { expect, test } from 'vitest'
import { type BookedMachine, changedMeanwhile, compareMachines, type ListedMachine } from './compare-machines.ts'

const booked = (id: string, given: Partial<BookedMachine> = {}): BookedMachine => ({
  id,
  ref: `ref-${id}`,
  status: 'active',
  power: 'running',
  addresses: ['198.18.0.7'],
  isBusy: false,
  ...given,
})
const listed = (machineId: string, given: Partial<ListedMachine> = {}): ListedMachine => ({
  machineId,
  ref: `ref-${machineId}`,
  power: 'running',
  addresses: null,
  ...given,
})

test('machines that agree with the books are not differences', () => {
  const books = [
    booked('a'),
    booked('b', { power: 'stopped' }),
    booked('c', { power: 'rescue' }),
    booked('d', { status: 'suspended' }),
    booked('e', { power: null }),
  ]
  const machines = [
    listed('a', { addresses: ['198.18.0.7', '2001:db8:1:1::1'] }),
    listed('b', { power: 'stopped' }),
    listed('c'),
    listed('d', { power: 'stopped' }),
    listed('e', { power: 'stopped' }),
  ]
  expect(compareMachines(machines, books)).toEqual([])
})

test('a machine that the hypervisor does not have is missing', () => {
  expect(compareMachines([], [booked('a')])).toEqual([
    { kind: 'missing_on_hypervisor', machineId: 'a', ref: 'ref-a', books: 'active', hypervisor: null },
  ])
})

test('a machine that the books do not know is unknown', () => {
  expect(compareMachines([listed('a')], [])).toEqual([
    { kind: 'unknown_on_hypervisor', machineId: 'a', ref: 'ref-a', books: null, hypervisor: 'running' },
  ])
})

test('a suspended machine that runs, and one that is off though it should run, have the wrong power', () => {
  const books = [booked('a', { status: 'suspended' }), booked('b')]
  expect(compareMachines([listed('a'), listed('b', { power: 'stopped' })], books)).toEqual([
    { kind: 'wrong_power', machineId: 'a', ref: 'ref-a', books: 'stopped', hypervisor: 'running' },
    { kind: 'wrong_power', machineId: 'b', ref: 'ref-b', books: 'running', hypervisor: 'stopped' },
  ])
})

test('a machine with another address is found, if the driver can tell', () => {
  expect(compareMachines([listed('a', { addresses: ['198.18.0.8'] })], [booked('a')])).toEqual([
    { kind: 'wrong_address', machineId: 'a', ref: 'ref-a', books: '198.18.0.7', hypervisor: '198.18.0.8' },
  ])
})

test('one that is being made or changed is not compared, but known', () => {
  const books = [booked('a', { status: 'creating' }), booked('b', { isBusy: true }), booked('c', { isBusy: true })]
  expect(compareMachines([listed('a'), listed('b', { power: 'stopped' })], books)).toEqual([])
})

test('what the books changed while the hypervisor was read counts as busy', () => {
  const before = [booked('a'), booked('b')]
  const after = [booked('a'), booked('b', { power: 'stopped' }), booked('c')]
  expect(changedMeanwhile(before, after).map(({ isBusy }) => isBusy)).toEqual([false, true, true])
})
