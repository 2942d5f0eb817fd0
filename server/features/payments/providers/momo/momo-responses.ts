import type { WebhookResponses } from '#server/features/payments/providers/webhook-response.ts'

/** MoMo wants 204 without a body within 15 seconds, and sends a webhook that had another response again. */
export const momoResponses: WebhookResponses = {
  accepted: { status: 204, body: null },
  duplicate: { status: 204, body: null },
  unknown_payment: { status: 204, body: null },
  wrong_amount: { status: 204, body: null },
  rejected: { status: 401, body: null },
  malformed: { status: 422, body: null },
  unavailable: { status: 503, body: null },
}
