import * as v from 'valibot'
import { idSchema, moneySchema, timestampSchema } from './values.ts'

/** What kind of device a browser runs on, as far as it says so; `program` is anything that is not a browser. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'program'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** The device of a session or a sign-in, as its browser described itself: a hint for its owner, and never proof. Null for what is not known. */
export const deviceSchema = v.strictObject({
  kind: v.picklist(deviceKinds),
  /** Such as `Firefox`. */
  browser: v.nullable(v.string()),
  /** Such as `Windows` or `Android`. */
  system: v.nullable(v.string()),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** From where a session or a sign-in came: its network (`203.0.113.0/24`, `2001:db8:1::/48`), and whether the caller is in the same one now. */
export const placeSchema = v.strictObject({ network: v.string(), isSameNetwork: v.boolean() })
export type Place = v.InferOutput<typeof placeSchema>

/** A session of the customer's browsers. `current` is the one that calls. `lastSeenAt` is accurate to five minutes. Device and place are null for one from before they were recorded. */
export const accountSessionSchema = v.strictObject({
  id: idSchema,
  current: v.boolean(),
  device: v.nullable(deviceSchema),
  place: v.nullable(placeSchema),
  /** Whether the browser keeps it when it is closed. */
  isRemembered: v.boolean(),
  createdAt: timestampSchema,
  lastSeenAt: timestampSchema,
  expiresAt: timestampSchema,
})
export type AccountSession = v.InferOutput<typeof accountSessionSchema>

/** `GET /api/account/sessions`, newest first. */
export const accountSessionListSchema = v.array(accountSessionSchema)

/** How an attempt to sign in ended. `wrong_code`: the password was right, and the second factor was not. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'wrong_code', 'locked'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** An attempt to sign in to the account. `count`: how many like it followed one another within an hour; `at` is the last of them. */
export const signInSchema = v.strictObject({
  id: idSchema,
  at: timestampSchema,
  outcome: v.picklist(signInOutcomes),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  device: deviceSchema,
  place: placeSchema,
})
export type SignIn = v.InferOutput<typeof signInSchema>

/** `GET /api/account/sign-ins`, newest first: those of the last 90 days. */
export const signInListSchema = v.array(signInSchema)

/** What an admin can do to a customer. `second_factor_reset`: the authenticator app and the recovery codes were removed, at the customer's wish. */
export const accountEventKinds = [
  'locked',
  'unlocked',
  'second_factor_reset',
  'phone_released',
  'balance_changed',
  'deposit_completed',
  'deposit_failed',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

/**
 * What an admin did to the customer. `by` is the first name of the admin, null without one. `amount` is by how much the balance changed, or what the
 * deposit was about; null for what is not about money. `reason` is null if the admin gave none.
 */
export const accountEventSchema = v.strictObject({
  id: idSchema,
  at: timestampSchema,
  kind: v.picklist(accountEventKinds),
  by: v.nullable(v.string()),
  amount: v.nullable(moneySchema),
  reason: v.nullable(v.string()),
})
export type AccountEvent = v.InferOutput<typeof accountEventSchema>

/** `GET /api/account/history`, newest first. */
export const accountEventListSchema = v.array(accountEventSchema)
