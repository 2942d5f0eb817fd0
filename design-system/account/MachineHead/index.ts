export { MachineHead, type MachineHeadProps, type MachineHeadTexts } from './MachineHead.tsx'
