export type { StemSample } from '#ds/components/charts/scales.ts'
export { StemChart, type StemChartProps, type StemSeries } from './StemChart.tsx'
