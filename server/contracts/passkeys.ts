import * as v from 'valibot'
import { presentPasswordSchema } from './auth.ts'
import { shortLineSchema } from './fields/line.ts'
import { PASSKEY_NAME_MAX } from './rules/limits.ts'
import { idSchema, timestampSchema } from './values.ts'

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytesSchema = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[A-Za-z0-9_-]+$/))

/** The id of a credential: 1023 bytes at most, as WebAuthn says. */
const credentialIdSchema = bytesSchema(1364)

/** How a browser reaches the device of a passkey; it shows only what fits. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

/** A passkey of a customer. `isBackedUp`: whether a service such as a password manager keeps a copy. `lastUsedAt` null for one that was not used yet. */
export const passkeySchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  isBackedUp: v.boolean(),
  createdAt: timestampSchema,
  lastUsedAt: v.nullable(timestampSchema),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

/** `GET /api/account/passkeys`, newest first: ten at most. */
export const passkeyListSchema = v.array(passkeySchema)

const descriptorSchema = v.strictObject({
  id: credentialIdSchema,
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.picklist(passkeyTransports))),
})

/** `POST /api/account/passkeys/start`: the password, and a recent second factor if there is one. */
export const passkeyStartRequestSchema = v.strictObject({ password: presentPasswordSchema })
export type PasskeyStartRequest = v.InferOutput<typeof passkeyStartRequestSchema>

/** What a browser needs to make a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationSchema = v.strictObject({
  options: v.strictObject({
    challenge: v.string(),
    rp: v.strictObject({ id: v.string(), name: v.string() }),
    user: v.strictObject({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.strictObject({ alg: v.number(), type: v.literal('public-key') })),
    timeout: v.number(),
    attestation: v.literal('none'),
    excludeCredentials: v.array(descriptorSchema),
    authenticatorSelection: v.strictObject({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
  }),
})
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>

/** `POST /api/account/passkeys/confirm`: what the browser made. Without a `name`, the browser and its system are the name. */
export const passkeyConfirmRequestSchema = v.strictObject({
  name: v.optional(shortLineSchema(PASSKEY_NAME_MAX)),
  credential: v.strictObject({
    id: credentialIdSchema,
    clientDataJSON: bytesSchema(4096),
    attestationObject: bytesSchema(16_384),
    /** How the device can be reached. Values that are not known are ignored: browsers may learn new ones. */
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20))),
  }),
})
export type PasskeyConfirmRequest = v.InferOutput<typeof passkeyConfirmRequestSchema>

/** The response to a new passkey. `recoveryCodes`: ten, shown only here, when the account had none that can be used; else null. */
export const passkeyConfirmResponseSchema = v.strictObject({
  passkey: passkeySchema,
  recoveryCodes: v.nullable(v.array(v.string())),
})
export type PasskeyConfirmResponse = v.InferOutput<typeof passkeyConfirmResponseSchema>

/** `PATCH /api/account/passkeys/{id}`. */
export const passkeyRenameSchema = v.strictObject({ name: shortLineSchema(PASSKEY_NAME_MAX) })
export type PasskeyRename = v.InferOutput<typeof passkeyRenameSchema>

/** The response of `PATCH /api/account/passkeys/{id}`. */
export const passkeyResponseSchema = v.strictObject({ passkey: passkeySchema })
export type PasskeyResponse = v.InferOutput<typeof passkeyResponseSchema>

/**
 * What a browser needs to use a passkey: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. Without `allowCredentials`, of a sign-in, it offers every
 * passkey that it has for the site.
 */
export const passkeyRequestSchema = v.strictObject({
  options: v.strictObject({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    userVerification: v.literal('required'),
    allowCredentials: v.optional(v.array(descriptorSchema)),
  }),
})
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>

/** What a device has signed. */
const assertionSchema = v.strictObject({
  id: credentialIdSchema,
  clientDataJSON: bytesSchema(4096),
  authenticatorData: bytesSchema(4096),
  signature: bytesSchema(2048),
  userHandle: v.optional(bytesSchema(128)),
})
export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>

/** `POST /api/account/passkeys/step-up/confirm`. */
export const passkeyStepUpSchema = v.strictObject({ credential: assertionSchema })
export type PasskeyStepUp = v.InferOutput<typeof passkeyStepUpSchema>

/** `POST /api/auth/passkeys/confirm`. `remember` as for a sign-in with a password. */
export const passkeySignInSchema = v.strictObject({ credential: assertionSchema, remember: v.optional(v.boolean()) })
export type PasskeySignIn = v.InferOutput<typeof passkeySignInSchema>
