import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret that messages are signed with, as Standard Webhooks writes one. */
export const newWebhookSecret = () => PREFIX + randomBytes(32).toString('base64')

/** What a signature covers. `at` is when the message is sent, in seconds. */
interface SignedMessage {
  id: string
  at: number
  body: string
}

function signatureOf(secret: string, { id, at, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
}

/** The headers of a message, as the Standard Webhooks specification has them: a signature for each secret that is valid. */
export const signedHeaders = (message: SignedMessage, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.at),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
})
