import type { SuspendedReason, VpsStatus } from './vps-status.ts'

/** The statuses in which an instance is renewed, unless it is an unpaid trial. One that is suspended is renewed only if it is suspended as unpaid. */
export const renewedStatuses = ['creating', 'active', 'suspended'] as const satisfies readonly VpsStatus[]

/** What decides whether an instance is renewed by itself. What is missing is as for a new instance. */
interface RenewalTerms {
  status: VpsStatus
  trialEndsAt: number | string | null
  suspendedReason?: SuspendedReason | null | undefined
  autoRenew?: boolean | undefined
  cancelAt?: number | string | null | undefined
  isExempt?: boolean | undefined
}

/**
 * Whether an instance is renewed by itself: one that runs or is being set up, or waits for the money that lets it run again, unless its customer renews it by hand or
 * has cancelled it, or nothing is charged for it. An unpaid trial ends without a charge. One that an admin has suspended is charged when it is resumed. This
 * is the only answer: the wallet's forecast, the next charge, the lists and the filter of the back-office ask it. The store of
 * instances has the same condition in SQL.
 */
export function isRenewed(plan: RenewalTerms): boolean {
  const { status, trialEndsAt, suspendedReason = null, autoRenew = true, cancelAt = null, isExempt = false } = plan
  if (trialEndsAt !== null || !autoRenew || cancelAt !== null || isExempt) return false
  return status === 'suspended' ? suspendedReason === 'unpaid' : renewedStatuses.some((renewed) => renewed === status)
}
