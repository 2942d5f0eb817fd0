import { Ban, CircleCheck, CircleDot, CircleMinus, Clock, Landmark, Send, Stamp, Users } from 'lucide-react'
import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal, WithdrawalCounts } from '#contracts/withdrawals.ts'
import { type AdminListProps, AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DecisionResult } from './DecisionDialog.tsx'
import * as css from './MoneyInPanel.css.ts'
import {
  type MoneyInPanelTexts,
  type WithdrawalAction,
  type WithdrawalFilter,
  withdrawalFilters,
} from './money-texts.ts'
import { PayDialog, type PayingActions } from './PayDialog.tsx'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

export interface WithdrawalsViewProps extends PayingActions {
  texts: MoneyInPanelTexts
  /** The withdrawals of the filter. They cannot be searched. */
  withdrawals: Omit<AdminListProps<AdminWithdrawal>, 'query' | 'onQueryChange'>
  withdrawalFilter: WithdrawalFilter
  onWithdrawalFilterChange: (filter: WithdrawalFilter) => void
  /** How many wait for an admin. Default: unknown. */
  withdrawalCounts?: WithdrawalCounts | undefined
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Email of the signed-in admin, whose own approval of a large one needs another admin's. */
  ownEmail?: string | undefined
  /** Lets a withdrawal be paid, after the admin has confirmed. The dialogs show every failure. */
  onApprove: (withdrawalId: string) => Promise<DecisionResult>
  /** Returns the money to the wallet. */
  onReject: (withdrawalId: string, reason: string) => Promise<DecisionResult>
}

const stateLooks: Record<AdminWithdrawal['state'], Pick<BadgeProps, 'tone' | 'icon' | 'emphasis'>> = {
  requested: { tone: 'caution', icon: CircleDot },
  approved: { tone: 'brand', icon: Landmark },
  paid: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  rejected: { tone: 'neutral', icon: Ban, emphasis: 'quiet' },
  cancelled: { tone: 'neutral', icon: CircleMinus, emphasis: 'quiet' },
}
const actionIcons = { approve: Stamp, paid: Landmark, reject: Ban } as const

/** How many a filter lists, where that is known. */
const countOf = (filter: WithdrawalFilter, counts: WithdrawalCounts | undefined) =>
  counts && (filter === 'requested' || filter === 'approved') ? counts[filter] : undefined

/** The filters, as the views of the table's bar; the first one is set when no other is. */
const filtersOf = (filter: WithdrawalFilter) =>
  filter === 'requested' ? [] : [{ kind: 'choice', id: 'state', values: [filter] } as const]

/** What customers have sent to their banks: what waits comes first, is approved, and is paid with a code in two clicks. */
export function WithdrawalsView(props: WithdrawalsViewProps) {
  const { texts, withdrawals, withdrawalFilter: filter, onWithdrawalFilterChange, withdrawalCounts, now } = props
  const own = texts.withdrawals
  const { shortDateTime, currency } = useFormats()
  const decision = useRowDialog<{ withdrawal: AdminWithdrawal; action: WithdrawalAction }>()
  const isOwn = ({ proposer }: AdminWithdrawal) => proposer !== null && proposer.email === props.ownEmail
  const nameOf = ({ amount, holder }: AdminWithdrawal) => `${currency(amount)}, ${holder}`

  const columns: TableColumn<AdminWithdrawal>[] = [
    {
      id: 'date',
      header: own.columns.date,
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ createdAt }) => shortDateTime(createdAt, now),
    },
    {
      id: 'to',
      header: own.columns.to,
      rowHeader: true,
      line: { row: 'first' },
      cell: ({ bank, account, holder }) => (
        <span className={css.lines}>
          <TruncatedText className={css.content}>{`${bank.name} ${account}`}</TruncatedText>
          <Text render={<span />} size="caption" tone="tertiary">
            <TruncatedText>{holder}</TruncatedText>
          </Text>
        </span>
      ),
    },
    {
      id: 'amount',
      header: own.columns.amount,
      align: 'end',
      line: { row: 'first', atEnd: true },
      cell: ({ amount }) => (
        <Text render={<span />} size="small" weight="semibold">
          <Money amount={amount} />
        </Text>
      ),
    },
    {
      id: 'customer',
      header: own.columns.customer,
      line: { row: 'second' },
      cell: ({ user, reason, reference, payer, payingSince }) => (
        <span className={css.about}>
          {user && <OwnerCell owner={user} />}
          {(reference ?? reason) && (
            <Text render={<span />} size="caption" tone="tertiary">
              {reference ?? reason}
            </Text>
          )}
          {payer && payingSince && (
            <Text render={<span />} size="caption" tone="tertiary">
              {own.dialog.payingBy(fullName(payer) || payer.email, shortDateTime(payingSince, now))}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: own.columns.state,
      line: { row: 'third', atEnd: true },
      cell({ state, proposedBy, payingBy }) {
        if (proposedBy !== null)
          return (
            <Badge tone="caution" icon={Users}>
              {texts.transfers.secondAdmin}
            </Badge>
          )
        return payingBy === null ? (
          <Badge {...stateLooks[state]}>{own.states[state]}</Badge>
        ) : (
          <Badge tone="caution" icon={Send}>
            {own.beingPaid}
          </Badge>
        )
      },
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'own' },
      cell(withdrawal) {
        const { state } = withdrawal
        if (state !== 'requested' && state !== 'approved') return null
        const actions = [
          state === 'requested' ? ('approve' as const) : ('paid' as const),
          // What may be on its way to the bank is not sent back into the wallet.
          ...(withdrawal.payingBy === null ? ['reject' as const] : []),
        ]
        return (
          <RowActions className={css.outlinedActions}>
            {actions.map((action) => (
              <Button
                key={action}
                tone={action === 'reject' ? 'neutral' : 'brand'}
                emphasis={action === 'reject' ? 'outline' : 'soft'}
                size="small"
                icon={actionIcons[action]}
                aria-label={texts.transfers.actionFor(own.dialog.actions[action].action, nameOf(withdrawal))}
                onClick={() => decision.show({ withdrawal, action })}
              >
                {`${own.dialog.actions[action].action}…`}
              </Button>
            ))}
          </RowActions>
        )
      },
    },
  ]

  const target = decision.target
  /** A withdrawal as the list has it now: another admin may have begun to send it since the dialog was opened. */
  const latest = ({ withdrawal }: { withdrawal: AdminWithdrawal }) =>
    dataOf(withdrawals.rows)?.find(({ id }) => id === withdrawal.id) ?? withdrawal
  const ofDialog = { texts, open: decision.open, onOpenChange: decision.onOpenChange }
  return (
    <>
      <AdminTable
        {...withdrawals}
        texts={{ list: texts.list, ...own }}
        {...(filter === 'requested' ? {} : { icon: Clock })}
        narrow="lines"
        columns={columns}
        rowKey={({ id }) => id}
        query=""
        filters={filtersOf(filter)}
        onFiltersChange={([set]) => {
          const chosen = set?.kind === 'choice' ? set.values[0] : 'requested'
          onWithdrawalFilterChange(withdrawalFilters.find((one) => one === chosen) ?? 'requested')
        }}
        choices={{
          available: [],
          views: withdrawalFilters.map((one) => {
            const count = countOf(one, withdrawalCounts)
            return { id: one, label: own.filters[one], filters: filtersOf(one), ...(count !== undefined && { count }) }
          }),
        }}
      />
      {target?.row.action === 'paid' && (
        <PayDialog
          key={target.key}
          {...ofDialog}
          withdrawal={latest(target.row)}
          ownEmail={props.ownEmail}
          now={now}
          onBegin={props.onBegin}
          onTakeOver={props.onTakeOver}
          onStop={props.onStop}
          onPaid={props.onPaid}
        />
      )}
      {target && target.row.action !== 'paid' && (
        <WithdrawalDialog
          key={target.key}
          {...ofDialog}
          withdrawal={target.row.withdrawal}
          action={target.row.action}
          isOwnProposal={isOwn(target.row.withdrawal)}
          onSubmit={(reason) => {
            const { id } = target.row.withdrawal
            return target.row.action === 'approve' ? props.onApprove(id) : props.onReject(id, reason)
          }}
        />
      )}
    </>
  )
}
