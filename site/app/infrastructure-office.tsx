import { addressFilters, InfrastructurePanel, infrastructureViews } from '#ds/admin/InfrastructurePanel/index.ts'
import * as infrastructureOfficeArea from '#ds/texts/infrastructure-office.ts'
import { useInfrastructureOffice } from '#site/hooks/use-infrastructure-office.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface InfrastructureOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** Nodes, addresses, actions and differences of machines in the back-office, with their data and their texts: loaded when the tab is opened. */
export function InfrastructureOffice({ token }: InfrastructureOfficeProps) {
  const { infrastructureOfficeTexts } = useTexts(infrastructureOfficeArea)
  const [view, setView] = useTab(infrastructureViews, 'nodes', 'view')
  const [addressFilter, setAddressFilter] = useTab(addressFilters, 'all', 'state')
  return (
    <InfrastructurePanel
      texts={infrastructureOfficeTexts}
      view={view}
      onViewChange={setView}
      addressFilter={addressFilter}
      onAddressFilterChange={setAddressFilter}
      {...useInfrastructureOffice({ token, view, addressFilter, onViewChange: setView })}
    />
  )
}
