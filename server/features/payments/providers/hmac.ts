import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The algorithms of the providers' signatures. */
export type HmacAlgorithm = 'sha256' | 'sha512'

/** The secrets of a provider: the present one, and the previous one while it is being replaced. The first signs, all are accepted. */
export type Secrets = readonly [string, ...string[]]

/** The signature of a text or of bytes, as lower-case hexadecimal digits. */
export const hmacHex = (algorithm: HmacAlgorithm, secret: string, signed: string | Uint8Array): string =>
  createHmac(algorithm, secret).update(signed).digest('hex')

/** Whether a signature, in hexadecimal digits, is that of one of the secrets. */
export function isSignedWith(
  algorithm: HmacAlgorithm,
  secrets: Secrets,
  signed: string | Uint8Array,
  signature: string | undefined,
): boolean {
  if (signature === undefined || !/^[0-9a-f]+$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  // Every secret is compared, so that the time taken does not reveal which one matches.
  const matches = secrets.map((secret) => {
    const digest = createHmac(algorithm, secret).update(signed).digest()
    return digest.length === given.length && timingSafeEqual(digest, given)
  })
  return signature.length === given.length * 2 && matches.includes(true)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Whether a text is one of the secrets, in a time that reveals nothing about them, their lengths included. */
export function isSecret(secrets: Secrets, text: string | undefined): boolean {
  const given = sha256(text ?? '')
  const matches = secrets.map((secret) => timingSafeEqual(sha256(secret), given))
  return text !== undefined && matches.includes(true)
}
