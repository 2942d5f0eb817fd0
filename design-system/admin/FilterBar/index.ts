export { FilterBar, type FilterBarProps, type FilterView } from './FilterBar.tsx'
export type { FilterBarTexts } from './filter-bar-texts.ts'
export { type FilterDefinition, type FilterValue, sameFilters } from './filters.ts'
