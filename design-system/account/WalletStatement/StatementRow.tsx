import { useId } from 'react'
import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import { rowWords } from '#ds/account/TransactionList/row-words.ts'
import { amountTone, transactionIcons } from '#ds/account/TransactionList/transaction-looks.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { withdrawalStatus } from '#ds/domain/withdrawal-status.ts'
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
  /** The name of the order that a top-up is for. */
  orderName: string | undefined
  /** What became of it, if it took the money of a withdrawal. */
  withdrawal: Withdrawal | undefined
  onCancelWithdrawal: ((withdrawal: Withdrawal) => void) | undefined
  /** The present, in ISO 8601. */
  now: string
  texts: WalletStatementTexts
  onCancel: ((transaction: WalletTransaction) => void) | undefined
  onTopUpAgain: ((transaction: WalletTransaction) => void) | undefined
  onOpen: ((transaction: WalletTransaction) => void) | undefined
}

/**
 * A transaction on one line: a completed one has no badge, any other says what it is and that the balance is unchanged. A click anywhere on
 * it opens its receipt.
 */
export function StatementRow(props: StatementRowProps) {
  const { transaction, orderName, withdrawal, now, texts, onOpen } = props
  const ids = useId()
  const formats = useFormats()
  const { currency, dateTime, day, shortDateTime } = formats
  const { type, amount, status, balanceAfter } = transaction
  const state = transactionState(transaction)
  const time = timeOf(transaction)
  const { title, detail } = rowWords(transaction, texts, formats, orderName)
  // A withdrawal has moved its money at once; what counts is whether it has arrived.
  const badge = withdrawal
    ? { status: withdrawalStatus[withdrawal.state], words: texts.withdrawals[withdrawal.state] }
    : { status: state, words: texts.statuses[state] }
  const action = actionOf(props)
  return (
    <div className={css.row}>
      <Text size="small" tone="tertiary" className={css.when} render={<time dateTime={time} />}>
        {/* On a phone, the heading has the month and the receipt the time. */}
        <span className={css.wholeTime}>{shortDateTime(time, now)}</span>
        <span className={css.dayOnly}>{day(time)}</span>
      </Text>
      <span className={css.icon}>
        <Icon icon={transactionIcons[type]} />
      </span>
      <div className={css.what}>
        <Text weight="medium" className={css.title}>
          {onOpen ? (
            <button
              type="button"
              // How to pay what is pending is a page of its own; of everything else there is a receipt.
              aria-haspopup={status === 'pending' ? undefined : 'dialog'}
              aria-labelledby={`${ids}-title ${ids}-detail`}
              id={`${ids}-title`}
              className={css.open}
              onClick={() => onOpen(transaction)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </Text>
        {detail && (
          <Text size="small" tone="secondary" className={css.detail}>
            <span id={`${ids}-detail`}>{detail}</span>
          </Text>
        )}
        {badge.status !== 'completed' && (
          <span className={css.state}>
            <StatusBadge status={badge.status}>{badge.words}</StatusBadge>
            {action && (
              <Button
                tone="neutral"
                emphasis="ghost"
                size="small"
                className={css.action}
                aria-label={action.name(currency(withdrawal?.amount ?? amount), dateTime(time))}
                onClick={action.run}
              >
                {action.label}
              </Button>
            )}
          </span>
        )}
      </div>
      <Text weight="semibold" tone={amountTone(transaction)} className={css.amount}>
        <Money amount={amount} sign="always" state={status} />
      </Text>
      <Text size="small" tone="secondary" className={css.balance}>
        <VisuallyHidden>{texts.balanceAfter} </VisuallyHidden>
        {balanceAfter ? <Money amount={balanceAfter} /> : texts.unchanged}
      </Text>
    </div>
  )
}

/** What a customer can do about a top-up that is pending or has failed, or about a withdrawal that nobody has decided about. */
function actionOf({
  transaction,
  withdrawal,
  texts,
  onCancel,
  onCancelWithdrawal,
  onTopUpAgain,
}: Omit<StatementRowProps, 'now' | 'onOpen' | 'orderName'>) {
  const { type, status, cancelledAt } = transaction
  if (withdrawal?.state === 'requested' && onCancelWithdrawal)
    return { label: texts.cancel, name: texts.cancelWithdrawalFor, run: () => onCancelWithdrawal(withdrawal) }
  if (type !== 'deposit') return null
  if (status === 'pending' && onCancel)
    return { label: texts.cancel, name: texts.cancelFor, run: () => onCancel(transaction) }
  if (status === 'failed' && cancelledAt === null && onTopUpAgain)
    return { label: texts.topUpAgain, name: texts.topUpAgainFor, run: () => onTopUpAgain(transaction) }
  return null
}
