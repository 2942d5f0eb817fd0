export { SupportPanel, type SupportPanelProps } from './SupportPanel.tsx'
export { type SupportPanelTexts, type SupportView, supportViews } from './support-texts.ts'
