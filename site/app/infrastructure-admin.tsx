import { addressFilters, InfrastructurePanel, infrastructureViews } from '#ds/admin/InfrastructurePanel/index.ts'
import * as infrastructureAdminArea from '#ds/texts/infrastructure-admin.ts'
import { useInfrastructureAdmin } from '#site/hooks/use-infrastructure-admin.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface InfrastructureAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** Nodes, addresses, actions and differences of machines in the back-office, with their data and their texts: loaded when the tab is opened. */
export function InfrastructureAdmin({ token }: InfrastructureAdminProps) {
  const { infrastructureAdminTexts } = useTexts(infrastructureAdminArea)
  const [view, setView] = useTab(infrastructureViews, 'nodes', 'view')
  const [addressFilter, setAddressFilter] = useTab(addressFilters, 'all', 'state')
  return (
    <InfrastructurePanel
      texts={infrastructureAdminTexts}
      view={view}
      onViewChange={setView}
      addressFilter={addressFilter}
      onAddressFilterChange={setAddressFilter}
      {...useInfrastructureAdmin({ token, view, addressFilter, onViewChange: setView })}
    />
  )
}
