export { AdminOverview, type AdminOverviewProps } from './AdminOverview.tsx'
export type { FirstRows } from './first-rows.ts'
export type { AdminOverviewTexts } from './overview-texts.ts'
