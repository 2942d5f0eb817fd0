export { ProductList, type ProductListProps, type ProductListTexts } from './ProductList.tsx'
export { productAddress, quotationAddress, startAddress } from './product-addresses.ts'
