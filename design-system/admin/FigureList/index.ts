export { FigureList, type FigureListProps, type FigureListTexts } from './FigureList.tsx'
