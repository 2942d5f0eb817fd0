import type { VpsStatus } from './vps-status.ts'

/** The statuses in which an instance is renewed, unless it is an unpaid trial. */
export const renewedStatuses = ['creating', 'active'] as const satisfies readonly VpsStatus[]

/**
 * Whether an instance is renewed by itself: one that runs or is being set up, unless it is an unpaid trial, which ends without a
 * charge. A suspended one, for whatever reason, is charged when it is resumed. This is the only answer: the wallet's forecast, the next charge, the lists
 * and the filter of the back-office ask it. The store of
 * instances has the same condition in SQL.
 */
export const isRenewed = ({ status, trialEndsAt }: { status: VpsStatus; trialEndsAt: number | string | null }) =>
  renewedStatuses.some((renewed) => renewed === status) && trialEndsAt === null
