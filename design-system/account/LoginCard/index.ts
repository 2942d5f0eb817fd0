export { LoginCard, type LoginCardProps, type LoginMode } from './LoginCard.tsx'
export type { LoginCardTexts, LoginReason } from './login-card-texts.ts'
export {
  createLoginSchema,
  createRegisterSchema,
  type LoginValidationMessages,
  toRegisterRequest,
} from './login-schema.ts'
