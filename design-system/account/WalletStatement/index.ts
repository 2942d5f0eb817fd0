export { WalletStatement, type WalletStatementProps, type WalletStatementTexts } from './WalletStatement.tsx'
