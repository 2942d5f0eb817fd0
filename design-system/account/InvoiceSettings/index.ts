export { InvoiceSettings, type InvoiceSettingsProps } from './InvoiceSettings.tsx'
export type { InvoiceSettingsTexts } from './invoice-settings-texts.ts'
