import { webhookAcceptedSchema } from '#contracts/payments.ts'
import { route } from '#server/platform/http/route.ts'
import type { BankReporterName, BankWebhooks } from './bank-webhooks.ts'
import { refusals } from './refusals.ts'

const webhookRoute = <const Name extends BankReporterName>(
  webhooks: BankWebhooks,
  name: Name,
  summary: string,
  requestHeaders: Record<string, string>,
) =>
  route({
    method: 'POST',
    path: `/api/payments/webhooks/${name}` as const,
    summary,
    policy: 'provider',
    language: 'en',
    callsPerMinute: 6000,
    body: 'raw',
    requestHeaders,
    responses: { 200: webhookAcceptedSchema },
    refusals: ['not_found', refusals.invalid_signature],
    async handle({ rawBody, header }) {
      await webhooks.receive(name, rawBody, header)
      return { status: 200, body: { success: true } }
    },
  })

/** The webhooks of the services that report transfers at our bank accounts. */
export const bankWebhooksRoutes = ({ webhooks }: { webhooks: BankWebhooks }) => [
  webhookRoute(webhooks, 'sepay', "Receives SePay's signed report of a bank transfer", {
    'X-SePay-Signature': 'The HMAC-SHA256 of time and body, as `sha256=<hex>`.',
    'X-SePay-Timestamp': 'When it was signed, in seconds.',
  }),
  webhookRoute(webhooks, 'casso', "Receives Casso's signed report of bank transfers", {
    'X-Casso-Signature': 'The time and the HMAC-SHA512 of time and body, as `t=<time>,v1=<hex>`.',
    'Secure-Token': 'The shared secret of the first version of the webhook.',
  }),
]
