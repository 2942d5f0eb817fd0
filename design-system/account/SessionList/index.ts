export { AccountHistory, type AccountHistoryProps } from './AccountHistory.tsx'
export { SessionList, type SessionListProps } from './SessionList.tsx'
export { SignInList, type SignInListProps } from './SignInList.tsx'
export type { AccountHistoryTexts, SessionListTexts, SignInListTexts } from './session-list-texts.ts'
