import { Check, Receipt, X } from 'lucide-react'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { paymentMethods } from '#contracts/rules/fees.ts'
import { type TransactionState, transactionState, transactionStatuses } from '#contracts/rules/transaction-state.ts'
import type { WithdrawalState } from '#contracts/rules/withdrawal-state.ts'
import { transactionTypes } from '#contracts/transactions.ts'
import {
  type AdminListProps,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  type ListViews,
  numberColumn,
  RowActions,
  type ViewCounts,
  viewsOf,
} from '#ds/admin/AdminTable/index.ts'
import { sameFilters } from '#ds/admin/FilterBar/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { emphasisInList, StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { purposeOf, type TransactionWordsTexts } from '#ds/domain/transaction-words.ts'
import { withdrawalStatus } from '#ds/domain/withdrawal-status.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { SettleDialog, type Settlement, type SettleTexts } from './SettleDialog.tsx'
import * as css from './TransactionsTable.css.ts'

export interface TransactionsTableTexts extends AdminTableTexts, SettleTexts {
  columns: {
    id: string
    user: string
    type: string
    amount: string
    method: string
    status: string
    date: string
    actions: string
  }
  /** The reasons for transactions. */
  words: TransactionWordsTexts
  /** Names of transaction types by id. */
  types: Readonly<Record<string, string>>
  /** The name of a transaction that returned the money of a withdrawal, which has the type of one. */
  returnedWithdrawal: string
  /** Shown for an unknown type, depending on whether money came in or went out. */
  otherTypes: { in: string; out: string }
  /** Names of payment methods by id. */
  methods: Record<string, string>
  /** Shown as the method of payments from the wallet. */
  wallet: string
  statuses: Readonly<Record<TransactionState, string>>
  /** What became of a withdrawal. */
  withdrawals: Readonly<Record<WithdrawalState, string>>
  /** Name of the filter by the day. */
  days: string
  /** Before what the amounts shown add up to. */
  sums: { deposits: string; pending: string; payments: string; refunds: string }
  views: { all: string; pending: string; failed: string; refunds: string }
  /** Shown when no deposit waits. */
  nonePending: { title: string; description: string }
  /** Accessible name of a row's button: the action and the transaction's number, or its id if it has none yet. */
  actionFor: (action: string, number: string) => string
}

export interface TransactionsTableProps extends AdminListProps<AdminTransactionRow>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: TransactionsTableTexts
  /** The numbers of records of the views. Default: unknown. */
  viewCounts?: ViewCounts | undefined
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Settles a pending deposit for good, after the admin has confirmed. A failure is shown above the table. */
  onSettle: (transactionId: string, settlement: Settlement) => Promise<SubmitResult>
}

/** Only pending deposits (bank transfer, crypto) are settled by an admin. */
const canBeSettled = ({ transaction }: AdminTransactionRow) =>
  transaction.type === 'deposit' && transaction.status === 'pending'

/** What the views of the list show, by the filters that the server knows. */
export const transactionViews = {
  all: [],
  pending: [{ kind: 'choice', id: 'status', values: ['pending'] }],
  failed: [{ kind: 'choice', id: 'status', values: ['failed'] }],
  refunds: [{ kind: 'choice', id: 'type', values: ['refund'] }],
} satisfies ListViews

/** The filters that the server knows, by its own names. */
const choicesOf = (texts: TransactionsTableTexts, counts: ViewCounts | undefined): FilterChoices => ({
  available: [
    {
      kind: 'choice',
      id: 'status',
      label: texts.columns.status,
      options: transactionStatuses.map((value) => ({ value, label: texts.statuses[value] })),
    },
    {
      kind: 'choice',
      id: 'type',
      label: texts.columns.type,
      options: transactionTypes.map((value) => ({ value, label: texts.types[value] ?? value })),
    },
    {
      kind: 'choice',
      id: 'method',
      label: texts.columns.method,
      options: paymentMethods.map((value) => ({ value, label: texts.methods[value] ?? value })),
    },
    { kind: 'dates', id: 'days', label: texts.days },
  ],
  views: viewsOf(transactionViews, texts.views, counts),
})

/** What the amounts of these rows add up to, without what did not move. A kind of which there is none is left out. */
function sumsOf(rows: readonly AdminTransactionRow[], labels: TransactionsTableTexts['sums']) {
  const sums = { deposits: 0n, pending: 0n, payments: 0n, refunds: 0n }
  for (const { transaction } of rows) {
    const kind = kindOf(transaction)
    if (kind) sums[kind] += BigInt(transaction.amount)
  }
  return (['deposits', 'pending', 'payments', 'refunds'] as const).flatMap((kind) =>
    sums[kind] === 0n ? [] : [{ label: labels[kind], amount: sums[kind] }],
  )
}

function kindOf(transaction: AdminTransactionRow['transaction']) {
  const state = transactionState(transaction)
  if (transaction.type === 'deposit' && state === 'pending') return 'pending'
  if (state !== 'completed') return undefined
  return ({ deposit: 'deposits', payment: 'payments', refund: 'refunds' } as const)[transaction.type as string]
}

/**
 * All wallet transactions, with the same names that the customer sees. A confirmation names amount and customer, so that no admin approves the
 * wrong row.
 */
export function TransactionsTable({ texts, viewCounts, now, onSettle, ...list }: TransactionsTableProps) {
  const choices = choicesOf(texts, viewCounts)
  const pendingView = choices.views.find(({ id }) => id === 'pending')
  const showsOnlyPending = pendingView !== undefined && sameFilters(pendingView.filters, list.filters ?? [])
  const nonePending = { title: texts.nonePending.title, hint: texts.nonePending.description }
  const formats = useFormats()
  const { shortDateTime } = formats
  const { pendingKeys, error, run } = useAction()
  const confirmation = useRowDialog<{ row: AdminTransactionRow; settlement: Settlement }>()
  const selected = confirmation.target?.row

  const typeOf = ({ type, amount, code }: AdminTransactionRow['transaction']) =>
    (code === 'withdrawal_back' ? texts.returnedWithdrawal : texts.types[type]) ??
    (BigInt(amount) > 0n ? texts.otherTypes.in : texts.otherTypes.out)

  const methodOf = ({ paymentMethod }: AdminTransactionRow['transaction']) =>
    paymentMethod ? (texts.methods[paymentMethod] ?? paymentMethod) : texts.wallet

  const statusOf = ({ transaction, withdrawal }: AdminTransactionRow) => {
    // A withdrawal has moved its money at once; what counts is whether it has arrived.
    const state = withdrawal ? withdrawalStatus[withdrawal] : transactionState(transaction)
    return (
      <StatusBadge status={state} emphasis={emphasisInList(state)}>
        {withdrawal ? texts.withdrawals[withdrawal] : texts.statuses[state]}
      </StatusBadge>
    )
  }

  const settleButton = (row: AdminTransactionRow, settlement: Settlement) => (
    <Button
      tone="neutral"
      emphasis={settlement === 'completed' ? 'outline' : 'ghost'}
      size="small"
      icon={settlement === 'completed' ? Check : X}
      pending={pendingKeys.has(row.transaction.id)}
      aria-label={texts.actionFor(texts.settle[settlement].action, row.transaction.number ?? row.transaction.id)}
      onClick={() => confirmation.show({ row, settlement })}
    >
      {texts.settle[settlement].action}
    </Button>
  )

  const columns: TableColumn<AdminTransactionRow>[] = [
    {
      ...numberColumn(texts.columns.id, texts.list.number, ({ transaction }: AdminTransactionRow) => transaction),
      rowHeader: true,
      line: { row: 'third' },
    },
    {
      id: 'user',
      header: texts.columns.user,
      line: { row: 'first' },
      cell: ({ user }) => <OwnerCell owner={user} />,
    },
    {
      id: 'type',
      header: texts.columns.type,
      line: { row: 'second' },
      cell: ({ transaction }) => {
        const purpose = purposeOf(transaction, texts.words, formats)
        return (
          <span className={css.what}>
            {typeOf(transaction)}
            {purpose && (
              <Text render={<span />} size="caption" tone="tertiary" className={css.purpose}>
                <TruncatedText>{purpose}</TruncatedText>
              </Text>
            )}
            {!purpose && (
              <Text render={<span />} size="caption" tone="tertiary" className={css.methodOnTablets}>
                {methodOf(transaction)}
              </Text>
            )}
          </span>
        )
      },
    },
    {
      id: 'amount',
      header: texts.columns.amount,
      align: 'end',
      line: { row: 'first', atEnd: true },
      cell: ({ transaction }) => (
        <Text
          render={<span />}
          size="small"
          weight="semibold"
          tone={BigInt(transaction.amount) > 0n ? 'positive' : 'primary'}
        >
          <Money amount={transaction.amount} sign="always" state={transaction.status} />
        </Text>
      ),
    },
    {
      id: 'method',
      header: texts.columns.method,
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ transaction }) => methodOf(transaction),
    },
    {
      id: 'status',
      header: texts.columns.status,
      hideBelow: 'large',
      line: { row: 'second', atEnd: true },
      cell: statusOf,
    },
    {
      id: 'date',
      header: texts.columns.date,
      align: 'end',
      sortable: true,
      line: { row: 'third' },
      cell: (row) => (
        <span className={css.lines}>
          {shortDateTime(row.transaction.createdAt, now)}
          <span className={css.statusOnTablets}>{statusOf(row)}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'own' },
      cell: (row) =>
        canBeSettled(row) && (
          <RowActions className={css.actions}>
            {settleButton(row, 'completed')}
            {settleButton(row, 'failed')}
          </RowActions>
        ),
    },
  ]

  return (
    <>
      <AdminTable
        data-component="TransactionsTable"
        {...list}
        texts={showsOnlyPending ? { ...texts, list: { ...texts.list, noneFiltered: nonePending } } : texts}
        icon={Receipt}
        narrow="lines"
        choices={choices}
        columns={columns}
        rowKey={({ transaction }) => transaction.id}
        actionError={error}
        sums={sumsOf(dataOf(list.rows) ?? [], texts.sums)}
      />
      {selected && (
        <SettleDialog
          texts={texts}
          {...selected}
          open={confirmation.open}
          onOpenChange={confirmation.onOpenChange}
          onConfirm={() =>
            void run(() => onSettle(selected.row.transaction.id, selected.settlement), selected.row.transaction.id)
          }
        />
      )}
    </>
  )
}
