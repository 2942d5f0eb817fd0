/**
 * How an order stands that waits for the money of a payment. `done`: its instance exists and is paid for. `over`: the money did not come in time.
 * `cancelled`: by its customer, or with its payment. `failed`: it can no longer be ordered.
 */
export const waitingOrderStates = ['waiting', 'done', 'over', 'cancelled', 'failed'] as const
export type WaitingOrderState = (typeof waitingOrderStates)[number]

/** Why an order was cancelled by something else than its customer, or has failed. */
export const waitingOrderReasons = ['payment_ended', 'not_on_sale', 'account_locked'] as const
export type WaitingOrderReason = (typeof waitingOrderReasons)[number]

/** The number of orders of one customer that may wait at once. */
export const MAX_WAITING_ORDERS = 5
