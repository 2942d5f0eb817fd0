export { DashboardScreen, type DashboardScreenProps, type DashboardUser } from './DashboardScreen.tsx'
export { type DashboardTab, type DashboardTabTexts, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
export type { PowerAction, VpsActionTexts } from './vps-actions.ts'
export type { VpsEventTexts } from './vps-events.ts'
