export { OwnerCell, type OwnerCellProps } from './OwnerCell.tsx'
