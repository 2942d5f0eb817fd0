import { RenewalsPanel, renewalFilters, renewalsViews } from '#ds/admin/RenewalsPanel/index.ts'
import * as renewalsAdminArea from '#ds/texts/renewals-admin.ts'
import { useRenewalsAdmin } from '#site/hooks/use-renewals-admin.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface RenewalsAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** What is due and what is expected of it, in the back-office, with its data and its texts: loaded when its tab is opened. */
export function RenewalsAdmin({ token }: RenewalsAdminProps) {
  const { renewalsAdminTexts } = useTexts(renewalsAdminArea)
  const [view, setView] = useTab(renewalsViews, 'due', 'view')
  const [filter, setFilter] = useTab(renewalFilters, 'week', 'state')
  return (
    <RenewalsPanel
      texts={renewalsAdminTexts}
      view={view}
      onViewChange={setView}
      filter={filter}
      onFilterChange={setFilter}
      {...useRenewalsAdmin({ token, view, filter })}
    />
  )
}
