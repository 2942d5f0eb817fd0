import {
  Ban,
  CircleCheck,
  CircleDot,
  CircleMinus,
  Clock,
  Ellipsis,
  Lightbulb,
  Search,
  Split,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react'
import type { BankTransfer, MatchRequest, TransferCounts } from '#contracts/bank-transfers.ts'
import { fullName, givenName } from '#contracts/rules/person-name.ts'
import { isOpenTransfer } from '#contracts/rules/transfer-state.ts'
import { type AdminListProps, AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { suggestionWords } from '#ds/admin/transfer-words.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuItem } from '#ds/components/overlays/Menu/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DecisionResult } from './DecisionDialog.tsx'
import { type CustomerSearch, FindDialog } from './FindDialog.tsx'
import { MatchDialog } from './MatchDialog.tsx'
import * as css from './MoneyInPanel.css.ts'
import { type MoneyInPanelTexts, type TransferAction, type TransferFilter, transferFilters } from './money-texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'

export interface TransfersViewProps {
  texts: MoneyInPanelTexts
  /** The transfers of the filter. They cannot be searched. */
  transfers: Omit<AdminListProps<BankTransfer>, 'query' | 'onQueryChange'>
  filter: TransferFilter
  onFilterChange: (filter: TransferFilter) => void
  /** How many are in each state but `matched`. Default: unknown. */
  counts?: TransferCounts | undefined
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Email of the signed-in admin, whose own proposal needs another admin. */
  ownEmail?: string | undefined
  customers: CustomerSearch
  /** Credits a transfer to a customer, or as a payment, after the admin has confirmed. The dialogs show every failure. */
  onMatch: (transferId: string, target: MatchRequest) => Promise<DecisionResult>
  onSplit: (transferId: string, amounts: readonly string[]) => Promise<DecisionResult>
  onIgnore: (transferId: string, reason: string) => Promise<DecisionResult>
  onRefund: (transferId: string, reason: string) => Promise<DecisionResult>
}

const stateLooks: Record<BankTransfer['state'], Pick<BadgeProps, 'tone' | 'icon' | 'emphasis'>> = {
  matched: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  unmatched: { tone: 'caution', icon: CircleDot },
  suggested: { tone: 'brand', icon: Lightbulb },
  ignored: { tone: 'neutral', icon: Ban, emphasis: 'quiet' },
  refunded: { tone: 'neutral', icon: Undo2, emphasis: 'quiet' },
  split: { tone: 'neutral', icon: CircleMinus, emphasis: 'quiet' },
}
const actionIcons = { match: UserCheck, find: Search, split: Split, ignore: Ban, refund: Undo2 } as const

/** Of one that waits, whether there is a suggestion now: the state is that of its arrival, and what was suggested may have been paid since. */
const shownState = (transfer: BankTransfer): BankTransfer['state'] => {
  if (!isOpenTransfer(transfer)) return transfer.state
  return transfer.suggestions.length > 0 ? 'suggested' : 'unmatched'
}

/** How many a filter lists, where that is known. */
const countOf = (filter: TransferFilter, counts: TransferCounts | undefined) => {
  if (!counts || filter === 'all' || filter === 'matched') return undefined
  return filter === 'open' ? counts.unmatched + counts.suggested : counts[filter]
}

/** The filters, as the views of the table's bar; the first one is set when no other is. */
const filtersOf = (filter: TransferFilter) =>
  filter === 'open' ? [] : [{ kind: 'choice', id: 'state', values: [filter] } as const]

/** The transfers that arrived. What waits comes first, and is credited in two clicks where there is a suggestion. */
export function TransfersView(props: TransfersViewProps) {
  const { texts, transfers, filter, onFilterChange, counts, now, ownEmail, customers } = props
  const own = texts.transfers
  const { shortDateTime, list, currency } = useFormats()
  const decision = useRowDialog<{ transfer: BankTransfer; action: TransferAction }>()

  const isOwn = ({ proposal }: BankTransfer) => proposal !== null && proposal.proposer?.email === ownEmail
  const nameOf = ({ content, amount }: BankTransfer) => (content ? `${currency(amount)}, ${content}` : currency(amount))

  const show = (transfer: BankTransfer, action: TransferAction) => {
    if (action === 'find') customers.onQueryChange('')
    decision.show({ transfer, action })
  }
  /** The action that solves it, with its label. */
  const firstActionOf = (transfer: BankTransfer): { action: TransferAction; label: string } => {
    const proposed = transfer.proposal?.decision.action
    if (proposed && !isOwn(transfer)) return { action: proposed, label: own.agree }
    const [suggestion] = transfer.suggestions
    if (!suggestion) return { action: 'find', label: texts.dialog.actions.find.action }
    const name = givenName(suggestion.user)
    return { action: 'match', label: name ? own.creditTo(name) : texts.dialog.actions.match.action }
  }

  const aboutOf = (transfer: BankTransfer) => {
    const [suggestion] = transfer.suggestions
    if (transfer.user) return <OwnerCell owner={transfer.user} />
    if (!isOpenTransfer(transfer))
      return transfer.reason && <TruncatedText width="subject">{transfer.reason}</TruncatedText>
    return (
      <span className={css.about}>
        {suggestion && (
          <span>
            {own.suggestion} <span className={css.customer}>{fullName(suggestion.user) || suggestion.user.email}</span>,{' '}
            {list(suggestionWords(own, transfer, suggestion))}
          </span>
        )}
        {transfer.why && (
          <Text render={<span />} size="caption" tone="tertiary">
            {own.why[transfer.why]}
          </Text>
        )}
      </span>
    )
  }

  const stateOf = (transfer: BankTransfer) => {
    if (transfer.proposal)
      return (
        <Badge tone="caution" icon={Users}>
          {own.secondAdmin}
        </Badge>
      )
    const state = shownState(transfer)
    const number = transfer.transaction?.number
    return (
      <span className={css.lines}>
        <Badge {...stateLooks[state]}>{own.states[state]}</Badge>
        {number && (
          <Text render={<span />} size="caption" tone="tertiary">
            {number}
          </Text>
        )}
      </span>
    )
  }

  const columns: TableColumn<BankTransfer>[] = [
    {
      id: 'date',
      header: own.columns.date,
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ transferredAt }) => shortDateTime(transferredAt, now),
    },
    {
      id: 'content',
      header: own.columns.content,
      rowHeader: true,
      line: { row: 'first' },
      cell: (transfer) => {
        const { content, sender, transferredAt } = transfer
        return (
          <span className={css.lines}>
            {content ? (
              <TruncatedText className={css.content}>{content}</TruncatedText>
            ) : (
              <Text render={<span />} size="small" tone="tertiary">
                {own.noContent}
              </Text>
            )}
            {sender && (
              <Text render={<span />} size="caption" tone="tertiary">
                <TruncatedText>{sender}</TruncatedText>
              </Text>
            )}
            <span className={css.onTablets}>
              <Text render={<span />} size="caption" tone="tertiary">
                {shortDateTime(transferredAt, now)}
              </Text>
              {stateOf(transfer)}
            </span>
          </span>
        )
      },
    },
    {
      id: 'amount',
      header: own.columns.amount,
      align: 'end',
      line: { row: 'first', atEnd: true },
      cell: (transfer) => (
        <Text render={<span />} size="small" weight="semibold">
          <Money amount={transfer.amount} state={isOpenTransfer(transfer) ? 'pending' : 'completed'} />
        </Text>
      ),
    },
    { id: 'about', header: own.columns.about, line: { row: 'second' }, cell: aboutOf },
    {
      id: 'state',
      header: own.columns.state,
      hideBelow: 'large',
      line: { row: 'third', atEnd: true },
      cell: stateOf,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'own' },
      cell: (transfer) => {
        if (!isOpenTransfer(transfer)) return null
        const first = firstActionOf(transfer)
        const others = (['find', 'split', 'ignore', 'refund'] as const).filter((action) => action !== first.action)
        return (
          <RowActions className={css.actions}>
            <Button
              tone={first.action === 'find' ? 'neutral' : 'brand'}
              emphasis={first.action === 'find' ? 'outline' : 'soft'}
              size="small"
              icon={actionIcons[first.action]}
              aria-label={own.actionFor(first.label, nameOf(transfer))}
              onClick={() => show(transfer, first.action)}
            >
              {`${first.label}…`}
            </Button>
            <Menu
              label={own.actionFor(own.more, nameOf(transfer))}
              trigger={
                <Button
                  tone="neutral"
                  emphasis="ghost"
                  size="small"
                  iconOnly
                  icon={Ellipsis}
                  aria-label={own.actionFor(own.more, nameOf(transfer))}
                />
              }
            >
              {others.map((action) => (
                <MenuItem key={action} icon={actionIcons[action]} onSelect={() => show(transfer, action)}>
                  {`${texts.dialog.actions[action].action}…`}
                </MenuItem>
              ))}
            </Menu>
          </RowActions>
        )
      },
    },
  ]

  return (
    <>
      <AdminTable
        {...transfers}
        texts={{ list: texts.list, ...own }}
        {...(filter === 'open' ? {} : { icon: Clock })}
        narrow="lines"
        columns={columns}
        rowKey={({ id }) => id}
        query=""
        filters={filtersOf(filter)}
        onFiltersChange={([set]) => {
          const chosen = set?.kind === 'choice' ? set.values[0] : 'open'
          onFilterChange(transferFilters.find((one) => one === chosen) ?? 'open')
        }}
        choices={{
          available: [],
          views: transferFilters.map((one) => {
            const count = countOf(one, counts)
            return {
              id: one,
              label: own.filters[one],
              filters: filtersOf(one),
              ...(count !== undefined && { count }),
            }
          }),
        }}
      />
      {decision.target && (
        <TransferDialog
          key={decision.target.key}
          {...props}
          {...decision.target.row}
          isOwnProposal={isOwn(decision.target.row.transfer)}
          open={decision.open}
          onOpenChange={decision.onOpenChange}
        />
      )}
    </>
  )
}

interface TransferDialogProps
  extends Pick<TransfersViewProps, 'texts' | 'customers' | 'onMatch' | 'onSplit' | 'onIgnore' | 'onRefund'> {
  transfer: BankTransfer
  action: TransferAction
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog of an action about a transfer. */
function TransferDialog(props: TransferDialogProps) {
  const { texts, transfer, action, customers, isOwnProposal, open, onOpenChange } = props
  const shared = { texts, transfer, isOwnProposal, open, onOpenChange }
  const onMatch = (target: MatchRequest) => props.onMatch(transfer.id, target)
  if (action === 'match') return <MatchDialog {...shared} onMatch={onMatch} />
  if (action === 'find') return <FindDialog {...shared} customers={customers} onMatch={onMatch} />
  if (action === 'split')
    return (
      <SplitDialog
        texts={texts}
        transfer={transfer}
        open={open}
        onOpenChange={onOpenChange}
        onSplit={(amounts) => props.onSplit(transfer.id, amounts)}
      />
    )
  const close = action === 'ignore' ? props.onIgnore : props.onRefund
  return <ReasonDialog {...shared} action={action} onSubmit={(reason) => close(transfer.id, reason)} />
}
