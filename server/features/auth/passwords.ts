import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore, type Semaphore, type Turn } from '#server/platform/semaphore.ts'
import type { Timers } from '#server/platform/timers.ts'

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  /** A password's hash, with its salt and cost in it. Throws a 503 when too many wait, or `turn` waits too long. */
  hash(password: string, turn?: Turn): Promise<string>
  /**
   * Whether a password has this hash; null (no such user) takes the same time and returns false. Throws a 503 as `hash` does.
   */
  verify(password: string, hash: string | null, turn?: Turn): Promise<boolean>
  /** How many are computed now, and how many wait for their turn. */
  load: Semaphore['load']
}

/** argon2id with 19 MiB and two passes: about 50 ms of one core. */
const memory = 19_456
const passes = 2
const tagLength = 32
const saltLength = 16

/** How urgent a hash is: sign-ins from known networks go first, registrations last. */
export const hashRanks = { knownSignIn: 0, signIn: 1, registration: 2 } as const

/**
 * How many hashes are computed in parallel; how many requests may wait, in total and from one network; and how long, in
 * milliseconds: half of a request's time.
 */
const queue = { places: 2, waiting: 200, waitingOfGroup: 100, patience: 5000, retryAfter: 2 }

/** Hashes of the server's own commands. */
const own: Turn = { group: 'server', rank: hashRanks.knownSignIn }

const derive = promisify(argon2)

const compute = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password, nonce, parallelism: 1, tagLength, memory, passes })

export function createPasswords({ timers }: { timers: Timers }): Passwords {
  const semaphore = createSemaphore({ timers, ...queue })
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=1$`
  const nobodysSalt = randomBytes(saltLength)
  const nobodysTag = randomBytes(tagLength)

  return {
    async hash(password, turn = own) {
      const salt = randomBytes(saltLength)
      const tag = await semaphore(turn, () => compute(password, salt))
      return `${prefix}${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verify(password, hash, turn = own) {
      if (hash !== null && !hash.startsWith(prefix)) throw new Error('A password hash of an unknown kind')
      const [salt = '', tag = ''] = hash?.slice(prefix.length).split('$') ?? []
      const computed = await semaphore(turn, () =>
        compute(password, hash === null ? nobodysSalt : Buffer.from(salt, 'base64url')),
      )
      return timingSafeEqual(computed, hash === null ? nobodysTag : Buffer.from(tag, 'base64url')) && hash !== null
    },
    load: semaphore.load,
  }
}
