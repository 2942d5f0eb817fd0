import { SIGNATURE_HEADER, sign } from '#server/features/payments/webhook-signature.ts'
import type { TestResponse } from './client-test-tools.ts'
import type { TestServer } from './server-test-tools.ts'

/** MoMo's report about a deposit. */
interface ReportedPayment {
  transactionId: string
  amount: string
  /** Default: one id for each deposit. */
  eventId?: string
  /** Default: `completed`. */
  status?: string
}

/** Delivers a signed webhook of MoMo about a payment. */
export function reportPayment(
  { clock, visitor, webhookSecret }: Pick<TestServer, 'clock' | 'visitor' | 'webhookSecret'>,
  { transactionId, amount, eventId = `e-${transactionId}`, status = 'completed' }: ReportedPayment,
): Promise<TestResponse> {
  const body = JSON.stringify({ eventId, transactionId, status, amount })
  const signature = sign(webhookSecret('momo'), clock.now(), Buffer.from(body))
  return visitor().post('/api/payments/webhooks/momo', body, { [SIGNATURE_HEADER]: signature })
}
