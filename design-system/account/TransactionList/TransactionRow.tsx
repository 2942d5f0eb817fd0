import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { rowWords } from './row-words.ts'
import type { TransactionListTexts } from './TransactionList.tsx'
import * as css from './TransactionRow.css.ts'
import { amountTone, transactionIcons } from './transaction-looks.ts'

interface TransactionRowProps {
  transaction: WalletTransaction
  /** The name of the order that a top-up is for. */
  orderName: string | undefined
  now: string
  texts: TransactionListTexts
}

/**
 * One transaction on two lines: what it was for and how much, then when and what it was. Only one that is not completed says its status, on a
 * third line.
 */
export function TransactionRow({ transaction, orderName, now, texts }: TransactionRowProps) {
  const formats = useFormats()
  const { day, shortDateTime } = formats
  const { type, amount, status, createdAt } = transaction
  const state = transactionState(transaction)
  const isCompleted = status === 'completed'
  const { title, detail } = rowWords(transaction, texts, formats, orderName)
  return (
    <article data-open={!isCompleted || undefined} className={css.row}>
      <span className={css.icon}>
        <Icon icon={transactionIcons[type]} />
      </span>
      <Text size="small" weight="medium" className={css.title}>
        {title}
      </Text>
      <Text size="small" weight="semibold" tone={amountTone(transaction)} className={css.amount}>
        <Money amount={amount} sign="always" state={status} />
      </Text>
      <div className={css.details}>
        <Text size="small" tone="tertiary" render={<time dateTime={createdAt} />}>
          {/* A phone's line has space for the day, which says enough among the newest few. */}
          <span className={css.wholeTime}>{shortDateTime(createdAt, now)}</span>
          <span className={css.dayOnly}>{day(createdAt)}</span>
        </Text>
        {detail && (
          <Text size="small" tone="secondary">
            {detail}
          </Text>
        )}
      </div>
      {!isCompleted && (
        <span className={css.status}>
          <StatusBadge status={state}>{texts.statuses[state]}</StatusBadge>
        </span>
      )}
    </article>
  )
}
