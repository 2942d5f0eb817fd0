export type { DashboardDialog, DashboardUser } from './DashboardDialogs.tsx'
export { DashboardScreen, type DashboardScreenProps, type TicketDialogsState } from './DashboardScreen.tsx'
export { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
