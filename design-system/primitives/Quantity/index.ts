export { Quantity, type QuantityProps } from './Quantity.tsx'
