import type { ReactNode } from 'react'
import { BALANCE_MAX, BALANCE_REASON_MAX } from '#contracts/rules/limits.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { type BalanceMode, type BalancePreview, balanceModes } from '#ds/admin/balance-change.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { BalanceDialogTexts } from './balance-dialog-texts.ts'

/** The values that the admin has entered. */
export interface BalanceEntry {
  mode: BalanceMode
  /** As it is typed, empty at first. */
  amount: string
  reason: string
}

interface BalanceFieldsProps {
  texts: BalanceDialogTexts
  email: string
  currentBalance: string
  movedFrom: string | undefined
  entry: BalanceEntry
  /** The effect of the entry; null while there is no amount. */
  preview: BalancePreview | null
  /** What is typed means no amount. */
  isUnreadable: boolean
  onEntryChange: (entry: BalanceEntry) => void
}

/** The fields of BalanceDialog. */
export function BalanceFields({
  texts,
  email,
  currentBalance,
  movedFrom,
  entry,
  preview,
  isUnreadable,
  onEntryChange,
}: BalanceFieldsProps) {
  const { currency } = useFormats()
  const effect = useAmountMessages(texts, entry.mode, preview, currentBalance)
  const messages = isUnreadable ? { error: texts.unreadable } : effect
  const change = (values: Partial<BalanceEntry>) => onEntryChange({ ...entry, ...values })
  return (
    <>
      {movedFrom !== undefined && (
        <Notice tone="caution" title={texts.moved.title} role="alert">
          {texts.moved.detail(currency(movedFrom), currency(currentBalance))}
        </Notice>
      )}
      <RecordFacts
        facts={[
          { label: texts.email, value: <EmailAddress>{email}</EmailAddress> },
          { label: texts.currentBalance, value: <Money amount={currentBalance} /> },
        ]}
      />
      <Field label={texts.mode}>
        <Select
          options={balanceModes.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
          value={entry.mode}
          onChange={({ target }) => change({ mode: balanceModes.find((mode) => mode === target.value) ?? 'set' })}
        />
      </Field>
      <Field label={texts.amounts[entry.mode]} {...messages}>
        <NumberInput
          read={typedAmount}
          suffix="₫"
          autoFocus
          value={entry.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      <Field label={texts.reason} description={texts.reasonHint} optional>
        <Textarea
          rows={2}
          maxLength={BALANCE_REASON_MAX}
          value={entry.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </>
  )
}

/** The text under the amount: its effect, or why it is not possible. */
function useAmountMessages(
  texts: BalanceDialogTexts,
  mode: BalanceMode,
  preview: BalancePreview | null,
  currentBalance: string,
): { description?: ReactNode; error?: ReactNode } {
  const { currency, signedCurrency } = useFormats()
  if (!preview) return {}
  const { difference, after, problem } = preview
  if (problem === 'belowZero') return { error: texts.belowZero(currency(currentBalance)) }
  if (problem === 'aboveMaximum') return { error: texts.aboveMaximum(currency(BALANCE_MAX)) }
  if (difference === 0n) return { description: texts.unchanged }
  if (mode === 'set') return { description: texts.adjustment(signedCurrency(String(difference))) }
  return { description: texts.result(currency(String(after))) }
}
