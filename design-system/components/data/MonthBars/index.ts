export { MonthBars, type MonthBarsProps, type MonthBarsTexts, type MonthSums } from './MonthBars.tsx'
