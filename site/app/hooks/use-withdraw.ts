import { useSWRConfig } from 'swr'
import type { WithdrawalRequest } from '#contracts/withdrawals.ts'
import type { WithdrawFormValues } from '#ds/account/WithdrawDialog/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export interface WithdrawOptions {
  userId: string
  /** Whether the data is needed. */
  enabled: boolean
  /** Called when the request was accepted. */
  onDone: () => void
}

/** What can be withdrawn, and the mutation that requests it. */
export function useWithdraw({ userId, enabled, onDone }: WithdrawOptions) {
  const reasonOf = useFormReason()
  const { toastTexts } = useTexts(toastsArea)
  const { mutate } = useSWRConfig()
  const withStepUp = useStepUp()
  // The server decides about a balance that has changed since, but the customer sees it before.
  const withdrawals = useQuery(enabled ? paths.withdrawals : null, { revalidateIfStale: true })
  const send = useSendOnce((body: WithdrawalRequest, idempotencyKey) =>
    request('POST /api/wallet/withdrawals', { body, idempotencyKey }),
  )
  const withdraw = useMutation({
    call: (values: WithdrawFormValues) => withStepUp(() => send(values)),
    onSuccess() {
      const moved = [paths.balance(userId), paths.transactions(userId), paths.summary(userId)]
      for (const key of [...moved, paths.withdrawals, paths.forecast, paths.history]) void mutate(key)
      onDone()
    },
    toasts: {
      done: {
        title: toastTexts.withdrawalRequested,
        description: toastTexts.withdrawalRequestedDetail,
        tone: 'positive',
      },
    },
    reasonOf,
  })
  return {
    limits: mapResource(toResource(withdrawals), ({ available, bonus }) => ({ available, bonus })),
    onSubmit: withdraw,
  }
}
