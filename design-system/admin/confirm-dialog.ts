import { onDemand } from '#ds/components/on-demand.ts'

/** The question before what cannot be undone, for every table that asks it. */
export const confirmDialog = onDemand(() =>
  import('#ds/admin/ConfirmDialog/index.ts').then(({ ConfirmDialog }) => ConfirmDialog),
)
