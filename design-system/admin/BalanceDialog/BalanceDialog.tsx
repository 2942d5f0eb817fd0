import { type ComponentPropsWithRef, useState } from 'react'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { type BalanceChange, type BalanceResult, previewBalance } from '#ds/admin/balance-change.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { useAction } from '#ds/hooks/use-action.ts'
import { type BalanceEntry, BalanceFields } from './BalanceFields.tsx'
import type { BalanceDialogTexts } from './balance-dialog-texts.ts'

export interface BalanceDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** The texts, in one language. */
  texts: BalanceDialogTexts
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /** Called with `false` after a change has succeeded, and when the dialog is closed by any means; never while a change is pending. */
  onOpenChange: (open: boolean) => void
  /** Email of the user whose balance is changed. */
  email: string
  /** Whole dong: shown, used for the preview, and sent with the change, until a change is refused because the balance has changed. */
  currentBalance: string
  /**
   * Submits a change: a new balance as entered, or a signed difference; never empty or out of bounds. A failure is shown. If the
   * balance has changed, the dialog shows a notice and continues with the current one.
   */
  onSubmit: (change: BalanceChange) => Promise<BalanceResult>
}

const emptyEntry: BalanceEntry = { mode: 'set', amount: '', reason: '' }

/** The change to send for an entry, based on the balance that was shown. */
function changeOf({ mode, reason }: BalanceEntry, amount: string, currentBalance: string): BalanceChange {
  const amounts =
    mode === 'set' ? { balance: amount } : { difference: String(mode === 'add' ? BigInt(amount) : -BigInt(amount)) }
  const trimmed = reason.trim()
  return { ...amounts, expectedBalance: String(currentBalance), ...(trimmed && { reason: trimmed }) }
}

/**
 * Changes a customer's balance: to a new one, or by a difference. The server books an adjustment, which the dialog previews. The entry stays when
 * the change fails, even if the balance has changed meanwhile: the preview then uses the new balance. Each opening starts empty. Keep
 * `currentBalance` as it was on opening: the decision rests on it, and it is sent along.
 */
export function BalanceDialog({
  open,
  onOpenChange,
  texts,
  email,
  currentBalance,
  onSubmit,
  ...rest
}: BalanceDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const [entry, setEntry] = useState(emptyEntry)
  const [moved, setMoved] = useState<{ from: string; to: string }>()
  // The dialog is reset as it opens, not as it closes: what is shown stays while it fades out.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setEntry(emptyEntry)
      setMoved(undefined)
      clearError()
    }
  }
  const shownBalance = moved?.to ?? currentBalance
  const amount = typedAmount(entry.amount)
  const preview = amount === undefined ? null : previewBalance(entry.mode, amount, shownBalance)
  const isUnreadable = amount === undefined && entry.amount.trim() !== ''
  const outOfBounds = isUnreadable || preview?.problem ? texts.outOfBoundsReason : undefined
  const disabledReason = outOfBounds ?? (preview === null ? texts.emptyReason : undefined)
  const submit = (amount: string) =>
    run(async () => {
      const result = await onSubmit(changeOf(entry, amount, shownBalance))
      if ('movedTo' in result) {
        setMoved({ from: String(shownBalance), to: result.movedTo })
        // It is not an error for `run`: the dialog shows the new balance and can be submitted again.
        return { ok: true }
      }
      if (result.ok) onOpenChange(false)
      return result
    })
  return (
    <FormDialog
      data-component="BalanceDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={() => {
        if (amount !== undefined) void submit(amount)
      }}
      pending={pending}
      error={error}
      disabledReason={disabledReason}
      texts={texts}
    >
      <BalanceFields
        texts={texts}
        email={email}
        currentBalance={shownBalance}
        movedFrom={error === undefined ? moved?.from : undefined}
        entry={entry}
        preview={preview}
        isUnreadable={isUnreadable}
        onEntryChange={setEntry}
      />
    </FormDialog>
  )
}
