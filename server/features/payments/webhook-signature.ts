import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries a webhook's signature. */
export const SIGNATURE_HEADER = 'x-signature'

/** How far a signature's time may be from now, in seconds, either way. */
const TOLERANCE = 300

const digest = (secret: string, time: number, rawBody: Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()

/** Signs a body at a moment in milliseconds: `t=<seconds>,v1=<hex>`, over time and body. */
export function sign(secret: string, now: number, rawBody: Buffer): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${digest(secret, time, rawBody).toString('hex')}`
}

/** Whether a signature is of one of these secrets, of this body, and not older or newer than five minutes. */
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
  // Every secret is compared, so that the time tells nothing about which one fits.
  const fits = secrets.map((secret) => timingSafeEqual(digest(secret, time, rawBody), given))
  return fits.includes(true) && isFresh
}
