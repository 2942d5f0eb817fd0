import type { PaymentReport } from '#server/features/payments/providers/payment-report.ts'
import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'
import type { ProviderRequest } from '#server/features/payments/providers/provider-request.ts'
import type { SendRequest } from '#server/platform/http/post.ts'

/** How long a gateway may take to respond, in milliseconds: a shorter timeout could miss what it has done (MoMo demands it). */
export const GATEWAY_TIMEOUT = 30_000

/** What a gateway needs from the server. */
export interface GatewayDeps {
  send: SendRequest
  /** The real time, in milliseconds, which gateways compare with theirs. */
  now: () => number
  /** Returns an id that was never returned before. */
  newId: () => string
  /** Where it reports payments. */
  webhookUrl: () => string
}

/** Sends a request to a gateway. Resolves with the body, whatever the status: gateways put their codes into it. */
export async function callGateway({ send }: Pick<GatewayDeps, 'send'>, request: ProviderRequest): Promise<Uint8Array> {
  const { status, body } = await send(request, GATEWAY_TIMEOUT)
  if (status >= 500) throw new Error(`The gateway responded with ${status}`)
  return body
}

/** Thrown for a result that is not what the gateway's documentation says, or is not signed by it. */
export class UnusableResult extends Error {
  constructor(fault: string) {
    super(`The gateway's result is not usable: ${fault}`)
  }
}

/** Whether a state says that another try would change nothing. */
export const isFinal = (status: PaymentStatus): boolean => status === 'refused' || status === 'failed'

/** The result of a query of a payment that has at most one report. */
export const queryResult = (status: PaymentStatus, report: PaymentReport | null) => ({
  status,
  reports: report ? [report] : [],
})
