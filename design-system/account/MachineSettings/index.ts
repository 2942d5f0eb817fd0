export { MachineSettings, type MachineSettingsProps, type MachineSettingsTexts } from './MachineSettings.tsx'
