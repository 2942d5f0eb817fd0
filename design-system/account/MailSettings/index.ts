export { MailSettings, type MailSettingsProps } from './MailSettings.tsx'
export type { MailSettingsTexts } from './mail-settings-texts.ts'
