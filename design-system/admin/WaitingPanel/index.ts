export { WaitingPanel, type WaitingPanelProps, type WaitingPanelTexts } from './WaitingPanel.tsx'
