export { categoryIcon } from './category-icons.ts'
export { ProductCard, type ProductCardProps, type ProductCardTexts } from './ProductCard.tsx'
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
export { productAddress, quotationAddress, startAddress } from './product-addresses.ts'
