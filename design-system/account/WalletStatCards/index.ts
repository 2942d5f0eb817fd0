export { WalletStatCards, type WalletStatCardsProps, type WalletStatCardsTexts } from './WalletStatCards.tsx'
