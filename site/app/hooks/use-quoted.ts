import type { Quote } from '#contracts/offers.ts'
import type { QuoteRefusal, QuoteResult } from '#ds/account/OrderDialog/index.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'

/** The reason of a refused call, if it is one of these, with the server's message. */
export function refusalIn<Reason extends string>(error: unknown, reasons: readonly Reason[]) {
  if (!(error instanceof ApiError)) return undefined
  const reason = reasons.find((known) => known === error.code)
  return reason && { ok: false as const, reason, message: error.fieldMessage ?? error.detail }
}

const quoteRefusals: readonly QuoteRefusal[] = [
  'code_invalid',
  'sold_out',
  'image_unavailable',
  'trial_unavailable',
  'verification_required',
  'no_trial',
  'suspended_by_admin',
]

/** Returns the function that resolves with the quote of a call. It never rejects. */
export function useQuoted(): (call: Promise<Quote>) => Promise<QuoteResult> {
  const onCallError = useOnCallError()
  return async (call) => {
    try {
      return { ok: true, quote: await call }
    } catch (error) {
      const refusal = refusalIn(error, quoteRefusals)
      if (refusal) return refusal
      onCallError(error)
      return { ok: false, message: error instanceof ApiError ? error.detail : String(error) }
    }
  }
}
