export { ProfileSettings, type ProfileSettingsProps } from './ProfileSettings.tsx'
export type { ProfileSettingsTexts } from './profile-settings-texts.ts'
