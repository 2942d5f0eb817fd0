import type { AccountVps, VpsStatus } from './types.ts'

/** Whether an instance is on its way: it has no address yet, and is about to get one. */
export const isSettingUp = (status: VpsStatus) => status === 'creating' || status === 'pending'

/** Whether an instance will be paid for again: one that was never made, or is no more, will not. */
export const isRenewed = (status: VpsStatus) => status !== 'failed' && status !== 'terminated'

/** An instance's address, or what stands for one: that it will come, or that there is none. */
export const addressOf = ({ ipAddress, status }: AccountVps, texts: { ipPending: string; ipNone: string }) =>
  ipAddress ?? (isSettingUp(status) ? texts.ipPending : texts.ipNone)
