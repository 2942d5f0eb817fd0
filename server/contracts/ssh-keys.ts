import * as v from 'valibot'
import { shortLineSchema } from './fields/line.ts'
import { SSH_KEY_MAX, SSH_KEY_NAME_MAX } from './rules/limits.ts'
import { idSchema, timestampSchema } from './values.ts'

/** A public key of a customer, which new machines accept. `fingerprint` as `ssh-keygen -l` shows it: `SHA256:…`. `type` such as `ssh-ed25519`. */
export const sshKeySchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  type: v.string(),
  fingerprint: v.string(),
  createdAt: timestampSchema,
})
export type SshKey = v.InferOutput<typeof sshKeySchema>

/** `GET /api/account/ssh-keys`, newest first. */
export const sshKeyListSchema = v.array(sshKeySchema)

/** `POST /api/account/ssh-keys`: a line of an `authorized_keys` file. Its comment is the name if there is none. A 422 for anything that is not a key. */
export const sshKeyRequestSchema = v.strictObject({
  name: v.optional(shortLineSchema(SSH_KEY_NAME_MAX)),
  publicKey: v.pipe(v.string(), v.maxLength(SSH_KEY_MAX)),
})
export type SshKeyRequest = v.InferOutput<typeof sshKeyRequestSchema>

/** The response to a new key. */
export const sshKeyResponseSchema = v.strictObject({ key: sshKeySchema })
export type SshKeyResponse = v.InferOutput<typeof sshKeyResponseSchema>
