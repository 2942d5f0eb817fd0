import type { Quote } from '#contracts/offers.ts'
import type { TrialQuoteRequest } from '#contracts/vps.ts'
import type { TrialRefusal, TrialResult } from '#ds/account/TrialDialog/index.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { refusalIn, useQuoted } from '#site/hooks/use-quoted.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The refusals of a payment for a trial that its dialog explains itself. */
const trialRefusals: readonly TrialRefusal[] = [
  'price_changed',
  'quote_expired',
  'code_invalid',
  'no_trial',
  'suspended_by_admin',
]

const trialPath = (vpsId: string) => `/api/vps/${encodeURIComponent(vpsId)}/trial` as const

export interface TrialOptions {
  userId: string
  /** Called when a trial was paid for. */
  onPaid: () => void
}

/** Returns how the instance of a trial is kept: its price, and the payment at that price. */
export function useTrial({ userId, onPaid }: TrialOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const reasonOf = useFormReason()
  const quoted = useQuoted()
  const { refresh, writePaid } = useAccountCache(userId)
  const send = useSendOnce(({ vpsId, quoteId }: { vpsId: string; quoteId: string }, idempotencyKey) =>
    request(`POST ${trialPath(vpsId)}/pay`, { body: { quoteId }, idempotencyKey }),
  )
  const pay = useMutation({
    call: send,
    refusalOf(error) {
      const refusal = refusalIn(error, trialRefusals)
      // It has been paid for elsewhere, or suspended: the list shows what it is now.
      if (refusal?.reason === 'no_trial' || refusal?.reason === 'suspended_by_admin') refresh(paths.instances(userId))
      return refusal
    },
    onSuccess(response) {
      writePaid(response)
      onPaid()
    },
    toasts: { done: { title: toastTexts.trialPaid, tone: 'positive' } },
    reasonOf,
  })
  return {
    /** Asks for the price of keeping the instance. */
    onQuote: (vpsId: string, body: TrialQuoteRequest) => quoted(request(`POST ${trialPath(vpsId)}/quote`, { body })),
    /** Pays at the quote's price; repeated clicks pay once. */
    onSubmit: (vpsId: string, { quoteId }: Quote): Promise<TrialResult> => pay({ vpsId, quoteId }),
  }
}
