export { VpsList, type VpsListProps, type VpsListTexts } from './VpsList.tsx'
export { VpsRow, type VpsRowProps } from './VpsRow.tsx'
