import { CalendarDays } from 'lucide-react'
import type { ForecastDay } from '#contracts/plan-life.ts'
import { dayOf } from '#contracts/rules/calendar.ts'
import { NoValue } from '#ds/admin/AdminTable/index.ts'
import { Table, type TableColumn } from '#ds/components/data/Table/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './RenewalsPanel.css.ts'
import type { RenewalsPanelTexts } from './renewals-texts.ts'

interface DaysViewProps {
  texts: RenewalsPanelTexts
  days: Resource<readonly ForecastDay[]>
  now: string
}

const noon = (day: string) => `${day}T05:00:00.000Z`

/** The forecast day by day. On a phone the table scrolls sideways: its values are compared in columns. */
export function DaysView({ texts, days, now }: DaysViewProps) {
  const own = texts.days
  const { weekday, number } = useFormats()
  const loadError = loadErrorOf(days)
  const today = dayOf(Date.parse(now))

  const money = (
    id: 'income' | 'short',
    count: 'charges' | 'shortCharges',
    text: (count: string) => string,
  ): TableColumn<ForecastDay> => ({
    id,
    header: own.columns[id],
    align: 'end',
    cell: (day) =>
      day[count] === 0 ? (
        <NoValue>{text(number(0))}</NoValue>
      ) : (
        <span className={css.lines}>
          <Money amount={day[id]} />
          <Text render={<span />} size="caption" tone="tertiary">
            {text(number(day[count]))}
          </Text>
        </span>
      ),
  })
  const servers = (id: 'suspended' | 'ended', tone: 'caution' | 'critical'): TableColumn<ForecastDay> => ({
    id,
    header: own.columns[id],
    align: 'end',
    cell: (day) =>
      day[id] === 0 ? (
        <NoValue>{texts.sums.servers(number(0))}</NoValue>
      ) : (
        <Text render={<span />} size="small" tone={tone} weight="semibold">
          {texts.sums.servers(number(day[id]))}
        </Text>
      ),
  })
  const columns: TableColumn<ForecastDay>[] = [
    {
      id: 'day',
      header: own.columns.day,
      rowHeader: true,
      cell: ({ day }) => (
        <span className={css.lines}>
          {weekday(noon(day))}
          {day === today && (
            <Text render={<span />} size="caption" tone="tertiary">
              {own.today}
            </Text>
          )}
        </span>
      ),
    },
    money('income', 'charges', texts.sums.charges),
    money('short', 'shortCharges', texts.sums.shortCharges),
    servers('suspended', 'caution'),
    servers('ended', 'critical'),
  ]
  return (
    <div className={css.page}>
      <Table
        caption={own.caption}
        density="compact"
        fadesAtEdges
        skeletonRows={10}
        columns={columns}
        rows={dataOf(days) ?? []}
        rowKey={({ day }) => day}
        status={days.status}
        empty={<EmptyState icon={CalendarDays} title={own.empty.title} description={own.empty.description} />}
        error={<ErrorState title={own.loadFailed} description={loadError?.message} onRetry={loadError?.onRetry} />}
      />
    </div>
  )
}
