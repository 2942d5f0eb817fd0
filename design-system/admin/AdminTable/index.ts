export {
  type AdminListProps,
  type AdminListTexts,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  type ListSum,
  type ListViews,
  type ViewCounts,
  viewsOf,
} from './AdminTable.tsx'
export { NoValue } from './NoValue.tsx'
export { numberColumn } from './number-column.tsx'
export { RowActions, type RowActionsProps } from './RowActions.tsx'
export { ViewTabs } from './ViewTabs.tsx'
