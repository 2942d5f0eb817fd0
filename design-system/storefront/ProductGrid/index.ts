export { ProductGrid, type ProductGridProps, type ProductGridTexts } from './ProductGrid.tsx'
