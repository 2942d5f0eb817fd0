import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { WebhookEvent } from '#contracts/rules/webhook-events.ts'
import { type InstanceRecord, numberOf, type StatusChange } from './instances-store.ts'

type VpsEvent = Extract<WebhookEvent, `vps.${string}`>

const events: Readonly<Record<Exclude<VpsStatus, 'active'>, VpsEvent | null>> = {
  creating: null,
  failed: 'vps.failed',
  suspended: 'vps.suspended',
  terminated: 'vps.terminated',
}

/** The event that a change of a VPS's status is for its customer; null if it is none. */
export function vpsEventOf({ from, to }: Pick<StatusChange, 'from' | 'to'>): VpsEvent | null {
  if (to === 'active') return from === 'suspended' ? 'vps.resumed' : 'vps.created'
  return events[to]
}

/** What an event says of a VPS. */
export const vpsData = (instance: InstanceRecord) => ({
  vps: {
    id: instance.id,
    number: numberOf(instance),
    name: instance.name,
    status: instance.status,
    ipAddress: instance.ipAddress,
  },
})
