import { Printer } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { type TransactionState, transactionState } from '#contracts/rules/transaction-state.ts'
import type { TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { amountTone } from '#ds/account/TransactionList/transaction-looks.ts'
import { transactionWords } from '#ds/account/TransactionList/transaction-words.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './ReceiptDialog.css.ts'

export interface ReceiptDialogTexts extends CopyButtonTexts {
  heading: string
  types: Readonly<Record<TransactionType, string>>
  statuses: Readonly<Record<TransactionState, string>>
  methods: Readonly<Record<PaymentMethod, { name: string }>>
  /** Labels of the facts. */
  facts: Readonly<
    Record<'number' | 'what' | 'method' | 'fee' | 'paid' | 'requested' | 'settled' | 'ended' | 'balance', string>
  >
  /** Instead of the balance, if no money has moved. */
  unchanged: string
  /** What the receipt is not. */
  note: string
  print: string
  close: string
}

export interface ReceiptDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<DialogProps, 'open' | 'onOpenChange'> {
  transaction: WalletTransaction
  texts: ReceiptDialogTexts
  /** Called to print. Default: the browser prints the receipt alone, in the light theme. */
  onPrint?: () => void
}

/** A transaction of the wallet with all its facts, to keep or to print. */
export function ReceiptDialog({
  transaction,
  texts,
  onPrint = () => window.print(),
  onOpenChange,
  ...rest
}: ReceiptDialogProps) {
  const state = transactionState(transaction)
  return (
    <Dialog
      {...rest}
      data-component="ReceiptDialog"
      onOpenChange={onOpenChange}
      heading={texts.heading}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" icon={Printer} onClick={() => onPrint()}>
            {texts.print}
          </Button>
          <Button tone="neutral" emphasis="outline" onClick={() => onOpenChange(false)}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack space="md">
        <div className={css.sum}>
          <Text weight="semibold" tone={amountTone(transaction)} className={css.amount} render={<span />}>
            <Money amount={transaction.amount} sign="always" state={transaction.status} />
          </Text>
          <StatusBadge status={state}>{texts.statuses[state]}</StatusBadge>
        </div>
        <Facts transaction={transaction} texts={texts} />
        <Text size="small" tone="tertiary">
          {texts.note}
        </Text>
      </Stack>
    </Dialog>
  )
}

function Facts({ transaction, texts }: Pick<ReceiptDialogProps, 'transaction' | 'texts'>) {
  const { dateTime } = useFormats()
  const { type, number, fee, amount, status, paymentMethod, description, createdAt, settledAt, balanceAfter } =
    transaction
  const { title, detail } = transactionWords(texts.types[type], description)
  const { facts } = texts
  const ended = status === 'completed' ? facts.settled : facts.ended
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ...(number ? [[facts.number, <RecordNumber key="number" number={number} texts={texts} />] as const] : []),
    [facts.what, detail ? `${title}: ${detail}` : title],
    ...(paymentMethod ? [[facts.method, texts.methods[paymentMethod].name] as const] : []),
    ...(fee === '0'
      ? []
      : ([
          [facts.fee, <Money key="fee" amount={fee} />],
          [facts.paid, <Money key="paid" amount={String(BigInt(amount) + BigInt(fee))} />],
        ] as const)),
    [facts.requested, dateTime(createdAt)],
    ...(settledAt ? [[ended, dateTime(settledAt)] as const] : []),
    [facts.balance, balanceAfter ? <Money key="balance" amount={balanceAfter} /> : texts.unchanged],
  ]
  return (
    <dl className={css.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number that support asks for. */
function RecordNumber({ number, texts }: { number: string; texts: CopyButtonTexts }) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <span className={css.number}>
      <span ref={shown} className={css.code}>
        {number}
      </span>
      <CopyButton of={shown} value={number} texts={texts} className={css.copy} />
    </span>
  )
}
