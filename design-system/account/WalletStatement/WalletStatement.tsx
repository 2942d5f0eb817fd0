import { Landmark } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletMonth } from '#contracts/wallet.ts'
import type { Withdrawal, WithdrawalState } from '#contracts/withdrawals.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import type { RowWordsTexts } from '#ds/account/TransactionList/row-words.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { StatementRow } from './StatementRow.tsx'
import { isShown, monthsOf, type StatementFilter, type StatementMonth, statementFilters } from './statement-months.ts'
import * as css from './WalletStatement.css.ts'

export interface WalletStatementTexts extends RowWordsTexts {
  title: string
  /** The link to the statement as a file. */
  csv: string
  /** The button that sends money to a bank. */
  withdraw: string
  /** Accessible name of the group of filters. */
  filtersLabel: string
  filters: Readonly<Record<StatementFilter, string>>
  statuses: Readonly<Record<TransactionState, string>>
  /** Heading of a month, which is already formatted. */
  month: (month: string) => string
  /** The sums of a month. */
  deposited: (amount: string) => string
  spent: (amount: string) => string
  /** Replaces `spent` in a month with refunds. */
  spentNet: (amount: string, refunds: string) => string
  /** What went to banks, without what came back. Left out if there is none. */
  withdrawn: (amount: string) => string
  /** Replaces `withdrawn` in a month in which more came back: by how much. */
  returned: (amount: string) => string
  /** What came or went otherwise: bonuses, adjustments. `amount` has a sign. Left out if there is none. */
  other: (amount: string) => string
  endBalance: (amount: string) => string
  /** Replaces `endBalance` in the current month. */
  balance: (amount: string) => string
  /** Above the amounts and the balances, where rows have one line. Screen readers hear `balanceAfter` instead. */
  columns: { amount: string; balance: string }
  /** Precedes the balance after a transaction, for screen readers. */
  balanceAfter: string
  /** Instead of that balance, if the transaction has moved no money. */
  unchanged: string
  /** Label of a pending top-up's button. */
  cancel: string
  /** Accessible name of that button: begins with its label and is different in each row. */
  cancelFor: (amount: string, date: string) => string
  /** What became of a withdrawal. */
  withdrawals: Readonly<Record<WithdrawalState, string>>
  /** Accessible name of the button that cancels a withdrawal. */
  cancelWithdrawalFor: (amount: string, date: string) => string
  /** Label of a failed top-up's button. */
  topUpAgain: string
  /** Accessible name of that button. */
  topUpAgainFor: (amount: string, date: string) => string
  /** Label of the button below a list that goes on. */
  older: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface WalletStatementProps extends Omit<StackProps, 'children'> {
  transactions: Resource<readonly WalletTransaction[]>
  /** The sums of months; a month without an entry here is shown without sums. Default: none. */
  months?: readonly WalletMonth[]
  /** The current time, ISO 8601. */
  now: string
  texts: WalletStatementTexts
  /** Where the statement is to be had as a file. Default: nowhere. */
  csvHref?: string | undefined
  /** The withdrawals, for the rows of their transactions. Default: none. */
  withdrawals?: readonly Withdrawal[]
  /** The names of the orders that top-ups are for, by the id of the top-up. Default: none is known. */
  orderNames?: ReadonlyMap<string, string> | undefined
  /** Called to cancel a requested withdrawal. Without it no such button is shown. */
  onCancelWithdrawal?: ((withdrawal: Withdrawal) => void) | undefined
  /** Called to send money to a bank. Without it no such button is shown. */
  onWithdraw?: (() => void) | undefined
  /** Loads older transactions, for the button below the last one. Absent if all of them are there: only then the filters have counts. */
  onLoadOlder?: (() => Promise<SubmitResult>) | undefined
  /** Called to cancel a pending top-up. Without it no such button is shown. */
  onCancel?: (transaction: WalletTransaction) => void
  /** Called to top up again after a top-up that failed. Without it no such button is shown. */
  onTopUpAgain?: (transaction: WalletTransaction) => void
  /** Called by a click on a row, to show its receipt. Without it rows cannot be pressed. */
  onOpen?: (transaction: WalletTransaction) => void
}

const noWithdrawals: readonly Withdrawal[] = []
const noMonths: readonly WalletMonth[] = []
const noTransactions: readonly WalletTransaction[] = []

/**
 * The wallet's history as a statement: by months, each with its sums and, over the balances of its rows, its balance at the end. Each row has the
 * balance after it. Pass the server's sums: they count transactions that are not loaded yet, too.
 */
export function WalletStatement({
  transactions,
  months = noMonths,
  now,
  texts,
  csvHref,
  withdrawals = noWithdrawals,
  orderNames,
  onCancelWithdrawal,
  onWithdraw,
  onLoadOlder,
  onCancel,
  onTopUpAgain,
  onOpen,
  ...rest
}: WalletStatementProps) {
  const [chosen, setChosen] = useState<StatementFilter>('all')
  const all = dataOf(transactions) ?? noTransactions
  const counts = countsOf(all)
  // What a filter showed may be gone after loading again.
  const filter = counts[chosen] > 0 ? chosen : 'all'
  const shown = useMemo(() => monthsOf(all.filter((one) => isShown(one, filter))), [all, filter])
  const byTransaction = useMemo(
    () => new Map(withdrawals.map((withdrawal) => [withdrawal.transaction.id, withdrawal])),
    [withdrawals],
  )
  const { pending, error, run } = useAction()
  const sums = new Map(months.map((month) => [month.month, month]))
  return (
    <Stack data-component="WalletStatement" space="md" {...rest}>
      <PanelHeader
        title={texts.title}
        action={
          <Inline space="sm">
            {onWithdraw && all.length > 0 && (
              <Button
                tone="neutral"
                emphasis="ghost"
                size="small"
                icon={Landmark}
                className={css.withdraw}
                onClick={() => onWithdraw()}
              >
                {texts.withdraw}
              </Button>
            )}
            {csvHref !== undefined && all.length > 0 && (
              <Link href={csvHref} download tone="neutral">
                {texts.csv}
              </Link>
            )}
          </Inline>
        }
      />
      {all.length > 0 && (
        <fieldset aria-label={texts.filtersLabel} className={css.filters}>
          {statementFilters
            .filter((one) => counts[one] > 0)
            .map((one) => (
              <FilterButton
                key={one}
                label={texts.filters[one]}
                count={onLoadOlder ? undefined : counts[one]}
                pressed={one === filter}
                onPress={() => setChosen(one)}
              />
            ))}
        </fieldset>
      )}
      {all.length === 0 ? (
        <ResourceList
          label={texts.title}
          resource={transactions}
          itemKey={({ id }) => id}
          renderItem={() => null}
          skeletonRows={6}
          skeletonLines={1}
          errorTitle={texts.errorTitle}
          empty={<EmptyState title={texts.emptyTitle} description={texts.emptyDescription} />}
        />
      ) : (
        <div className={css.panel}>
          <div className={css.heads} aria-hidden>
            <Text size="small" tone="tertiary" className={css.amountHead}>
              {texts.columns.amount}
            </Text>
            <Text size="small" tone="tertiary" className={css.balanceHead}>
              {texts.columns.balance}
            </Text>
          </div>
          {shown.map((month) => (
            <Month
              key={month.month}
              month={month}
              sums={sums.get(month.month)}
              now={now}
              texts={texts}
              byTransaction={byTransaction}
              orderNames={orderNames}
              onCancelWithdrawal={onCancelWithdrawal}
              onCancel={onCancel}
              onTopUpAgain={onTopUpAgain}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
      {onLoadOlder && all.length > 0 && (
        <Inline space="sm">
          <Button tone="neutral" emphasis="outline" pending={pending} onClick={() => void run(onLoadOlder)}>
            {texts.older}
          </Button>
          {error && (
            <Text size="small" tone="secondary" role="alert">
              {error}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  )
}

/** How many transactions each filter shows. */
const countsOf = (transactions: readonly WalletTransaction[]) =>
  Object.fromEntries(
    statementFilters.map((filter) => [filter, transactions.filter((one) => isShown(one, filter)).length]),
  ) as Record<StatementFilter, number>

interface FilterButtonProps {
  label: string
  count: number | undefined
  pressed: boolean
  onPress: () => void
}

function FilterButton({ label, count, pressed, onPress }: FilterButtonProps) {
  const { number } = useFormats()
  return (
    <Button
      tone={pressed ? 'brand' : 'neutral'}
      emphasis={pressed ? 'soft' : 'outline'}
      size="small"
      aria-pressed={pressed}
      onClick={() => onPress()}
    >
      {count === undefined ? (
        label
      ) : (
        <>
          {label} {number(count)}
        </>
      )}
    </Button>
  )
}

interface MonthProps extends Pick<WalletStatementProps, 'now' | 'texts'> {
  month: StatementMonth
  sums: WalletMonth | undefined
  byTransaction: ReadonlyMap<string, Withdrawal>
  orderNames: WalletStatementProps['orderNames']
  onCancelWithdrawal: WalletStatementProps['onCancelWithdrawal']
  onCancel: WalletStatementProps['onCancel']
  onTopUpAgain: WalletStatementProps['onTopUpAgain']
  onOpen: WalletStatementProps['onOpen']
}

function Month({ month: { month, transactions }, sums, byTransaction, orderNames, ...row }: MonthProps) {
  const { now, texts } = row
  const id = useId()
  const formats = useFormats()
  return (
    <section aria-labelledby={id}>
      <div className={css.month}>
        <div className={css.monthSums}>
          <Heading id={id} level={3} size="small">
            {texts.month(formats.month(month))}
          </Heading>
          {sums && <Sums sums={sums} texts={texts} />}
        </div>
        {sums && (
          <Text size="small" tone="secondary" className={css.endBalance}>
            {sentenceWithMoney(
              [sums.endBalance],
              formats.month(month) === formats.month(now) ? texts.balance : texts.endBalance,
              css.endAmount,
            )}
          </Text>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers */}
      <ul role="list">
        {transactions.map((transaction) => (
          <li key={transaction.id}>
            <StatementRow
              {...row}
              transaction={transaction}
              orderName={orderNames?.get(transaction.id)}
              withdrawal={byTransaction.get(transaction.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SumsProps {
  sums: WalletMonth
  texts: WalletStatementTexts
}

/** What came in and what was spent, beside the name of the month. */
function Sums({ sums: { deposited, spent, refunded, withdrawn = '0', other }, texts }: SumsProps) {
  const { signedCurrency } = useFormats()
  const rest = String(BigInt(other) + BigInt(withdrawn))
  return (
    <>
      <Text size="small" tone="secondary">
        {sentenceWithMoney([deposited], texts.deposited)}
      </Text>
      <Text size="small" tone="secondary">
        {refunded === '0'
          ? sentenceWithMoney([spent], texts.spent)
          : sentenceWithMoney([spent, refunded], texts.spentNet)}
      </Text>
      {withdrawn !== '0' && (
        <Text size="small" tone="secondary">
          {withdrawn.startsWith('-')
            ? sentenceWithMoney([withdrawn.slice(1)], texts.returned)
            : sentenceWithMoney([withdrawn], texts.withdrawn)}
        </Text>
      )}
      {rest !== '0' && (
        <Text size="small" tone="secondary">
          {texts.other(signedCurrency(rest))}
        </Text>
      )}
    </>
  )
}
