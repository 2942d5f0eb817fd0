export { CategoryGrid, type CategoryGridProps, type CategoryGridTexts } from './CategoryGrid.tsx'
