import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The alphabet of base32 (RFC 4648). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding, as authenticator apps read it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The bytes of a text in base32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** How long a code is shown, in milliseconds. */
const STEP = 30_000
const DIGITS = 6
/** By how many steps the clock of a phone may differ from ours. */
const DRIFT = 1

/** The number of the step of time at a moment. */
export const stepAt = (now: number) => Math.floor(now / STEP)

/** The code of a step (RFC 4226, RFC 6238), with SHA-1 as every app has it. */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, of those near a moment; null for a wrong one. All are compared, so that the time tells nothing. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => stepAt(now) - DRIFT + index)
  const given = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS))
  const right = steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), given))
  return code.length === DIGITS ? (right.at(-1) ?? null) : null
}

/** A new secret: 160 random bits, as long as its hash. */
export const newTotpSecret = () => toBase32(randomBytes(20))

/** What the QR code of a secret contains. */
export const otpauthUrl = (secret: string, email: string, issuer: string) =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1000}`
