export { LoginCard, type LoginCardProps, type LoginMode } from './LoginCard.tsx'
export type { LoginCardTexts, LoginReason } from './login-card-texts.ts'
export {
  createLoginSchema,
  createRegisterSchema,
  type LoginValidationMessages,
  type LoginValues,
  NAME_MIN_LENGTH,
  type Registration,
  toRegistration,
} from './login-schema.ts'
