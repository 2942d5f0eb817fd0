/** `creating` until the instance is provisioned; `failed` if it could not be, with the price refunded; `terminated` is final. */
export const vpsStatuses = ['creating', 'active', 'suspended', 'terminated', 'failed'] as const
export type VpsStatus = (typeof vpsStatuses)[number]

/**
 * Why an instance is suspended: its trial has ended without a payment, an admin suspended it, or the days of grace after its due date are
 * over. Money lifts the first and the last, and nothing else.
 */
export const suspendedReasons = ['trial_ended', 'admin', 'unpaid'] as const
export type SuspendedReason = (typeof suspendedReasons)[number]
