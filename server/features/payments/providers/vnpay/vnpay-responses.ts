import type { WebhookResponses } from '#server/features/payments/providers/webhook-response.ts'

/** VNPay reads `RspCode` (sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html). A payment that failed and is recorded is also 00. */
export const vnpayResponses: WebhookResponses = {
  accepted: { status: 200, body: { RspCode: '00', Message: 'Confirm Success' } },
  duplicate: { status: 200, body: { RspCode: '02', Message: 'Order already confirmed' } },
  unknown_payment: { status: 200, body: { RspCode: '01', Message: 'Order not found' } },
  wrong_amount: { status: 200, body: { RspCode: '04', Message: 'Invalid amount' } },
  rejected: { status: 200, body: { RspCode: '97', Message: 'Fail checksum' } },
  malformed: { status: 200, body: { RspCode: '99', Message: 'Unknown error' } },
  unavailable: { status: 200, body: { RspCode: '99', Message: 'Unknown error' } },
}
