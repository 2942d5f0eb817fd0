import type * as Crypto from 'node:crypto'

/** Controls the password hashes of a test file: recorded in `calls`, queued while `held` is a list, wrong but fast while `isCheap`. */
export const hashing = { calls: [] as object[], held: null as (() => void)[] | null, isCheap: false }

/** Hashes as in production again, and clears the recorded calls. */
export function resetHashing(): void {
  Object.assign(hashing, { calls: [], held: null, isCheap: false })
}

/** Runs the queued hashes, and queues no more. */
export function releaseHashing(): void {
  const { held } = hashing
  hashing.held = null
  for (const work of held ?? []) work()
}

/** `node:crypto` with password hashes controlled by `hashing`; for `vi.mock`. */
export function controlHashing(crypto: typeof Crypto): typeof Crypto {
  const argon2: typeof Crypto.argon2 = (algorithm, parameters, callback) => {
    const { message, nonce, ...cost } = parameters
    hashing.calls.push({ algorithm, ...cost })
    const cheap = hashing.isCheap ? { memory: 8, passes: 1 } : {}
    const work = () => crypto.argon2(algorithm, { ...parameters, ...cheap }, callback)
    if (hashing.held) hashing.held.push(work)
    else work()
  }
  return { ...crypto, argon2 }
}
