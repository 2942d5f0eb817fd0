import { type ComponentPropsWithRef, useId, useState } from 'react'
import { type BalanceChange, previewBalance } from '#ds/admin/balance-change.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { type BalanceEntry, BalanceForm } from './BalanceForm.tsx'
import type { BalanceDialogTexts } from './balance-dialog-texts.ts'

export interface BalanceDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Its words, in one language. */
  texts: BalanceDialogTexts
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /** Called with `false` when it is closed without saving, in whatever way; never while the change is under way. */
  onOpenChange: (open: boolean) => void
  /** Whose balance it is. */
  email: string
  /** Whole dong: shown, used for the preview, and sent with the change. */
  currentBalance: string
  /** The previously shown balance, if a change was refused because the balance has changed; the dialog says so. */
  movedFrom?: string | undefined
  /** Submits a change: a new balance as entered, or a signed difference; never empty or out of bounds. */
  onSubmit: (change: BalanceChange) => void
  /** The change is under way: the dialog stays and takes no second submit. Default: false. */
  pending?: boolean
  /** Why the last try failed. */
  error?: string | undefined
}

const emptyEntry: BalanceEntry = { mode: 'set', amount: '', reason: '' }

/** The change to send for an entry, based on the balance that was shown. */
function changeOf({ mode, amount, reason }: BalanceEntry, currentBalance: string): BalanceChange {
  const amounts =
    mode === 'set' ? { balance: amount } : { difference: String(mode === 'add' ? BigInt(amount) : -BigInt(amount)) }
  const trimmed = reason.trim()
  return { ...amounts, expectedBalance: String(currentBalance), ...(trimmed && { reason: trimmed }) }
}

/**
 * Changes a customer's balance: to a new one, or by a difference. The server books an adjustment, which the dialog previews. The
 * entry stays when the change fails, also when the balance has changed meanwhile: the preview then uses the new one.
 */
export function BalanceDialog({
  open,
  onOpenChange,
  pending = false,
  texts,
  email,
  currentBalance,
  movedFrom,
  onSubmit,
  error,
  ...rest
}: BalanceDialogProps) {
  const formId = useId()
  const [entry, setEntry] = useState(emptyEntry)
  const preview = entry.amount === '' ? null : previewBalance(entry.mode, entry.amount, currentBalance)
  const outOfBounds = preview?.problem ? texts.outOfBoundsReason : undefined
  const disabledReason = preview === null ? texts.emptyReason : outOfBounds
  const close = () => {
    if (pending) return
    setEntry(emptyEntry)
    onOpenChange(false)
  }
  return (
    <Dialog
      data-component="BalanceDialog"
      {...rest}
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={pending} disabledReason={disabledReason}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </>
      }
    >
      <BalanceForm
        id={formId}
        texts={texts}
        email={email}
        currentBalance={currentBalance}
        movedFrom={movedFrom}
        error={error}
        entry={entry}
        preview={preview}
        onEntryChange={setEntry}
        onSubmit={() => {
          if (preview && !preview.problem && !pending) onSubmit(changeOf(entry, currentBalance))
        }}
      />
    </Dialog>
  )
}
