import { CalendarClock, CircleCheck, CircleSlash, Hand, ShieldCheck, TriangleAlert, WalletMinimal } from 'lucide-react'
import type { HoldRequest, RenewalOutcome, RenewalRow } from '#contracts/plan-life.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { type AdminListProps, AdminTable, NoValue, RowActions } from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { DueDate } from './DueDate.tsx'
import { HoldDialog } from './HoldDialog.tsx'
import { lastDayOfHold } from './hold-schema.ts'
import * as css from './RenewalsPanel.css.ts'
import { type RenewalFilter, type RenewalsPanelTexts, renewalFilters } from './renewals-texts.ts'

export interface DueViewProps {
  texts: RenewalsPanelTexts
  /** The renewals of the filter, by due date. They cannot be searched. */
  renewals: Omit<AdminListProps<RenewalRow>, 'query' | 'onQueryChange'>
  filter: RenewalFilter
  onFilterChange: (filter: RenewalFilter) => void
  /** The present time. ISO 8601. */
  now: string
  /** Changes what money cannot do to an instance; the dialog shows a failure. */
  onHold: (vpsId: string, request: HoldRequest) => Promise<SubmitResult>
}

const looks: Record<RenewalOutcome, Pick<BadgeProps, 'tone' | 'icon' | 'emphasis'>> = {
  paid: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  short: { tone: 'critical', icon: TriangleAlert },
  manual: { tone: 'caution', icon: WalletMinimal },
  exempt: { tone: 'neutral', icon: ShieldCheck, emphasis: 'quiet' },
  ends: { tone: 'neutral', icon: CircleSlash },
}

/** What is due, before it is charged: who pays how much when, what becomes of it, and what happens if nothing is paid. */
export function DueView({ texts, renewals, filter, onFilterChange, now, onHold }: DueViewProps) {
  const own = texts.due
  const { currency, date, day, number } = useFormats()
  const holding = useRowDialog<RenewalRow>()

  const wordsOf = ({ outcome, missing }: RenewalRow) => {
    if (outcome !== 'short') return own.outcomes[outcome]
    return missing === '0' ? own.outcomes.shortOfUnknown : own.outcomes.short(currency(missing))
  }
  /** What an admin has decided about an instance. */
  const termsOf = ({ terms: { holdUntil, graceDays } }: RenewalRow) => {
    const lastDay = lastDayOfHold(holdUntil, now)
    const facts = [
      lastDay !== '' && own.held(date(`${lastDay}T05:00:00.000Z`)),
      graceDays !== null && own.grace(number(graceDays)),
    ]
    return facts.filter((fact) => fact !== false).join(' · ')
  }
  /** When an instance is suspended and deleted that is not paid for, or when it ends; nothing for one that is paid. */
  const ifUnpaid = ({ vps, outcome, suspendsAt, endsAt }: RenewalRow): string[] => {
    if (endsAt === null) return []
    if (outcome === 'ends') return [own.ends(day(endsAt))]
    const suspended = vps.status === 'suspended' ? own.isSuspended : suspendsAt && own.suspends(day(suspendsAt))
    return [...(suspended ? [suspended] : []), own.deletes(day(endsAt))]
  }
  const columns: TableColumn<RenewalRow>[] = [
    {
      id: 'server',
      header: own.columns.server,
      rowHeader: true,
      line: { row: 'first' },
      cell: ({ vps, user }) => (
        <span className={css.lines}>
          <TruncatedText width="medium">{vps.name}</TruncatedText>
          <Text render={<span />} size="caption" tone="tertiary" className={css.notOnPhones}>
            {vps.number}
          </Text>
          <Text render={<span />} size="caption" tone="tertiary" className={css.onTablets}>
            <TruncatedText width="medium">{fullName(user) || user.email}</TruncatedText>
          </Text>
        </span>
      ),
    },
    {
      id: 'number',
      header: own.columns.number,
      onlyNarrow: true,
      line: { row: 'third' },
      cell: ({ vps }) => vps.number,
    },
    {
      id: 'customer',
      header: own.columns.customer,
      hideBelow: 'large',
      line: { row: 'second' },
      cell: ({ user }) => <OwnerCell owner={user} />,
    },
    {
      id: 'due',
      header: own.columns.due,
      line: { row: 'third' },
      cell: ({ dueAt }) => <DueDate at={dueAt} now={now} />,
    },
    {
      id: 'amount',
      header: own.columns.amount,
      align: 'end',
      line: { row: 'second', atEnd: true },
      cell: ({ amount }) => (
        <Text render={<span />} size="small" weight="semibold">
          <Money amount={amount} />
        </Text>
      ),
    },
    {
      id: 'outcome',
      header: own.columns.outcome,
      line: { row: 'first', atEnd: true },
      cell: (row) => (
        <span className={css.outcome}>
          <Badge {...looks[row.outcome]}>{wordsOf(row)}</Badge>
          <Text render={<span />} size="caption" tone="tertiary" className={css.notOnPhones}>
            {termsOf(row)}
          </Text>
          <Text render={<span />} size="caption" tone="tertiary" className={css.onTablets}>
            {ifUnpaid(row).join(' · ')}
          </Text>
        </span>
      ),
    },
    {
      id: 'unpaid',
      header: own.columns.unpaid,
      hideBelow: 'large',
      cell(row) {
        const [first, second] = ifUnpaid(row)
        if (first === undefined) return <NoValue>{own.nothing}</NoValue>
        return (
          <span className={css.lines}>
            <span>{first}</span>
            <Text render={<span />} size="caption" tone="tertiary">
              {second}
            </Text>
          </span>
        )
      },
    },
    {
      id: 'facts',
      header: own.columns.unpaid,
      onlyNarrow: true,
      line: { row: 'third' },
      cell: (row) => [...ifUnpaid(row), termsOf(row)].filter(Boolean).join(' · '),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'third', atEnd: true },
      cell: (row) => (
        <RowActions inLine>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={Hand}
            aria-label={own.holdFor(row.vps.name)}
            onClick={() => holding.show(row)}
          >
            {`${own.hold}…`}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        {...renewals}
        texts={{ list: texts.list, ...own, empty: own.empty[filter] }}
        icon={filter === 'overdue' ? CircleCheck : CalendarClock}
        narrow="lines"
        columns={columns}
        rowKey={({ vps }) => vps.id}
        query=""
        onFiltersChange={() => undefined}
        choices={{
          available: [],
          views: renewalFilters.map((one) => ({ id: one, label: own.filters[one], filters: [] })),
          part: {
            view: filter,
            onViewChange: (chosen) => onFilterChange(renewalFilters.find((one) => one === chosen) ?? filter),
          },
        }}
      />
      {holding.target && (
        <HoldDialog
          key={holding.target.key}
          texts={texts.hold}
          row={holding.target.row}
          now={now}
          open={holding.open}
          onOpenChange={holding.onOpenChange}
          onSubmit={(request) => onHold(holding.target?.row.vps.id ?? '', request)}
        />
      )}
    </>
  )
}
