export {
  type CodesResult,
  SecuritySettings,
  type SecuritySettingsProps,
  type TotpStartResult,
} from './SecuritySettings.tsx'
export type { SecuritySettingsTexts } from './security-settings-texts.ts'
export { TotpSetup, type TotpSetupProps } from './TotpSetup.tsx'
