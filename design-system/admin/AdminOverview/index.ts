export { AdminOverview, type AdminOverviewProps, type FirstRows } from './AdminOverview.tsx'
export type { AdminOverviewTexts } from './overview-texts.ts'
