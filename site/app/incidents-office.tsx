import { IncidentsPanel } from '#ds/admin/IncidentsPanel/index.ts'
import * as incidentsOfficeArea from '#ds/texts/incidents-office.ts'
import { useIncidentsOffice } from '#site/hooks/use-incidents-office.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface IncidentsOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** Incidents and maintenance in the back-office, with their data and their texts: loaded when the tab is opened. */
export function IncidentsOffice({ token }: IncidentsOfficeProps) {
  const { incidentsOfficeTexts } = useTexts(incidentsOfficeArea)
  return <IncidentsPanel texts={incidentsOfficeTexts} {...useIncidentsOffice(token)} />
}
