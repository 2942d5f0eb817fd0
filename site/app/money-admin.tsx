import { MoneyInPanel, moneyViews, transferFilters, withdrawalFilters } from '#ds/admin/MoneyInPanel/index.ts'
import * as moneyAdminArea from '#ds/texts/money-admin.ts'
import { useMoneyAdmin } from '#site/hooks/use-money-admin.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface MoneyAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
  /** Email of the admin. */
  ownEmail: string | undefined
}

/** Money that comes in and goes out, in the back-office, with its data and its texts: loaded when its tab is opened. */
export function MoneyAdmin({ token, ownEmail }: MoneyAdminProps) {
  const { moneyAdminTexts } = useTexts(moneyAdminArea)
  const [view, setView] = useTab(moneyViews, 'transfers', 'view')
  const [filter, setFilter] = useTab(transferFilters, 'open', 'state')
  const [withdrawalFilter, setWithdrawalFilter] = useTab(withdrawalFilters, 'requested', 'state')
  return (
    <MoneyInPanel
      texts={moneyAdminTexts}
      view={view}
      onViewChange={setView}
      filter={filter}
      onFilterChange={setFilter}
      ownEmail={ownEmail}
      withdrawalFilter={withdrawalFilter}
      onWithdrawalFilterChange={setWithdrawalFilter}
      {...useMoneyAdmin({ token, view, filter, withdrawalFilter })}
    />
  )
}
