import { describe, expect, test } from 'vitest'
import { type VpsStatus, vpsStatuses } from './vps-status.ts'
import { mayChangeStatus, nextStatuses, statusesGivenBy } from './vps-transitions.ts'

describe('an admin', () => {
  test('can suspend, resume and terminate an instance that was set up', () => {
    expect(nextStatuses('admin', 'active')).toEqual(['suspended', 'terminated'])
    expect(nextStatuses('admin', 'suspended')).toEqual(['active', 'terminated'])
    expect(statusesGivenBy('admin')).toEqual(['active', 'suspended', 'terminated'])
  })

  test.each(['creating', 'failed', 'terminated'] as const)('cannot change an instance that is %s', (status) => {
    expect(nextStatuses('admin', status)).toEqual([])
  })
})

test('only the system makes a new instance active or failed', () => {
  expect(nextStatuses('system', 'creating')).toEqual(['active', 'failed'])
  expect(mayChangeStatus('admin', 'creating', 'active')).toBe(false)
  expect(mayChangeStatus('customer', 'creating', 'active')).toBe(false)
})

test('the system suspends and ends an instance that is not paid for, and resumes one that is', () => {
  expect(nextStatuses('system', 'active')).toEqual(['suspended', 'terminated'])
  expect(nextStatuses('system', 'suspended')).toEqual(['active', 'terminated'])
})

test('the customer resumes a suspended instance by paying', () => {
  expect(nextStatuses('customer', 'suspended')).toContain('active')
})

test('the customer cancels an instance that was set up', () => {
  expect(nextStatuses('customer', 'active')).toEqual(['terminated'])
  expect(mayChangeStatus('customer', 'suspended', 'terminated')).toBe(true)
  expect(nextStatuses('customer', 'creating')).toEqual([])
})

test.each(['terminated', 'failed'] as const)('no one can change an instance that is %s', (status) => {
  for (const actor of ['customer', 'admin', 'system'] as const) expect(nextStatuses(actor, status)).toEqual([])
})

test('an actor may change a status only to one of the next statuses', () => {
  const reachable = (from: VpsStatus) => vpsStatuses.filter((to) => mayChangeStatus('admin', from, to))
  expect(reachable('active')).toEqual(['suspended', 'terminated'])
  expect(reachable('suspended')).toEqual(['active', 'terminated'])
  expect(mayChangeStatus('system', 'creating', 'active')).toBe(true)
})

test('no status changes to itself', () => {
  for (const actor of ['customer', 'admin', 'system'] as const)
    expect(vpsStatuses.filter((status) => mayChangeStatus(actor, status, status))).toEqual([])
})
