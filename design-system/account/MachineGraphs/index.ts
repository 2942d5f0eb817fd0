export { MachineGraphs, type MachineGraphsProps, type MachineGraphsTexts } from './MachineGraphs.tsx'
