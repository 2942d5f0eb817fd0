import { describe, expect, test } from 'vitest'
import { vpsStatuses } from './vps-status.ts'
import { mayChangeStatus, nextStatuses, statusesGivenBy } from './vps-transitions.ts'

describe('an admin', () => {
  test('suspends, resumes and terminates what was set up', () => {
    expect(nextStatuses('admin', 'active')).toEqual(['suspended', 'terminated'])
    expect(nextStatuses('admin', 'suspended')).toEqual(['active', 'terminated'])
    expect(statusesGivenBy('admin')).toEqual(['active', 'suspended', 'terminated'])
  })

  test.each(['creating', 'failed', 'terminated'] as const)('can do nothing with one that is %s', (status) => {
    expect(nextStatuses('admin', status)).toEqual([])
  })
})

test('the system alone sets an instance up, or fails to', () => {
  expect(nextStatuses('system', 'creating')).toEqual(['active', 'failed'])
  expect(mayChangeStatus('admin', 'creating', 'active')).toBe(false)
  expect(mayChangeStatus('customer', 'creating', 'active')).toBe(false)
})

test.each(['terminated', 'failed'] as const)('nobody brings one back that is %s', (status) => {
  for (const actor of ['customer', 'admin', 'system'] as const) expect(nextStatuses(actor, status)).toEqual([])
})

test('no status becomes itself', () => {
  for (const actor of ['customer', 'admin', 'system'] as const)
    expect(vpsStatuses.filter((status) => mayChangeStatus(actor, status, status))).toEqual([])
})
