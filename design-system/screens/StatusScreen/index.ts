export { StatusScreen, type StatusScreenProps } from './StatusScreen.tsx'
export type { StatusScreenTexts } from './status-texts.ts'
