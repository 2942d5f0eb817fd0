export { Table, type TableProps } from './Table.tsx'
export type { TableColumn, TableGroup, TableLine, TableSort } from './types.ts'
export { useOverflow } from './use-overflow.ts'
