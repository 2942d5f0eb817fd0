export { RecoveryScreen, type RecoveryScreenProps } from './RecoveryScreen.tsx'
export type { RecoveryTexts } from './recovery-texts.ts'
