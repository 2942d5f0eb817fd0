import { DashboardDialogs, type DashboardDialogsProps } from '#ds/screens/DashboardScreen/DashboardDialogs.tsx'
import { dashboardDialogTexts } from '#ds/texts/vi/account/dashboard-dialogs.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { remedyOf } from '#site/api/remedy.ts'

/** What opens over the dashboard, with its words. A module of its own, so that it comes when the dashboard is there. */
export const Dialogs = (props: Omit<DashboardDialogsProps, 'texts'>) => (
  <DashboardDialogs {...props} texts={dashboardDialogTexts} />
)

/** What a dialog tells the user to do after its request failed. */
export const remedyFor = (error: unknown) => remedyOf(error, remedies)
