import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate, type Gate } from '#server/platform/gate.ts'

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  /** A password's hash, with its salt and cost in it. */
  hash(password: string): Promise<string>
  /** Whether a password has this hash; with null, for nobody's, it takes the same time and says no. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** How many are computed now, and how many wait for their turn. */
  load: Gate['load']
}

/** argon2id with 19 MiB and two passes: about 50 ms of one core. */
const memory = 19_456
const passes = 2
const tagLength = 32
const saltLength = 16

/** How many hashes are computed side by side, and how many callers may wait for their turn. */
const CONCURRENT = 2
const WAITING = 200

const derive = promisify(argon2)

const compute = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password, nonce, parallelism: 1, tagLength, memory, passes })

export function createPasswords(): Passwords {
  const gate = createGate({ places: CONCURRENT, waiting: WAITING, retryAfter: 2 })
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=1$`
  const nobodysSalt = randomBytes(saltLength)
  const nobodysTag = randomBytes(tagLength)

  return {
    async hash(password) {
      const salt = randomBytes(saltLength)
      const tag = await gate(() => compute(password, salt))
      return `${prefix}${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verify(password, hash) {
      if (hash !== null && !hash.startsWith(prefix)) throw new Error('A password hash of an unknown kind')
      const [salt = '', tag = ''] = hash?.slice(prefix.length).split('$') ?? []
      const computed = await gate(() => compute(password, hash === null ? nobodysSalt : Buffer.from(salt, 'base64url')))
      return timingSafeEqual(computed, hash === null ? nobodysTag : Buffer.from(tag, 'base64url')) && hash !== null
    },
    load: gate.load,
  }
}
