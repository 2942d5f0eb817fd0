import { CirclePause, Trash2 } from 'lucide-react'
import type { AdminForecast, Endangered } from '#contracts/plan-life.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { AdminTable } from '#ds/admin/AdminTable/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { DueDate } from './DueDate.tsx'
import { countOf } from './ForecastSums.tsx'
import * as css from './RenewalsPanel.css.ts'
import type { RenewalsPanelTexts } from './renewals-texts.ts'

export interface EndangeredViewProps {
  texts: RenewalsPanelTexts
  forecast: Resource<AdminForecast>
  now: string
  /** The addresses of the lists with the row of an instance, by its id, and of a customer, by email. */
  hrefOf: { vps: (id: string) => string; customer: (email: string) => string }
}

const looks = {
  suspended: { tone: 'caution', icon: CirclePause },
  ended: { tone: 'critical', icon: Trash2 },
} as const

/** The instances that are suspended or deleted soon if nothing is paid, with the way to their rows and to those of their customers. */
export function EndangeredView({ texts, forecast, now, hrefOf }: EndangeredViewProps) {
  const own = texts.endangered
  const { number } = useFormats()
  const known = dataOf(forecast)
  const isCut =
    known !== undefined && known.endangered.length < countOf(known.days, 'suspended') + countOf(known.days, 'ended')

  const columns: TableColumn<Endangered>[] = [
    {
      id: 'server',
      header: own.columns.server,
      rowHeader: true,
      line: { row: 'first' },
      cell: ({ vpsId, name }) => (
        <Link href={hrefOf.vps(vpsId)}>
          <TruncatedText width="medium">{name}</TruncatedText>
        </Link>
      ),
    },
    {
      id: 'customer',
      header: own.columns.customer,
      line: { row: 'second' },
      cell: ({ user }) => (
        <Link href={hrefOf.customer(user.email)} tone="neutral">
          <TruncatedText>{fullName(user) || user.email}</TruncatedText>
        </Link>
      ),
    },
    {
      id: 'kind',
      header: own.columns.kind,
      line: { row: 'first', atEnd: true },
      cell: ({ kind }) => <Badge {...looks[kind]}>{own.kinds[kind]}</Badge>,
    },
    {
      id: 'at',
      header: own.columns.at,
      line: { row: 'third' },
      cell: ({ at }) => <DueDate at={at} now={now} />,
    },
  ]
  const table = (
    <AdminTable
      texts={{ list: texts.list, ...own }}
      narrow="lines"
      columns={columns}
      rows={mapResource(forecast, ({ endangered }) => endangered)}
      rowKey={({ vpsId, kind }) => `${vpsId} ${kind}`}
      query=""
      page={1}
    />
  )
  return (
    <Stack space="sm" className={css.page}>
      {isCut && (
        <Text size="small" tone="secondary">
          {own.firstOnly(number(known.endangered.length))}
        </Text>
      )}
      {table}
    </Stack>
  )
}
