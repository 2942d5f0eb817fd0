/**
 * How a webhook ended for us, in the terms in which providers want to be responded to.
 *
 * - `accepted`: recorded now, also if the payment failed, or is parked for a human.
 * - `duplicate`: recorded before.
 * - `unknown_payment`: we requested no such payment. What arrived is recorded, and parked.
 * - `wrong_amount`: the payment has another amount than we requested. What arrived is recorded, and parked.
 * - `rejected`: signature or time of the signature are wrong.
 * - `malformed`: genuine, but not understood.
 * - `unavailable`: not recorded because of an outage of ours: the provider should try again.
 */
export type WebhookOutcome =
  | 'accepted'
  | 'duplicate'
  | 'unknown_payment'
  | 'wrong_amount'
  | 'rejected'
  | 'malformed'
  | 'unavailable'

/** A response to a provider; a body of null is an empty one. */
export interface WebhookResponse {
  status: number
  body: Readonly<Record<string, string | number | boolean>> | null
}

export type WebhookResponses = Readonly<Record<WebhookOutcome, WebhookResponse>>

/**
 * For a provider that takes a status of 2xx with `{"success": true}` as received, and anything else as a reason to try again: what was
 * recorded is never requested again.
 */
export const successResponses: WebhookResponses = {
  accepted: { status: 200, body: { success: true } },
  duplicate: { status: 200, body: { success: true } },
  unknown_payment: { status: 200, body: { success: true } },
  wrong_amount: { status: 200, body: { success: true } },
  rejected: { status: 401, body: { success: false } },
  malformed: { status: 422, body: { success: false } },
  unavailable: { status: 503, body: { success: false } },
}
