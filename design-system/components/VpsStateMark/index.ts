export { VpsStateMark, type VpsStateMarkProps } from './VpsStateMark.tsx'
export { type VpsState, type VpsStateLook, vpsStateLooks } from './vps-states.ts'
