import type { ComponentPropsWithRef } from 'react'
import type { AdminForecast } from '#contracts/plan-life.ts'
import { ViewTabs } from '#ds/admin/AdminTable/index.ts'
import { mapResource, type Resource } from '#ds/hooks/resource.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { DaysView } from './DaysView.tsx'
import { DueView, type DueViewProps } from './DueView.tsx'
import { EndangeredView, type EndangeredViewProps } from './EndangeredView.tsx'
import { ForecastSums } from './ForecastSums.tsx'
import { type RenewalsView, renewalsViews } from './renewals-texts.ts'

export interface RenewalsPanelProps
  extends DueViewProps,
    Pick<EndangeredViewProps, 'hrefOf'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The view that is open. */
  view: RenewalsView
  onViewChange: (view: RenewalsView) => void
  /** What all wallets together are expected to pay. */
  forecast: Resource<AdminForecast>
}

/**
 * The renewals: what is expected of the next days, what is due and what becomes of it, day by day, and which instances are suspended or deleted if nothing is
 * paid. An admin can keep an instance from that. Only the open view is rendered.
 */
export function RenewalsPanel({
  texts,
  view,
  onViewChange,
  forecast,
  renewals,
  filter,
  onFilterChange,
  now,
  onHold,
  hrefOf,
  ...rest
}: RenewalsPanelProps) {
  const due = { renewals, filter, onFilterChange, onHold }
  return (
    <Stack data-component="RenewalsPanel" space="sm" {...rest}>
      <ForecastSums texts={texts} forecast={forecast} />
      <ViewTabs
        label={texts.viewsLabel}
        views={renewalsViews}
        nameOf={(item) => texts.views[item]}
        view={view}
        onViewChange={onViewChange}
      >
        {view === 'due' && <DueView texts={texts} now={now} {...due} />}
        {view === 'days' && <DaysView texts={texts} now={now} days={mapResource(forecast, ({ days }) => days)} />}
        {view === 'endangered' && <EndangeredView texts={texts} now={now} forecast={forecast} hrefOf={hrefOf} />}
      </ViewTabs>
    </Stack>
  )
}
