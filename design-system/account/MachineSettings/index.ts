export {
  type MachinePlan,
  MachineSettings,
  type MachineSettingsProps,
  type MachineSettingsTexts,
} from './MachineSettings.tsx'
