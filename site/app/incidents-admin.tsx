import { IncidentsPanel } from '#ds/admin/IncidentsPanel/index.ts'
import * as incidentsAdminArea from '#ds/texts/incidents-admin.ts'
import { useIncidentsAdmin } from '#site/hooks/use-incidents-admin.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface IncidentsAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** Incidents and maintenance in the back-office, with their data and their texts: loaded when the tab is opened. */
export function IncidentsAdmin({ token }: IncidentsAdminProps) {
  const { incidentsAdminTexts } = useTexts(incidentsAdminArea)
  return <IncidentsPanel texts={incidentsAdminTexts} {...useIncidentsAdmin(token)} />
}
