export { Bud, type BudProps } from './Bud.tsx'
