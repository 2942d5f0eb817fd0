import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { TRANSFER_PARTS_MAX } from '#contracts/rules/limits.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DecisionResult } from './DecisionDialog.tsx'
import { DecisionFrame } from './DecisionFrame.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface SplitDialogProps {
  texts: MoneyInPanelTexts
  transfer: BankTransfer
  open: boolean
  onOpenChange: (open: boolean) => void
  onSplit: (amounts: readonly string[]) => Promise<DecisionResult>
}

interface Part {
  key: number
  amount: string
}

const dongIn = (amount: string) => BigInt(typedAmount(amount) ?? '0')
const isUnreadable = (amount: string) => amount.trim() !== '' && typedAmount(amount) === undefined

/** Divides a transfer into parts that are decided one by one, for a person who paid for several. The last part is what is left. */
export function SplitDialog({ texts, transfer, open, onOpenChange, onSplit }: SplitDialogProps) {
  const { currency } = useFormats()
  const { dialog } = texts
  const [parts, setParts] = useState<readonly Part[]>([
    { key: 1, amount: '' },
    { key: 2, amount: '' },
  ])
  /** The last part follows the others until it is written into. */
  const [isLastOwn, setLastOwn] = useState(false)
  const last = parts.at(-1)
  const others = parts.slice(0, -1).reduce((sum, { amount }) => sum + dongIn(amount), 0n)
  const remainder = BigInt(transfer.amount) - others
  const shown = parts.map((part) =>
    part === last && !isLastOwn && others > 0n ? { ...part, amount: String(remainder > 0n ? remainder : 0n) } : part,
  )
  const missing = BigInt(transfer.amount) - shown.reduce((sum, { amount }) => sum + dongIn(amount), 0n)
  const isComplete = missing === 0n && shown.every(({ amount }) => dongIn(amount) > 0n)
  const change = (key: number, amount: string) => {
    if (key === last?.key) setLastOwn(true)
    setParts(shown.map((part) => (part.key === key ? { ...part, amount } : part)))
  }
  /** What keeps the parts from adding up, or from being parts. */
  const fault = () => {
    if (missing !== 0n) return missing > 0n ? dialog.left(currency(missing)) : dialog.over(currency(-missing))
    return isComplete || shown.some(({ amount }) => isUnreadable(amount)) ? undefined : dialog.emptyPart
  }
  const fields = useRef(new Map<number, HTMLInputElement | null>())
  const remove = (index: number) => {
    // The button that had the focus goes with its part.
    fields.current.get((shown[index - 1] ?? shown[index + 1])?.key ?? 0)?.focus()
    setParts(shown.filter((_, position) => position !== index))
  }
  return (
    <DecisionFrame
      texts={texts}
      transfer={transfer}
      action="split"
      isOwnProposal={false}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={isComplete ? undefined : (fault() ?? dialog.unreadable)}
      onSubmit={() => onSplit(shown.map(({ amount }) => String(dongIn(amount))))}
    >
      {shown.map(({ key, amount }, index) => (
        <div key={key} className={css.part}>
          <Field label={dialog.part(index + 1)} error={isUnreadable(amount) && dialog.unreadable}>
            <NumberInput
              read={typedAmount}
              suffix="₫"
              autoFocus={index === 0}
              ref={(field) => void fields.current.set(key, field)}
              value={amount}
              onChange={({ target }) => change(key, target.value)}
            />
          </Field>
          {parts.length > 2 && (
            <Button
              tone="neutral"
              emphasis="ghost"
              iconOnly
              icon={X}
              aria-label={dialog.removePart(dialog.part(index + 1))}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      <Text size="small" tone={missing < 0n ? 'critical' : 'secondary'} role="status">
        {fault()}
      </Text>
      {parts.length < TRANSFER_PARTS_MAX && (
        <Button
          tone="neutral"
          emphasis="outline"
          size="small"
          icon={Plus}
          onClick={() => setParts([...shown, { key: Math.max(...parts.map(({ key }) => key)) + 1, amount: '' }])}
        >
          {dialog.addPart}
        </Button>
      )}
    </DecisionFrame>
  )
}
