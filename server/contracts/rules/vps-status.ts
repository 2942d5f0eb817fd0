/** `creating` until the instance is provisioned; `failed` if it could not be, with the price refunded; `terminated` is final. */
export const vpsStatuses = ['creating', 'active', 'suspended', 'terminated', 'failed'] as const
export type VpsStatus = (typeof vpsStatuses)[number]

/** Why an instance is suspended: its trial has ended without a payment, or an admin suspended it. */
export const suspendedReasons = ['trial_ended', 'admin'] as const
export type SuspendedReason = (typeof suspendedReasons)[number]
