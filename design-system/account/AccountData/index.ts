export { AccountData, type AccountDataProps } from './AccountData.tsx'
export type { AccountDataTexts } from './account-data-texts.ts'
export { CloseAccount, type CloseAccountProps } from './CloseAccount.tsx'
export type { CloseAccountTexts, ClosingObstacle } from './close-account-texts.ts'
