export { type VpsEvent, VpsPane, type VpsPaneProps } from './VpsPane.tsx'
export type { VpsPaneTexts } from './vps-pane-texts.ts'
