import { useState } from 'react'
import { BANK_REFERENCE_MAX, WITHDRAWAL_TAKE_OVER_AFTER } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { QrCode } from '#ds/components/data/QrCode/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { DecisionDialog, type DecisionResult } from './DecisionDialog.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

/** What an admin does while the money of an approved withdrawal is sent at the bank. */
export interface PayingActions {
  /** Says that this admin begins to send the money, so that nobody else does. */
  onBegin: (withdrawalId: string) => Promise<DecisionResult>
  /** Takes the transfer over from another admin who began long ago. */
  onTakeOver: (withdrawalId: string) => Promise<DecisionResult>
  /** Says that this admin has not sent the money and will not. */
  onStop: (withdrawalId: string) => Promise<DecisionResult>
  /** Records the bank's reference of the transfer that paid it. */
  onPaid: (withdrawalId: string, reference: string) => Promise<DecisionResult>
}

interface PayDialogProps extends PayingActions {
  texts: MoneyInPanelTexts
  /** The withdrawal as it is now. */
  withdrawal: AdminWithdrawal
  /** Email of the signed-in admin. */
  ownEmail: string | undefined
  /** The present time. ISO 8601. */
  now: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The dialog that pays a withdrawal, in two steps: the admin says that it is being sent, and only then reads account, amount and memo, and enters the
 * bank's reference. Another admin reads meanwhile who sends it, and can take it over half an hour later.
 */
export function PayDialog(props: PayDialogProps) {
  const { texts, withdrawal, ownEmail, now, open, onOpenChange } = props
  const own = texts.withdrawals.dialog
  const { id, payer, payingBy, payingSince, qr } = withdrawal
  const { shortDateTime } = useFormats()
  const [reference, setReference] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  // Until the list is loaded again, the withdrawal still says who was sending it before.
  const [begunAfter, setBegunAfter] = useState<{ payingBy: string | null }>()
  const isOwn = (payer !== null && payer.email === ownEmail) || begunAfter?.payingBy === payingBy
  const other = isOwn || payingBy === null ? null : (payer && (fullName(payer) || payer.email)) || payingBy
  const mayTakeOver = Date.parse(now) - Date.parse(payingSince ?? now) >= WITHDRAWAL_TAKE_OVER_AFTER
  const isMissing = reference.trim() === ''
  const step = other === null ? own.begin : own.takeOver
  const { heading, description, confirm } = isOwn ? own.actions.paid : step

  const begin = async () => {
    const result = await (other === null ? props.onBegin(id) : props.onTakeOver(id))
    if (result.ok) setBegunAfter({ payingBy })
    return result
  }
  const record = () => {
    setSubmitted(true)
    return isMissing ? undefined : props.onPaid(id, reference.trim())
  }
  const since = payingSince === null ? null : shortDateTime(payingSince, now)
  return (
    <DecisionDialog
      texts={texts}
      heading={heading}
      description={description}
      confirmLabel={confirm}
      // Closing it does not stop the transfer.
      cancelLabel={payingBy === null && !isOwn ? undefined : texts.dialog.close}
      decided={isOwn ? { title: own.paidTwice.title, detail: own.paidTwice.detail(reference.trim()) } : own.decided}
      isCritical={other !== null}
      staysOpen={!isOwn}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={other !== null && !mayTakeOver ? own.notYetTaken : undefined}
      onSubmit={isOwn ? record : begin}
      facts={<WithdrawalFacts texts={texts} withdrawal={withdrawal} isBrief={!isOwn} />}
    >
      {other !== null && (
        <Notice tone="caution" title={own.payingBy(other, since ?? '')} role="status">
          {begunAfter ? own.takenFromYou : own.maybeSent}
        </Notice>
      )}
      {isOwn && (
        <>
          <Notice tone="neutral" role="status">
            {own.yours}
          </Notice>
          {qr && (
            <div className={css.code}>
              <QrCode value={qr} label={own.qr} />
            </div>
          )}
          <Field
            label={own.reference}
            description={own.referenceHint}
            required
            error={wasSubmitted && isMissing && own.referenceMissing}
          >
            <Input
              value={reference}
              onChange={({ target }) => setReference(target.value)}
              maxLength={BANK_REFERENCE_MAX}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <StopButton texts={texts} onStop={() => props.onStop(id)} onDone={() => onOpenChange(false)} />
        </>
      )}
    </DecisionDialog>
  )
}

/** Ends the transfer before it was made, with the failure of that beside it. */
function StopButton({
  texts: { dialog, withdrawals },
  onStop,
  onDone,
}: {
  texts: MoneyInPanelTexts
  onStop: () => Promise<DecisionResult>
  onDone: () => void
}) {
  const { pending, error, run } = useAction()
  const stopPaying = async () => {
    const isDone = await run(async (): Promise<SubmitResult> => {
      const result = await onStop()
      // Somebody else has it now: there is nothing left to stop.
      return 'isDecided' in result ? { ok: true } : result
    })
    if (isDone) onDone()
  }
  return (
    <>
      {error && (
        <Notice tone="critical" title={dialog.failed} role="alert">
          {error}
        </Notice>
      )}
      <Button
        className={css.stopPaying}
        tone="neutral"
        emphasis="ghost"
        size="small"
        pending={pending}
        onClick={() => void stopPaying()}
      >
        {withdrawals.dialog.stopPaying}
      </Button>
    </>
  )
}
