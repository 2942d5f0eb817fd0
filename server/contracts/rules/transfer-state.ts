/**
 * What became of a transfer. `matched`: credited to a wallet. `unmatched` and `suggested` wait for an admin, the latter with a payment that it
 * may be for. `ignored`: no customer's money, with a reason. `refunded`: sent back to the sender by an admin. `split`: its parts, which are transfers
 * of their own, take its place.
 */
export const transferStates = ['matched', 'unmatched', 'suggested', 'ignored', 'refunded', 'split'] as const
export type TransferState = (typeof transferStates)[number]

/** The states in which an admin has to decide about a transfer. */
export const openTransferStates: readonly TransferState[] = ['unmatched', 'suggested']

/** Whether an admin has to decide about a transfer. */
export const isOpenTransfer = ({ state }: { state: TransferState }): boolean => openTransferStates.includes(state)
