import * as v from 'valibot'
import { newPasswordSchema, presentPasswordSchema } from './auth.ts'
import { secondFactorField } from './fields/second-factor.ts'
import { timestampSchema } from './values.ts'

/** `POST /api/account/password`: 204, and every other session of the customer has ended. A 403 `wrong_password`, a 422 for a password that many people use. */
export const passwordChangeSchema = v.strictObject({
  currentPassword: presentPasswordSchema,
  newPassword: newPasswordSchema,
})
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>

/**
 * `POST /api/account/totp/start`: a new secret for an authenticator app, which counts once a code of it is confirmed. `secret` in base32;
 * `otpauthUrl` is what a QR code of it contains.
 */
export const totpStartResponseSchema = v.strictObject({ secret: v.string(), otpauthUrl: v.string() })
export type TotpStartResponse = v.InferOutput<typeof totpStartResponseSchema>

/** `POST /api/account/totp/confirm`, `/api/account/step-up`: a code of the app; for the latter also a recovery code. */
export const secondFactorRequestSchema = v.strictObject({ code: secondFactorField })
export type SecondFactorRequest = v.InferOutput<typeof secondFactorRequestSchema>

/** Ten codes, each of which replaces a code of the app once. They are shown only here. */
export const recoveryCodesSchema = v.strictObject({ recoveryCodes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>

/** `POST /api/account/totp/disable`, and `POST /api/account/totp/recovery-codes` for ten new ones in place of the old ones. */
export const secondFactorProofSchema = v.strictObject({ password: presentPasswordSchema, code: secondFactorField })
export type SecondFactorProof = v.InferOutput<typeof secondFactorProofSchema>

/** The response of `POST /api/account/step-up`: until when calls that need a recent second factor are accepted from this session. */
export const stepUpResponseSchema = v.strictObject({ until: timestampSchema })
export type StepUpResponse = v.InferOutput<typeof stepUpResponseSchema>
