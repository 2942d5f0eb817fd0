export { MachineFacts, type MachineFactsProps, type MachineFactsTexts } from './MachineFacts.tsx'
