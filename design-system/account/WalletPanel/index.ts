export { WalletPanel, type WalletPanelProps, type WalletPanelTexts } from './WalletPanel.tsx'
