export { ProductsScreen, type ProductsScreenProps, type ProductsScreenTexts } from './ProductsScreen.tsx'
