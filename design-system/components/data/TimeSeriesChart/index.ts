export type { StemSample } from '#ds/components/data/charts/scales.ts'
export { type StemSeries, TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart.tsx'
