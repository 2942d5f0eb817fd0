export { type DashboardDialog, DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx'
export { type DashboardTab, type DashboardTexts, DEFAULT_DASHBOARD_TAB, dashboardTabs } from './dashboard-texts.ts'
