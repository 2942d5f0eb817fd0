import type { VpsLabels } from '#ds/account/vps-labels.ts'

export interface VpsRowsTexts extends VpsLabels {
  /** Accessible name of the list. */
  label: string
  /** Head of the first column: how many instances there are. */
  count: (count: number) => string
  /** Heads of the other columns. */
  columns: { name: string; plan: string; place: string; price: string; renewal: string; actions: string }
  /** Name of the menu of a row; `name` is the instance's. */
  moreActions: (name: string) => string
  /** Announced when the state of an instance changes; `state` is one of `states`. */
  changed: (name: string, state: string) => string
  /** At the foot: in which order the rows are. */
  order: string
  /** At the foot: how many instances the customer has, besides those that failed or were terminated. */
  rented: (count: number) => string
  /** What is charged for them in a month; `sum` is formatted. */
  perMonth: (sum: string) => string
  filter: { label: string; placeholder: string; clear: string; noMatches: (query: string) => string; hint: string }
  empty: { title: string; description: string; order: string }
  errorTitle: string
  /** At the foot: so many of them are suspended, and cost nothing meanwhile. */
  suspendedCount: (count: number) => string
}
