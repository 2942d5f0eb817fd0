export { TrendLine, type TrendLineProps, type TrendLineTexts, type TrendValues } from './TrendLine.tsx'
