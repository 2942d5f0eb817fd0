/** `creating` until it is provisioned; `failed` when it could not be, with the price refunded; `terminated` is final. */
export const vpsStatuses = ['creating', 'active', 'suspended', 'terminated', 'failed'] as const
export type VpsStatus = (typeof vpsStatuses)[number]

/** The server's states, and two more that the dashboard has words for (product spec, section 4). */
export type ShownVpsStatus = VpsStatus | 'pending' | 'completed'

/** Whether an instance is being set up: it has no address yet, and is about to get one. */
export const isSettingUp = (status: ShownVpsStatus) => status === 'creating' || status === 'pending'
