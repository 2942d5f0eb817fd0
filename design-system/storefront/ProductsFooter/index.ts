export { ProductsFooter, type ProductsFooterProps, type ProductsFooterTexts } from './ProductsFooter.tsx'
