export { type PasskeyAddResult, Passkeys, type PasskeysProps } from './Passkeys.tsx'
export type { PasskeysTexts } from './passkeys-texts.ts'
