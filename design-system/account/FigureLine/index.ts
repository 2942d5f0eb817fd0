export { FigureLine, type FigureLineProps, type FigureLineTexts } from './FigureLine.tsx'
