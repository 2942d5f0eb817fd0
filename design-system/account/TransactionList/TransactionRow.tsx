import type { ComponentPropsWithRef } from 'react'
import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { Button } from '#ds/components/Button/index.ts'
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

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  transaction: WalletTransaction
  texts: TransactionListTexts
  /** Called to cancel this pending top-up. Without it no cancel button is shown. */
  onCancel?: ((transaction: WalletTransaction) => void) | undefined
}

/** One wallet transaction: what it was, date, status and amount. */
export function TransactionRow({ transaction, texts, onCancel, className, ...rest }: TransactionRowProps) {
  const { currency, dateTime } = useFormats()
  const { type, amount, description, createdAt } = transaction
  const state = transactionState(transaction)
  const { title, detail } = transactionWords(texts.types[type], description)
  const canCancel = onCancel !== undefined && type === 'deposit' && state === 'pending'
  return (
    <article
      data-component="TransactionRow"
      data-type={type}
      {...rest}
      className={classNames(css.row, css.wide, canCancel && css.withAction, className)}
    >
      <span className={css.icon}>
        <Icon icon={transactionIcons[type]} size="medium" />
      </span>
      <div className={css.main}>
        <Text weight="medium" className={css.kind}>
          {title}
        </Text>
        {detail && (
          <Text size="small" tone="secondary" className={css.purpose}>
            {detail}
          </Text>
        )}
      </div>
      <div className={css.facts}>
        <Text size="small" tone="tertiary" className={css.date} render={<time dateTime={createdAt} />}>
          {dateTime(createdAt)}
        </Text>
        <span className={css.status}>
          <StatusBadge status={state}>{texts.statuses[state]}</StatusBadge>
        </span>
      </div>
      <Text weight="semibold" tone={amountTone(transaction)} className={css.amount}>
        <Money amount={amount} sign="always" state={transaction.status} />
      </Text>
      {canCancel && (
        <Button
          tone="neutral"
          emphasis="outline"
          size="small"
          className={css.action}
          aria-label={texts.cancelFor(currency(amount), dateTime(createdAt))}
          onClick={() => onCancel(transaction)}
        >
          {texts.cancel}
        </Button>
      )}
    </article>
  )
}
