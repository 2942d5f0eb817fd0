import { isSettingUp } from '#ds/components/record-states.ts'
import type { AccountVps, VpsStatus } from './types.ts'

/** Whether an instance will be renewed: one that failed or was terminated will not. */
export const isRenewed = (status: VpsStatus) => status !== 'failed' && status !== 'terminated'

/** An instance's address, or a text in its place: that it is being assigned, or that there is none. */
export const addressOf = ({ ipAddress, status }: AccountVps, texts: { ipPending: string; ipNone: string }) =>
  ipAddress ?? (isSettingUp(status) ? texts.ipPending : texts.ipNone)
