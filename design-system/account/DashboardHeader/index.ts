export { DashboardHeader, type DashboardHeaderProps, type DashboardHeaderTexts } from './DashboardHeader.tsx'
