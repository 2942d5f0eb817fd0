export { type VpsState, vpsLooks } from '#ds/domain/status-looks.ts'
export { VpsStateMark, type VpsStateMarkProps } from './VpsStateMark.tsx'
