export { MachineHistory, type MachineHistoryProps, type MachineHistoryTexts } from './MachineHistory.tsx'
