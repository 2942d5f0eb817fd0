export { VpsFilter, type VpsFilterProps } from './VpsFilter.tsx'
export { VpsRows, type VpsRowsProps } from './VpsRows.tsx'
export type { VpsRowsTexts } from './vps-rows-texts.ts'
