import { StickyNote } from 'lucide-react'
import type { ParkedPayment, ParkReason } from '#contracts/admin.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AttentionPanel.css.ts'
import type { ParkReasonTexts, ResolveDialogTexts } from './ResolveDialog.tsx'
import { ResolveDialog } from './ResolveDialog.tsx'

export interface ParkedPaymentsTexts {
  caption: string
  columns: {
    provider: string
    amount: string
    transaction: string
    owner: string
    reason: string
    received: string
    actions: string
  }
  /** The amount of the deposit that the payment names, when it differs from the amount received. */
  expected: (amount: string) => string
  /** Names of payment methods by provider id. */
  providers: Record<string, string>
  reasons: Record<ParkReason, ParkReasonTexts>
  resolve: string
  /** Accessible name of a row's button, with the payment's transaction id. */
  resolveFor: (transactionId: string) => string
  dialog: ResolveDialogTexts
}

interface ParkedPaymentsProps {
  texts: ParkedPaymentsTexts
  payments: readonly ParkedPayment[]
  /** Saves a note about how a payment was resolved. A failure is shown in the dialog. */
  onResolve: (paymentId: string, note: string) => Promise<SubmitResult>
}

/** Parked payments, which match no deposit: an admin examines each and writes a note about how it was resolved. */
export function ParkedPayments({ texts, payments, onResolve }: ParkedPaymentsProps) {
  const { currency, dateTime } = useFormats()
  const { target, open, show, onOpenChange } = useRowDialog<ParkedPayment>()
  const nameOf = ({ provider }: ParkedPayment) => texts.providers[provider] ?? provider

  const columns: TableColumn<ParkedPayment>[] = [
    {
      id: 'transaction',
      header: texts.columns.transaction,
      rowHeader: true,
      cell: (payment) => <RecordId>{payment.transactionId}</RecordId>,
    },
    { id: 'provider', header: texts.columns.provider, cell: nameOf },
    {
      id: 'owner',
      header: texts.columns.owner,
      cell: ({ deposit }) => (deposit ? <OwnerCell owner={deposit.user} /> : '–'),
    },
    {
      id: 'amount',
      header: texts.columns.amount,
      align: 'end',
      cell: ({ amount, deposit }) => (
        <span className={css.amounts}>
          {currency(amount)}
          {deposit && BigInt(deposit.amount) !== BigInt(amount) && (
            <Text render={<span />} size="caption" tone="tertiary" numeric>
              {texts.expected(currency(deposit.amount))}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'reason', header: texts.columns.reason, cell: ({ reason }) => texts.reasons[reason].label },
    { id: 'received', header: texts.columns.received, align: 'end', cell: (payment) => dateTime(payment.receivedAt) },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (payment) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={StickyNote}
          aria-label={texts.resolveFor(payment.transactionId)}
          onClick={() => show(payment)}
        >
          {texts.resolve}
        </Button>
      ),
    },
  ]

  return (
    <>
      <Table
        caption={texts.caption}
        captionVisible
        density="compact"
        narrow="stack"
        columns={columns}
        rows={payments}
        rowKey={(payment) => payment.id}
        empty={null}
      />
      {target && (
        <ResolveDialog
          key={target.key}
          texts={texts.dialog}
          payment={target.row}
          provider={nameOf(target.row)}
          reason={texts.reasons[target.row.reason]}
          open={open}
          onOpenChange={onOpenChange}
          onResolve={(note) => onResolve(target.row.id, note)}
        />
      )}
    </>
  )
}
