export { categoryIcons } from './category-icons.ts'
export { ProductCard, type ProductCardProps, type ProductCardTexts } from './ProductCard.tsx'
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
