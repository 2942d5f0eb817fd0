import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore, type Semaphore, type SemaphoreEntry } from '#server/platform/semaphore.ts'
import type { Timers } from '#server/platform/timers.ts'

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  /** Returns a password's hash, including its salt and cost. Throws a 503 when too many wait, or this one waits too long. */
  hash(password: string, entry?: SemaphoreEntry): Promise<string>
  /**
   * Whether a password has this hash; null (no such user) takes the same time and returns false. Throws a 503 as `hash` does.
   */
  verify(password: string, hash: string | null, entry?: SemaphoreEntry): Promise<boolean>
  /** A hash that no password is known to have, for an account that nobody opens again. */
  unusableHash(): string
  /** The number of hashes being computed, and the number waiting. */
  load: Semaphore['load']
}

/** argon2id with 19 MiB and two passes: about 50 ms of one core. */
const memory = 19_456
const passes = 2
const tagLength = 32
const saltLength = 16

/** The priority of a hash: sign-ins from known networks go first, registrations last. */
export const hashRanks = { knownSignIn: 0, signIn: 1, registration: 2 } as const

/**
 * The number of hashes computed in parallel; the number of requests that may wait, in total and from one network; and how long
 * they may wait, in milliseconds: half of a request's time.
 */
const queue = { concurrency: 2, maxWaiting: 200, maxWaitingPerGroup: 100, maxWait: 5000, retryAfter: 2 }

/** The default: hashes for the server's own commands. */
const serverEntry: SemaphoreEntry = { group: 'server', rank: hashRanks.knownSignIn }

/** The function that computes a hash, as `node:crypto` has it. */
export type Argon2 = typeof argon2

/** `argon2`: tests pass one that is cheap or that they hold back. Default: that of `node:crypto`. */
export function createPasswords({
  timers,
  argon2: derive = argon2,
}: {
  timers: Timers
  argon2?: Argon2 | undefined
}): Passwords {
  const derived = promisify(derive)
  const compute = (message: string, nonce: Buffer) =>
    derived('argon2id', { message, nonce, parallelism: 1, tagLength, memory, passes })
  const semaphore = createSemaphore({ timers, ...queue })
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=1$`
  const dummySalt = randomBytes(saltLength)
  const dummyTag = randomBytes(tagLength)

  return {
    async hash(password, entry = serverEntry) {
      const salt = randomBytes(saltLength)
      const tag = await semaphore(entry, () => compute(password, salt))
      return `${prefix}${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verify(password, hash, entry = serverEntry) {
      if (hash !== null && !hash.startsWith(prefix)) throw new Error('A password hash of an unknown kind')
      const [salt = '', tag = ''] = hash?.slice(prefix.length).split('$') ?? []
      const computed = await semaphore(entry, () =>
        compute(password, hash === null ? dummySalt : Buffer.from(salt, 'base64url')),
      )
      return timingSafeEqual(computed, hash === null ? dummyTag : Buffer.from(tag, 'base64url')) && hash !== null
    },
    unusableHash: () =>
      `${prefix}${randomBytes(saltLength).toString('base64url')}$${randomBytes(tagLength).toString('base64url')}`,
    load: semaphore.load,
  }
}
