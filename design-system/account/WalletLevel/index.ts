export { WalletLevel, type WalletLevelProps, type WalletLevelTexts } from './WalletLevel.tsx'
