import { CircleCheck, CircleOff, PlugZap } from 'lucide-react'
import type { PaymentProvider } from '#contracts/payment-providers.ts'
import { AdminTable, NoValue } from '#ds/admin/AdminTable/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface ProvidersViewProps {
  texts: MoneyInPanelTexts
  providers: Resource<readonly PaymentProvider[]>
  now: string
}

/** The services that report payments: which are on, and when each was last heard. No secret is shown anywhere. */
export function ProvidersView({ texts, providers, now }: ProvidersViewProps) {
  const own = texts.providers
  const { shortDateTime, number } = useFormats()
  const timeOf = (at: string | null, otherwise: string) =>
    at === null ? <NoValue>{otherwise}</NoValue> : shortDateTime(at, now)
  const columns: TableColumn<PaymentProvider>[] = [
    {
      id: 'name',
      header: own.columns.name,
      rowHeader: true,
      cell: ({ name, refused, lastFailure }) => (
        <div className={css.provider}>
          {own.names[name] ?? name}
          {refused && (
            <Text size="caption" tone="critical" weight="regular">
              {own.refused(
                number(refused.count),
                shortDateTime(refused.lastAt, now),
                own.refusalReasons[refused.reason],
              )}{' '}
              {own.refusalChecks[refused.reason]}
            </Text>
          )}
          {lastFailure && (
            <Text size="caption" tone="secondary" weight="regular">
              {own.lastFailure(shortDateTime(lastFailure.at, now), lastFailure.message)}
            </Text>
          )}
        </div>
      ),
    },
    {
      id: 'state',
      header: own.columns.state,
      cell: ({ isOn }) => (
        <Badge tone={isOn ? 'positive' : 'neutral'} icon={isOn ? CircleCheck : CircleOff} emphasis="quiet">
          {isOn ? own.on : own.off}
        </Badge>
      ),
    },
    { id: 'since', header: own.columns.since, cell: ({ since }) => timeOf(since, own.never) },
    { id: 'webhook', header: own.columns.webhook, cell: ({ lastWebhookAt }) => timeOf(lastWebhookAt, own.never) },
    { id: 'poll', header: own.columns.poll, cell: ({ lastPollAt }) => timeOf(lastPollAt, own.noPoll) },
    {
      id: 'failures',
      header: own.columns.failures,
      align: 'end',
      cell: ({ failures }) => (
        <Text
          render={<span />}
          size="small"
          weight={failures > 0 ? 'semibold' : 'regular'}
          tone={failures > 0 ? 'critical' : 'secondary'}
        >
          {number(failures)}
        </Text>
      ),
    },
  ]
  return (
    <div className={css.page}>
      <AdminTable
        texts={{ list: texts.list, ...own }}
        icon={PlugZap}
        columns={columns}
        rows={providers}
        rowKey={({ name }) => name}
        query=""
        page={1}
      />
    </div>
  )
}
