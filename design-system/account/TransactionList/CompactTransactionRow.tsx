import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { TransactionListTexts } from './TransactionList.tsx'
import * as css from './TransactionRow.css.ts'
import { amountTone, transactionIcons } from './transaction-looks.ts'
import { transactionWords } from './transaction-words.ts'

interface CompactTransactionRowProps {
  transaction: WalletTransaction
  now: string
  texts: TransactionListTexts
}

/** One transaction on two lines: only one that is not completed says its status, in the place of the time. */
export function CompactTransactionRow({ transaction, now, texts }: CompactTransactionRowProps) {
  const { shortDateTime } = useFormats()
  const { type, amount, description, status, createdAt } = transaction
  const state = transactionState(transaction)
  const isCompleted = status === 'completed'
  const { title, detail } = transactionWords(texts.types[type], description)
  const time = (
    <Text size="small" tone="secondary">
      <time dateTime={createdAt}>{shortDateTime(createdAt, now)}</time>
    </Text>
  )
  return (
    <article className={css.compact}>
      <span className={classNames(css.icon, css.compactIcon)}>
        <Icon icon={transactionIcons[type]} />
      </span>
      <div className={css.words}>
        <Text size="small" weight="medium">
          {title}
        </Text>
        <div className={css.details}>
          {detail && (
            <Text size="small" tone="secondary">
              {detail}
            </Text>
          )}
          {!isCompleted && time}
        </div>
      </div>
      <div className={css.end}>
        <Text size="small" weight="semibold" tone={amountTone(transaction)}>
          <Money amount={amount} sign="always" state={status} />
        </Text>
        {isCompleted ? time : <StatusBadge status={state}>{texts.statuses[state]}</StatusBadge>}
      </div>
    </article>
  )
}
