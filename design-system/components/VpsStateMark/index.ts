export { type VpsState, vpsLooks } from '#ds/components/status-looks.ts'
export { VpsStateMark, type VpsStateMarkProps } from './VpsStateMark.tsx'
