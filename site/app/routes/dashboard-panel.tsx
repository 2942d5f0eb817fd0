import { DashboardPanel, type DashboardPanelProps } from '#ds/screens/DashboardScreen/DashboardPanel.tsx'
import { dashboardPanelTexts } from '#ds/texts/vi/account/dashboard-panels.ts'

/** The tabs of the dashboard that are not open at first, with their words. A module of its own, so that it comes when the dashboard is there. */
export const Panel = (props: Omit<DashboardPanelProps, 'texts'>) => (
  <DashboardPanel {...props} texts={dashboardPanelTexts} />
)
