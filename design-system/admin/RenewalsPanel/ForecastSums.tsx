import type { AdminForecast, ForecastDay } from '#contracts/plan-life.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './RenewalsPanel.css.ts'
import type { RenewalsPanelTexts } from './renewals-texts.ts'

interface ForecastSumsProps {
  texts: RenewalsPanelTexts
  forecast: Resource<AdminForecast>
}

type Count = 'charges' | 'shortCharges' | 'suspended' | 'ended'

/** How many of something there are on all days. */
export const countOf = (days: readonly ForecastDay[], name: Count) => days.reduce((sum, day) => sum + day[name], 0)

/** What the next days are expected to bring: money that comes, money that is missing, and what is suspended and deleted. */
export function ForecastSums({ texts, forecast: resource }: ForecastSumsProps) {
  const own = texts.sums
  const { number, date } = useFormats()
  const loading = useMessage('loading')
  const forecast = dataOf(resource)
  const loadError = loadErrorOf(resource)
  if (resource.status === 'error')
    return <ErrorState title={own.loadFailed} description={resource.message} onRetry={resource.onRetry} />
  const counted = (name: Count) => forecast && number(countOf(forecast.days, name))
  const below = (text: (count: string) => string, name: Count) => forecast && text(counted(name) ?? '')
  // The last moment of the last day: a forecast ends as a day does.
  const until = forecast && date(new Date(Date.parse(forecast.until) - 1).toISOString())
  const sums = [
    {
      label: own.income,
      value: forecast && <Money amount={forecast.income} />,
      detail: below(own.charges, 'charges'),
    },
    {
      label: own.short,
      value: forecast && <Money amount={forecast.short} />,
      detail: below(own.shortCharges, 'shortCharges'),
    },
    { label: own.suspended, value: below(own.servers, 'suspended') },
    { label: own.ended, value: below(own.servers, 'ended') },
  ]
  return (
    <Stack space="xs" aria-busy={resource.status === 'loading' || undefined}>
      {loadError && (
        <Notice tone="caution" title={own.loadFailed} role="status" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      <dl className={css.sums}>
        {sums.map(({ label, value, detail }) => (
          <div key={label} className={css.sum}>
            <Text render={<dt />} size="small" tone="secondary">
              {label}
            </Text>
            <Text render={<dd />} weight="semibold">
              {value ?? (
                <>
                  <VisuallyHidden>{loading}</VisuallyHidden>
                  <Skeleton className={css.skeleton} />
                </>
              )}
            </Text>
            {detail && (
              <Text render={<dd />} size="caption" tone="tertiary">
                {detail}
              </Text>
            )}
          </div>
        ))}
      </dl>
      {until !== undefined && (
        <Text size="caption" tone="tertiary">
          {own.until(until)}
        </Text>
      )}
    </Stack>
  )
}
