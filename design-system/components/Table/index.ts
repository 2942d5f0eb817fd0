export { Table, type TableProps } from './Table.tsx'
export type { TableColumn } from './types.ts'
export { useOverflow } from './use-overflow.ts'
