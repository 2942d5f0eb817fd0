export { LevelChart, type LevelChartProps } from './LevelChart.tsx'
export type { LevelChartTexts, LevelData, LevelKind, LevelNow, LevelPoint } from './types.ts'
