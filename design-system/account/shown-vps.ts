import type { VpsCatalog } from '#contracts/catalog.ts'
import { isSettingUp, type ShownVpsStatus } from '#contracts/rules/vps-status.ts'
import type { Vps } from '#contracts/vps.ts'
import type { Resource } from '#ds/components/resource.ts'

/** The fields that the dashboard shows as they are. */
type ShownField =
  | 'id'
  | 'name'
  | 'ipAddress'
  | 'planName'
  | 'locationId'
  | 'location'
  | 'cpu'
  | 'ram'
  | 'storage'
  | 'billingPeriod'
  | 'nextBillingDate'
  | 'nextCharge'
  | 'trialEndsAt'
  | 'suspendedReason'

/**
 * An instance as the dashboard shows it: with the names of its operating system, such as `Ubuntu 22.04 LTS`, and of its place in the
 * customer's language.
 */
export interface ShownVps extends Pick<Vps, ShownField> {
  status: ShownVpsStatus
  operatingSystem: string
  /** What a period costs: whole dong as a decimal string. Absent in records of a previous version. */
  price?: string | undefined
  /** What customers and support call it, such as `VPS-0031`. Null or absent in records of a previous version. */
  number?: string | null | undefined
  /** When it was ordered. ISO 8601. */
  createdAt?: string | undefined
  /** Whether it runs, is switched off, or runs its rescue system. Absent in records of a previous version, as what follows. */
  power?: Vps['power'] | undefined
  /** What is being done with it now. */
  action?: Vps['action'] | undefined
  /** Why it could not be created, in the customer's language. */
  failure?: string | null | undefined
}

/** A listed instance may also be switched off. */
interface ListedTrial extends Pick<ShownVps, 'trialEndsAt' | 'suspendedReason'> {
  status: ShownVpsStatus | 'off'
}

/** Whether a trial runs, or has ended and can still be paid for. */
export const isPayableTrial = ({ trialEndsAt, status, suspendedReason }: ListedTrial) =>
  trialEndsAt !== null && isRenewed(status) && (status !== 'suspended' || suspendedReason === 'trial_ended')

/** Whether an instance will be renewed: a failed or terminated one will not. */
export const isRenewed = (status: ListedTrial['status']) => status !== 'failed' && status !== 'terminated'

/** Returns an instance's address, or a text instead: that it is being assigned, or that there is none. */
export const addressOf = (
  { ipAddress, status }: Pick<ShownVps, 'ipAddress'> & { status: ShownVpsStatus | 'off' },
  texts: { ipPending: string; ipNone: string },
) => ipAddress ?? (status !== 'off' && isSettingUp(status) ? texts.ipPending : texts.ipNone)

/**
 * Replaces the ids of operating systems, which the server sends, with their names from the catalogue, and the names of places with those
 * in the customer's language. What is unknown stays.
 */
export function nameChoices(
  vps: Resource<readonly ShownVps[]>,
  catalog: Resource<Pick<VpsCatalog, 'operatingSystems' | 'locations'>>,
): Resource<readonly ShownVps[]> {
  if (vps.status !== 'ready' || catalog.status !== 'ready') return vps
  const names = new Map<string, string>(catalog.data.operatingSystems.map(({ id, name }) => [id, name]))
  const cities = new Map(catalog.data.locations.map(({ id, city }) => [id, city]))
  return {
    ...vps,
    data: vps.data.map((instance) => ({
      ...instance,
      operatingSystem: names.get(instance.operatingSystem) ?? instance.operatingSystem,
      location: cities.get(instance.locationId) ?? instance.location,
    })),
  }
}
