import * as v from 'valibot'
import { languages } from './languages.ts'
import { amountSchema, idSchema } from './values.ts'

export const roleSchema = v.picklist(['customer', 'admin'])
export type Role = v.InferOutput<typeof roleSchema>

/** A user as every response shows it, and never more than this. A missing name is an empty string. */
export const userSchema = v.strictObject({
  id: idSchema,
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role: roleSchema,
  balance: amountSchema,
  isActive: v.boolean(),
  isEmailVerified: v.boolean(),
  isPhoneVerified: v.boolean(),
  /** The language that the user has chosen; null without a choice. */
  language: v.nullable(v.picklist(languages)),
  /** Only present for the demo's customer, as whom a visitor may look at everything and change nothing. */
  isDemo: v.optional(v.literal(true)),
})
export type User = v.InferOutput<typeof userSchema>

/** The response of the operations that show or change one user. */
export const userResponseSchema = v.strictObject({ user: userSchema })
export type UserResponse = v.InferOutput<typeof userResponseSchema>
