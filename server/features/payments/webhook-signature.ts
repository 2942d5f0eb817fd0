import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries a webhook's signature. */
export const SIGNATURE_HEADER = 'x-signature'

/** How far a signature's time may be from now, in seconds, either way. */
const TOLERANCE = 300

const digest = (secret: string, time: number, rawBody: Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()

/** Signs a body at a time in milliseconds. Returns `t=<seconds>,v1=<hex>`, where the HMAC covers time and body. */
export function sign(secret: string, now: number, rawBody: Buffer): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${digest(secret, time, rawBody).toString('hex')}`
}

/** Whether a signature was made with one of these secrets for this body, at most five minutes before or after `now`. */
export function isSigned(
  secrets: readonly string[],
  now: number,
  rawBody: Buffer,
  signature: string | undefined,
): boolean {
  const [, timeText, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (timeText === undefined || hex === undefined) return false
  const time = Number(timeText)
  const isFresh = Math.abs(now / 1000 - time) <= TOLERANCE
  const given = Buffer.from(hex, 'hex')
  // Every secret is compared, so that the time taken does not reveal which one matches.
  const matches = secrets.map((secret) => timingSafeEqual(digest(secret, time, rawBody), given))
  return matches.includes(true) && isFresh
}
