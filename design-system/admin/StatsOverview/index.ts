export { StatsOverview, type StatsOverviewProps, type StatsOverviewTexts } from './StatsOverview.tsx'
