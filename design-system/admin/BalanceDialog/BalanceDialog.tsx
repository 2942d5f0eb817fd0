import { type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface BalanceDialogTexts {
  heading: string
  email: string
  currentBalance: string
  newBalance: string
  /** What saving does, with the signed difference, such as `+50.000 ₫`. */
  adjustment: (difference: string) => string
  unchanged: string
  submit: string
  pending: string
  cancel: string
  /** Why the button cannot be pressed while the field is empty. */
  emptyReason: string
  failed: string
}

export interface BalanceDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Its words, in one language. */
  texts: BalanceDialogTexts
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /** Closed without saving, in whatever way. */
  onClose: () => void
  /** Whose balance it is. */
  email: string
  /** Whole dong. */
  currentBalance: number | string
  /** The new balance as it was typed: digits, never empty (product spec, sections 5 and 7). */
  onSubmit: (balance: string) => void
  /** The change is under way: the dialog stays and takes no second submit. Default: false. */
  pending?: boolean
  /** Why the last try failed. */
  error?: string | undefined
}

/** Sets a customer's balance to a new amount. The server books the difference as an adjustment, so the dialog says it. */
export function BalanceDialog({
  open,
  onClose,
  pending = false,
  texts,
  email,
  currentBalance,
  onSubmit,
  error,
  ...rest
}: BalanceDialogProps) {
  const formId = useId()
  const [balance, setBalance] = useState('')
  const close = () => {
    if (pending) return
    setBalance('')
    onClose()
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
          <Button
            type="submit"
            form={formId}
            loading={pending}
            disabledReason={balance === '' ? texts.emptyReason : undefined}
          >
            {pending ? texts.pending : texts.submit}
          </Button>
        </>
      }
    >
      <BalanceForm
        texts={texts}
        email={email}
        currentBalance={currentBalance}
        error={error}
        id={formId}
        balance={balance}
        onBalanceChange={setBalance}
        onSubmit={() => {
          if (balance !== '' && !pending) onSubmit(balance)
        }}
      />
    </Dialog>
  )
}

interface BalanceFormProps extends Pick<BalanceDialogProps, 'texts' | 'email' | 'currentBalance' | 'error'> {
  id: string
  balance: string
  onBalanceChange: (balance: string) => void
  onSubmit: () => void
}

function BalanceForm({
  id,
  texts,
  email,
  currentBalance,
  balance,
  onBalanceChange,
  onSubmit,
  error,
}: BalanceFormProps) {
  const { currency, signedCurrency } = useFormats()
  const difference = balance === '' ? 0n : BigInt(balance) - BigInt(currentBalance)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} onSubmit={submit}>
      <Stack>
        {error && (
          <Notice tone="critical" title={texts.failed} role="alert">
            {error}
          </Notice>
        )}
        <RecordFacts
          facts={[
            { label: texts.email, value: email },
            { label: texts.currentBalance, value: currency(currentBalance) },
          ]}
        />
        <Field
          label={texts.newBalance}
          description={
            balance !== '' &&
            (difference === 0n ? texts.unchanged : texts.adjustment(signedCurrency(difference.toString())))
          }
        >
          <NumberInput suffix="₫" autoFocus value={balance} onChange={(event) => onBalanceChange(event.target.value)} />
        </Field>
      </Stack>
    </form>
  )
}
