import { createHash } from 'node:crypto'
import { hasPrivateKey } from '#contracts/rules/private-key.ts'

/** Why a text is not a public key that machines accept. */
export const keyFaults = [
  'empty',
  'private_key',
  'several_lines',
  'options',
  'certificate',
  'unsupported',
  'too_short',
  'damaged',
] as const
export type KeyFault = (typeof keyFaults)[number]

/** A public key, taken apart. `line` has no comment, which may name a person or a computer. */
export interface PublicKey {
  type: string
  /** As `ssh-keygen -l` shows it: `SHA256:…`. */
  fingerprint: string
  comment: string
  line: string
}

/** The shortest RSA key that current servers accept, in bits. */
const RSA_BITS_MIN = 2048
/** The longest that OpenSSH makes, in bits. */
const RSA_BITS_MAX = 16_384

/** The curves of the types for ECDSA, and the bytes of a point on them: a mark, x and y. */
const pointBytes: Readonly<Record<string, number>> = { nistp256: 65, nistp384: 97, nistp521: 133 }
const UNCOMPRESSED = 4

/** Reads the fields of a key's blob (RFC 4251, section 5): each has its length before it. Null if they do not fill it exactly. */
function fieldsOf(blob: Buffer): Buffer[] | null {
  const fields: Buffer[] = []
  let at = 0
  while (at < blob.length) {
    if (at + 4 > blob.length) return null
    const end = at + 4 + blob.readUInt32BE(at)
    if (end > blob.length) return null
    fields.push(blob.subarray(at + 4, end))
    at = end
  }
  return fields
}

/** The bits of a positive number in the form of SSH, which has no more zeros before it than its sign needs; 0 for any other. */
function bitsOf(number: Buffer | undefined): number {
  const [first = 0x80, second = 0] = number ?? []
  if (first >= 0x80 || (first === 0 && second < 0x80)) return 0
  const digits = number?.subarray(first === 0 ? 1 : 0) ?? Buffer.alloc(0)
  return digits.length * 8 - Math.clz32(digits[0] ?? 0) + 24
}

const isPoint = (curve: string, point: Buffer | undefined) =>
  point?.length === pointBytes[curve] && point?.[0] === UNCOMPRESSED

function ecdsaFault(curve: string, [named, point]: readonly Buffer[], count: number): KeyFault | null {
  return count === 2 && named?.toString('latin1') === curve && isPoint(curve, point) ? null : 'damaged'
}

function rsaFault([exponent, modulus]: readonly Buffer[], count: number): KeyFault | null {
  const bits = bitsOf(modulus)
  // An even number is not the product of two large primes; an even exponent has no inverse.
  const isOdd = (number: Buffer | undefined) => ((number?.at(-1) ?? 0) & 1) === 1
  if (count !== 2 || bits === 0 || bits > RSA_BITS_MAX || bitsOf(exponent) < 2) return 'damaged'
  if (!isOdd(modulus) || !isOdd(exponent)) return 'damaged'
  return bits < RSA_BITS_MIN ? 'too_short' : null
}

/** What is wrong with the fields after the type, for each type that machines accept. */
const faultsOf: Readonly<Record<string, (fields: readonly Buffer[]) => KeyFault | null>> = {
  'ssh-ed25519': (fields) => (fields.length === 1 && fields[0]?.length === 32 ? null : 'damaged'),
  'ecdsa-sha2-nistp256': (fields) => ecdsaFault('nistp256', fields, fields.length),
  'ecdsa-sha2-nistp384': (fields) => ecdsaFault('nistp384', fields, fields.length),
  'ecdsa-sha2-nistp521': (fields) => ecdsaFault('nistp521', fields, fields.length),
  'ssh-rsa': (fields) => rsaFault(fields, fields.length),
  // This is the key of a security key, with the name of the application that it was made for.
  'sk-ssh-ed25519@openssh.com': ([key, application, ...rest]) =>
    key?.length === 32 && (application?.length ?? 0) > 0 && rest.length === 0 ? null : 'damaged',
  'sk-ecdsa-sha2-nistp256@openssh.com': ([curve, point, application, ...rest]) =>
    (application?.length ?? 0) > 0 && rest.length === 0
      ? ecdsaFault('nistp256', [curve ?? Buffer.alloc(0), point ?? Buffer.alloc(0)], 2)
      : 'damaged',
}

const isType = (word: string) => /^(ssh-|ecdsa-|sk-|rsa-|x509v3-)[\w@.-]+$/.test(word)

/** A line of Base64 as it is written for exactly these bytes; null for any other text. */
function decode(text: string): Buffer | null {
  const blob = Buffer.from(text, 'base64')
  const isExact = blob.toString('base64').replace(/=+$/, '') === text.replace(/={0,2}$/, '')
  return isExact && blob.length > 0 ? blob : null
}

/** Reads a line of an `authorized_keys` file, or says why it is none that machines accept. */
export function readPublicKey(text: string): PublicKey | KeyFault {
  // This comes first, so that nothing else is said about a private key.
  if (hasPrivateKey(text)) return 'private_key'
  const line = text.trim()
  if (line === '') return 'empty'
  if (/[\r\n\u2028\u2029]/.test(line)) return 'several_lines'
  const [type = '', encoded = '', ...comment] = line.split(/[ \t]+/)
  if (/-cert-v\d\d@openssh\.com$/.test(type)) return 'certificate'
  const fault = Object.hasOwn(faultsOf, type) ? faultsOf[type] : undefined
  if (!fault) {
    const isAfterOptions = line.split(/[ \t]+/).some((word) => Object.hasOwn(faultsOf, word))
    if (isAfterOptions) return 'options'
    return isType(type) ? 'unsupported' : 'damaged'
  }
  const blob = decode(encoded)
  const [inner, ...fields] = (blob && fieldsOf(blob)) ?? []
  if (!blob || inner?.toString('latin1') !== type) return 'damaged'
  const found = fault(fields)
  if (found) return found
  return {
    type,
    fingerprint: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
    comment: comment.join(' '),
    line: `${type} ${blob.toString('base64')}`,
  }
}
