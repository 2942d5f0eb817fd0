export { LoginCard, type LoginCardProps, type LoginMode } from './LoginCard.tsx'
export type { LoginCardTexts, LoginReason } from './login-card-texts.ts'
export {
  createLoginSchema,
  createRegisterSchema,
  type LoginValidationMessages,
  type LoginValues,
  type Registration,
  toRegistration,
} from './login-schema.ts'
