export { MachineScreen, type MachineScreenProps } from './MachineScreen.tsx'
export { type MachineScreenTexts, type MachineTab, machineTabs } from './machine-screen-texts.ts'
