export { AttentionPanel, type AttentionPanelProps, type AttentionPanelTexts } from './AttentionPanel.tsx'
