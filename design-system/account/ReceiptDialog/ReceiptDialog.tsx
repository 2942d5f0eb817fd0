import { Printer } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { type TransactionState, transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Withdrawal, WithdrawalState } from '#contracts/withdrawals.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { amountTone } from '#ds/account/TransactionList/transaction-looks.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { type TransactionWordsTexts, transactionWords } from '#ds/domain/transaction-words.ts'
import { withdrawalStatus } from '#ds/domain/withdrawal-status.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './ReceiptDialog.css.ts'

export interface ReceiptDialogTexts extends CopyButtonTexts {
  heading: string
  /** The reasons for transactions. */
  words: TransactionWordsTexts
  statuses: Readonly<Record<TransactionState, string>>
  methods: Readonly<Record<PaymentMethod, { name: string }>>
  /** What became of a withdrawal. */
  withdrawals: Readonly<Record<WithdrawalState, string>>
  /** Labels of the facts. */
  facts: Readonly<
    Record<
      | ('number' | 'what' | 'method' | 'fee' | 'paid' | 'requested' | 'settled' | 'ended' | 'balance')
      // Only a withdrawal has these.
      | ('account' | 'holder' | 'state' | 'reference' | 'reason'),
      string
    >
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
  /** Where its money goes, if it took that of a withdrawal. Default: it did not. */
  withdrawal?: Withdrawal | undefined
  texts: ReceiptDialogTexts
  /** Called to print. Default: the browser prints the receipt alone, in the light theme. */
  onPrint?: () => void
}

/** A transaction of the wallet with all its facts, to keep or to print. It says that it is not a VAT invoice. */
export function ReceiptDialog({
  transaction,
  withdrawal,
  texts,
  onPrint = () => window.print(),
  onOpenChange,
  ...rest
}: ReceiptDialogProps) {
  const state = withdrawal ? withdrawalStatus[withdrawal.state] : transactionState(transaction)
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
          <StatusBadge status={state}>
            {withdrawal ? texts.withdrawals[withdrawal.state] : texts.statuses[state]}
          </StatusBadge>
        </div>
        <Facts transaction={transaction} withdrawal={withdrawal} texts={texts} />
        <Text size="small" tone="tertiary">
          {texts.note}
        </Text>
      </Stack>
    </Dialog>
  )
}

function Facts({ transaction, withdrawal, texts }: Pick<ReceiptDialogProps, 'transaction' | 'withdrawal' | 'texts'>) {
  const formats = useFormats()
  const { dateTime } = formats
  const { number, fee, amount, status, paymentMethod, createdAt, settledAt, balanceAfter } = transaction
  const { title, detail } = transactionWords(transaction, texts.words, formats)
  const { facts } = texts
  const endedAt = withdrawal ? endOf(withdrawal) : settledAt
  const isDone = withdrawal ? withdrawal.state === 'paid' : status === 'completed'
  const ended = isDone ? facts.settled : facts.ended
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ...(number ? [[facts.number, <RecordNumber key="number" number={number} texts={texts} />] as const] : []),
    [facts.what, detail ? texts.words.inOneLine(title, detail) : title],
    ...(paymentMethod ? [[facts.method, texts.methods[paymentMethod].name] as const] : []),
    ...(fee === '0'
      ? []
      : ([
          [facts.fee, <Money key="fee" amount={fee} />],
          [facts.paid, <Money key="paid" amount={String(BigInt(amount) + BigInt(fee))} />],
        ] as const)),
    [facts.requested, dateTime(createdAt)],
    ...(endedAt ? [[ended, dateTime(endedAt)] as const] : []),
    ...(withdrawal ? factsOf(withdrawal, texts) : []),
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

/** When a withdrawal ended, which is later than its money left the wallet; null while it is under way. */
function endOf({ state, decidedAt, paidAt }: Withdrawal): string | null {
  if (state === 'requested' || state === 'approved') return null
  return paidAt ?? decidedAt
}

/** Where the money of a withdrawal goes, and what became of it. */
const factsOf = ({ bank, account, holder, state, reference, reason }: Withdrawal, texts: ReceiptDialogTexts) => {
  const { facts } = texts
  return [
    [facts.account, `${bank.name} · ${account}`],
    [facts.holder, holder],
    [facts.state, texts.withdrawals[state]],
    ...(reference ? [[facts.reference, reference] as const] : []),
    ...(reason ? [[facts.reason, reason] as const] : []),
  ] as const
}

/** The number that support asks for. */
function RecordNumber({ number, texts }: { number: string; texts: CopyButtonTexts }) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <span className={css.number}>
      <span ref={shown} className={css.code}>
        {number}
      </span>
      <CopyButton of={shown} value={number} texts={texts} closesLine className={css.copy} />
    </span>
  )
}
