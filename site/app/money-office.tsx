import { MoneyInPanel, moneyViews, transferFilters, withdrawalFilters } from '#ds/admin/MoneyInPanel/index.ts'
import * as moneyOfficeArea from '#ds/texts/money-office.ts'
import { useMoneyOffice } from '#site/hooks/use-money-office.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface MoneyOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
  /** Email of the admin. */
  ownEmail: string | undefined
}

/** Money that comes in and goes out, in the back-office, with its data and its texts: loaded when its tab is opened. */
export function MoneyOffice({ token, ownEmail }: MoneyOfficeProps) {
  const { moneyOfficeTexts } = useTexts(moneyOfficeArea)
  const [view, setView] = useTab(moneyViews, 'transfers', 'view')
  const [filter, setFilter] = useTab(transferFilters, 'open', 'state')
  const [withdrawalFilter, setWithdrawalFilter] = useTab(withdrawalFilters, 'requested', 'state')
  return (
    <MoneyInPanel
      texts={moneyOfficeTexts}
      view={view}
      onViewChange={setView}
      filter={filter}
      onFilterChange={setFilter}
      ownEmail={ownEmail}
      withdrawalFilter={withdrawalFilter}
      onWithdrawalFilterChange={setWithdrawalFilter}
      {...useMoneyOffice({ token, view, filter, withdrawalFilter })}
    />
  )
}
