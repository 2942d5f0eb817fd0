import { Check, Receipt, X } from 'lucide-react'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { type TransactionState, transactionState } from '#contracts/rules/transaction-state.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Checkbox } from '#ds/components/Checkbox/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

/** The possible outcomes of a pending deposit. */
export type Settlement = 'completed' | 'failed'

interface SettlementTexts {
  /** Label of the row's button. */
  action: string
  heading: string
  description: string
  confirm: string
}

export interface TransactionsTableTexts extends AdminTableTexts {
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
  /** Names of transaction types by id. */
  types: Readonly<Record<string, string>>
  /** Shown for an unknown type, depending on whether money came in or went out. */
  otherTypes: { in: string; out: string }
  /** Names of payment methods by id. */
  methods: Record<string, string>
  /** Shown as the method of payments from the wallet. */
  wallet: string
  statuses: Readonly<Record<TransactionState, string>>
  settle: Record<Settlement, SettlementTexts>
  /** Label of the filter. */
  onlyPending: string
  /** Shown when the filter leaves no rows. */
  nonePending: { title: string; description: string }
  /** Accessible name of a row's button: the action and the transaction's id. */
  actionFor: (action: string, id: string) => string
  cancel: string
}

export interface TransactionsTableProps extends AdminListProps<AdminTransactionRow> {
  /** The texts, in one language. */
  texts: TransactionsTableTexts
  /** Settles a pending deposit for good, after the admin has confirmed. A failure is shown above the table. */
  onSettle: (transactionId: string, settlement: Settlement) => Promise<SubmitResult>
  /** Whether only deposits that wait to be settled are listed. Default: false. */
  onlyPending?: boolean
  onOnlyPendingChange: (onlyPending: boolean) => void
}

/** Only pending deposits (bank transfer, crypto) are settled by an admin. */
const canBeSettled = ({ transaction }: AdminTransactionRow) =>
  transaction.type === 'deposit' && transaction.status === 'pending'

/** All wallet transactions, with the same names that the customer sees. */
export function TransactionsTable({
  texts,
  onSettle,
  onlyPending = false,
  onOnlyPendingChange,
  ...list
}: TransactionsTableProps) {
  const { currency, signedCurrency, dateTime } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const confirmation = useRowDialog<{ row: AdminTransactionRow; settlement: Settlement }>()
  const selected = confirmation.target?.row

  const typeOf = ({ type, amount }: AdminTransactionRow['transaction']) =>
    texts.types[type] ?? (BigInt(amount) > 0n ? texts.otherTypes.in : texts.otherTypes.out)

  const settleButton = (row: AdminTransactionRow, settlement: Settlement) => (
    <Button
      tone="neutral"
      emphasis="ghost"
      size="small"
      icon={settlement === 'completed' ? Check : X}
      pending={pendingKeys.has(row.transaction.id)}
      aria-label={texts.actionFor(texts.settle[settlement].action, row.transaction.id)}
      onClick={() => confirmation.show({ row, settlement })}
    >
      {texts.settle[settlement].action}
    </Button>
  )

  const columns: TableColumn<AdminTransactionRow>[] = [
    {
      id: 'id',
      header: texts.columns.id,
      rowHeader: true,
      cell: ({ transaction }) => <RecordId>{transaction.id}</RecordId>,
    },
    { id: 'user', header: texts.columns.user, cell: ({ user }) => <OwnerCell owner={user} /> },
    {
      id: 'type',
      header: texts.columns.type,
      cell: ({ transaction }) => typeOf(transaction),
    },
    {
      id: 'amount',
      header: texts.columns.amount,
      align: 'end',
      cell: ({ transaction }) => (
        <Text
          render={<span />}
          size="small"
          weight="semibold"
          numeric
          tone={BigInt(transaction.amount) > 0n ? 'positive' : 'primary'}
        >
          {signedCurrency(transaction.amount)}
        </Text>
      ),
    },
    {
      id: 'method',
      header: texts.columns.method,
      cell: ({ transaction: { paymentMethod } }) =>
        paymentMethod ? (texts.methods[paymentMethod] ?? paymentMethod) : texts.wallet,
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ transaction }) => (
        <StatusBadge status={transactionState(transaction)}>
          {texts.statuses[transactionState(transaction)]}
        </StatusBadge>
      ),
    },
    {
      id: 'date',
      header: texts.columns.date,
      align: 'end',
      cell: ({ transaction }) => dateTime(transaction.createdAt),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (row) =>
        canBeSettled(row) && (
          <Inline justify="end" wrap="nowrap" space="2xs">
            {settleButton(row, 'completed')}
            {settleButton(row, 'failed')}
          </Inline>
        ),
    },
  ]

  return (
    <>
      <AdminTable
        data-component="TransactionsTable"
        {...list}
        texts={onlyPending ? { ...texts, empty: texts.nonePending } : texts}
        icon={Receipt}
        filter={
          <Checkbox checked={onlyPending} onChange={(event) => onOnlyPendingChange(event.target.checked)}>
            {texts.onlyPending}
          </Checkbox>
        }
        columns={columns}
        rowKey={({ transaction }) => transaction.id}
        actionError={error}
      />
      {selected && (
        <ConfirmDialog
          open={confirmation.open}
          tone={selected.settlement === 'failed' ? 'critical' : 'brand'}
          heading={texts.settle[selected.settlement].heading}
          description={texts.settle[selected.settlement].description}
          confirmLabel={texts.settle[selected.settlement].confirm}
          cancelLabel={texts.cancel}
          onOpenChange={confirmation.onOpenChange}
          onConfirm={() => {
            confirmation.onOpenChange(false)
            void run(() => onSettle(selected.row.transaction.id, selected.settlement), selected.row.transaction.id)
          }}
        >
          <RecordFacts
            facts={[
              {
                label: texts.columns.user,
                value: <EmailAddress>{fullName(selected.row.user) || selected.row.user.email}</EmailAddress>,
              },
              { label: texts.columns.amount, value: currency(selected.row.transaction.amount) },
              { label: texts.columns.date, value: dateTime(selected.row.transaction.createdAt) },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
