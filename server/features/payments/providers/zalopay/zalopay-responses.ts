import type { WebhookResponses } from '#server/features/payments/providers/webhook-response.ts'

/**
 * ZaloPay reads `return_code` (docs.zalopay.vn/docs/specs/order-callback): 1 received, 2 received before, 0 to be sent again (up to three times),
 * any other a failure that is not sent again. The status says of a forgery what it says for all providers.
 */
export const zalopayResponses: WebhookResponses = {
  accepted: { status: 200, body: { return_code: 1, return_message: 'success' } },
  duplicate: { status: 200, body: { return_code: 2, return_message: 'duplicate' } },
  unknown_payment: { status: 200, body: { return_code: 1, return_message: 'success' } },
  wrong_amount: { status: 200, body: { return_code: 1, return_message: 'success' } },
  rejected: { status: 401, body: { return_code: -1, return_message: 'mac not equal' } },
  malformed: { status: 200, body: { return_code: -1, return_message: 'invalid data' } },
  unavailable: { status: 200, body: { return_code: 0, return_message: 'try again' } },
}
