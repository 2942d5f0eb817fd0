export { ApiTokens, type ApiTokensProps } from './ApiTokens.tsx'
export type { ApiTokensTexts, CreateTokenTexts, QuestionTexts, SecretTexts } from './api-tokens-texts.ts'
export type { SecretResult } from './CreateTokenDialog.tsx'
