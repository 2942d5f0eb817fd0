import type { ComponentState, IncidentKind, IncidentState, StatusComponent } from '#contracts/status.ts'

/** All texts of the status page, except the header's and the footer's. */
export interface StatusScreenTexts {
  title: string
  /** Says what is measured, for search results, too. */
  description: string
  /** The state of everything in one sentence; `names` are the components that it is about. */
  overall: {
    operational: string
    degraded: (names: string) => string
    maintenance: (names: string) => string
    unknown: string
  }
  components: Readonly<Record<StatusComponent, { name: string; description: string }>>
  states: Readonly<Record<ComponentState, string>>
  /** When the last check was; `time` is formatted. */
  checked: (time: string) => string
  neverChecked: string
  /** Says that the page loads the state again by itself. */
  refreshes: string
  /** Heading of the components. */
  componentsTitle: string
  /** The share of the last 90 days' checks in which a component worked. */
  uptime: (share: string, since: string | null) => string
  notMeasuredYet: string
  /** From which day on there are measurements. */
  measuredSince: (day: string) => string
  /** Describes the row of 90 days: on how many something was measured, and the share of the worst. */
  days: (measured: number, worst: { share: string; day: string }) => string
  noDays: string
  /** Names of a single day, in its tooltip. */
  day: (day: string, share: string) => string
  dayNotMeasured: (day: string) => string
  /** The two ends of the row of days. */
  firstDay: string
  lastDay: string
  /** What the bars mean. */
  legend: { full: string; partial: string; low: string; none: string }
  incidentsTitle: string
  noIncidents: string
  kinds: Readonly<Record<IncidentKind, string>>
  incidentStates: Readonly<Record<IncidentState, string>>
  /** State of a maintenance that was cancelled before it began. */
  cancelled: string
  /** When it began or will begin, until when, and which components it affects. */
  since: (time: string) => string
  between: (start: string, end: string) => string
  affects: (names: string) => string
  loading: string
  errorTitle: string
  staleTitle: string
  /** Shown where there is no script, before the address of the same facts. */
  withoutScript: string
}
