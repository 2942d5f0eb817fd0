export {
  type AdminListProps,
  type AdminListTexts,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  type ListSum,
} from './AdminTable.tsx'
export { numberColumn } from './number-column.tsx'
