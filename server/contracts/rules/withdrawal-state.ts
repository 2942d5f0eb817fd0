/**
 * What became of a withdrawal. `requested`: an admin has to decide about it, and its customer may cancel it. `approved`: an admin has to send the money.
 * `paid`: the money was sent. `rejected` by an admin and `cancelled` by the customer: the money is back in the wallet.
 */
export const withdrawalStates = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** The states in which its money is neither in the wallet nor at the customer's bank. */
export const openWithdrawalStates: readonly WithdrawalState[] = ['requested', 'approved']
