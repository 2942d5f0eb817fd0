import type { CancelRequest } from '#contracts/plan-life.ts'
import type { RenewalLength } from '#contracts/rules/plan-life.ts'
import type { RefundPreviewResult } from '#ds/account/RefundDialog/index.ts'
import type { RenewResult } from '#ds/account/RenewDialog/index.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { refusalIn } from '#site/hooks/use-quoted.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export interface PlanOptions {
  userId: string
}

/** Returns what a customer decides about the periods of an instance: to pay for more, to end it and take that back, and to return it for its money. */
export function usePlan({ userId }: PlanOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { remedies } = useTexts(remediesArea)
  const { writePlan, refresh } = useAccountCache(userId)
  const onCallError = useOnCallError()
  const withStepUp = useStepUp()
  const reason = (error: unknown) => reasonOf(error, remedies)

  const sendRenewal = useSendOnce(({ vpsId, periods }: { vpsId: string; periods: RenewalLength }, idempotencyKey) =>
    request(`POST ${paths.machine(vpsId)}/renew`, { body: { periods }, idempotencyKey }),
  )
  const renew = useMutation({
    call: sendRenewal,
    refusalOf(error) {
      const refusal = refusalIn(error, ['insufficient_balance'])
      // The balance that is shown is not the wallet's: it says how much is missing.
      if (refusal) refresh(paths.balance(userId), paths.forecast)
      return refusal
    },
    onSuccess: writePlan,
    toasts: { done: { title: toastTexts.renewed, tone: 'positive' } },
    reasonOf: reason,
  })

  const sendCancel = useSendOnce(({ vpsId, at }: { vpsId: string; at: CancelRequest['at'] }, idempotencyKey) =>
    request(`POST ${paths.machine(vpsId)}/cancel`, { body: { at }, idempotencyKey }),
  )
  const cancel = useMutation({
    call: (values: { vpsId: string; at: CancelRequest['at'] }) => withStepUp(() => sendCancel(values)),
    onSuccess: writePlan,
    toasts: {
      done: (_, { at }) => ({
        title: at === 'now' ? toastTexts.cancelled : toastTexts.cancelledLater,
        tone: 'positive',
      }),
    },
    reasonOf: reason,
  })

  const sendUndo = useSendOnce(({ vpsId }: { vpsId: string }, idempotencyKey) =>
    request(`POST ${paths.machine(vpsId)}/undo-cancel`, { idempotencyKey }),
  )
  const undoCancel = useMutation({
    call: sendUndo,
    onSuccess: writePlan,
    toasts: { done: { title: toastTexts.cancelTakenBack, tone: 'positive' }, failed: toastTexts.machineActionFailed },
    reasonOf: reason,
  })

  const sendRefund = useSendOnce(({ vpsId }: { vpsId: string }, idempotencyKey) =>
    request(`POST ${paths.machine(vpsId)}/refund`, { idempotencyKey }),
  )
  const refund = useMutation({
    call: (values: { vpsId: string }) => withStepUp(() => sendRefund(values)),
    onSuccess: writePlan,
    toasts: { done: { title: toastTexts.vpsRefunded, tone: 'positive' } },
    reasonOf: reason,
  })

  return {
    /** Pays for further periods; repeated clicks pay once. */
    onRenew: (vpsId: string, periods: RenewalLength): Promise<RenewResult> => renew({ vpsId, periods }),
    onCancel: (vpsId: string, at: CancelRequest['at']) => cancel({ vpsId, at }),
    onUndoCancel: (vpsId: string) => undoCancel({ vpsId }),
    /** Asks what would be given back. It never rejects. */
    onPreviewRefund: async (vpsId: string): Promise<RefundPreviewResult> => {
      try {
        return { ok: true, preview: await request(`GET ${paths.machine(vpsId)}/refund`) }
      } catch (error) {
        onCallError(error)
        return { ok: false, message: error instanceof ApiError ? error.detail : String(error) }
      }
    },
    onRefund: (vpsId: string) => refund({ vpsId }),
  }
}
