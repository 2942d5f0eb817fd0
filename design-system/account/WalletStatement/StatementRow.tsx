import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { amountTone, transactionIcons } from '#ds/account/TransactionList/transaction-looks.ts'
import { transactionWords } from '#ds/account/TransactionList/transaction-words.ts'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './StatementRow.css.ts'
import { timeOf } from './statement-months.ts'
import type { WalletStatementTexts } from './WalletStatement.tsx'

interface StatementRowProps {
  transaction: WalletTransaction
  /** The present, in ISO 8601. */
  now: string
  texts: WalletStatementTexts
  onCancel: ((transaction: WalletTransaction) => void) | undefined
  onTopUpAgain: ((transaction: WalletTransaction) => void) | undefined
  onOpen: ((transaction: WalletTransaction) => void) | undefined
}

/**
 * A transaction on one line: a completed one has no badge, any other says what it is and that the balance is unchanged. A press anywhere on
 * it opens its receipt.
 */
export function StatementRow({ transaction, now, texts, onCancel, onTopUpAgain, onOpen }: StatementRowProps) {
  const { currency, dateTime, shortDateTime } = useFormats()
  const { type, amount, description, status, balanceAfter } = transaction
  const state = transactionState(transaction)
  const time = timeOf(transaction)
  const { title, detail } = transactionWords(texts.types[type], description)
  const isCompleted = status === 'completed'
  const action = actionOf(transaction, { texts, onCancel, onTopUpAgain })
  return (
    <div className={css.row}>
      <Text size="small" tone="tertiary" className={css.when} render={<time dateTime={time} />}>
        {shortDateTime(time, now)}
      </Text>
      <span className={css.icon}>
        <Icon icon={transactionIcons[type]} />
      </span>
      <div className={css.what}>
        <Text weight="medium" className={css.part}>
          {onOpen ? (
            <button type="button" aria-haspopup="dialog" className={css.open} onClick={() => onOpen(transaction)}>
              {title}
            </button>
          ) : (
            title
          )}
        </Text>
        {detail && (
          <Text size="small" tone="secondary" className={css.part}>
            {detail}
          </Text>
        )}
        {!isCompleted && <StatusBadge status={state}>{texts.statuses[state]}</StatusBadge>}
      </div>
      <Text weight="semibold" tone={amountTone(transaction)} className={css.amount}>
        <Money amount={amount} sign="always" state={status} />
      </Text>
      <Text size="small" tone="secondary" className={css.balance}>
        <VisuallyHidden>{texts.balanceAfter} </VisuallyHidden>
        {balanceAfter ? <Money amount={balanceAfter} /> : texts.unchanged}
      </Text>
      {action && (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          className={css.action}
          aria-label={action.name(currency(amount), dateTime(time))}
          onClick={() => action.run(transaction)}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** What a customer can do about a top-up that is pending or has failed. */
function actionOf(
  { type, status, cancelledAt }: WalletTransaction,
  { texts, onCancel, onTopUpAgain }: Pick<StatementRowProps, 'texts' | 'onCancel' | 'onTopUpAgain'>,
) {
  if (type !== 'deposit') return null
  if (status === 'pending' && onCancel) return { label: texts.cancel, name: texts.cancelFor, run: onCancel }
  if (status === 'failed' && cancelledAt === null && onTopUpAgain)
    return { label: texts.topUpAgain, name: texts.topUpAgainFor, run: onTopUpAgain }
  return null
}
