import { argon2 } from 'node:crypto'
import type { Argon2 } from '#server/features/auth/passwords.ts'

/** Hashes with the least work that is allowed, for tests that are not about it. Not comparable with hashes of production. */
export const cheapArgon2: Argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)

/** Controls `controlledArgon2` in a test file: recorded in `calls`, queued while `held` is a list. */
export const hashing = { calls: [] as object[], held: null as (() => void)[] | null }

/** Queues no more, and clears the recorded calls. */
export function resetHashing(): void {
  Object.assign(hashing, { calls: [], held: null })
}

/** Runs the queued hashes, and queues no more. */
export function releaseHashing(): void {
  const { held } = hashing
  hashing.held = null
  for (const work of held ?? []) work()
}

/** Records the cost that was asked for, and hashes as `hashing` says, cheaply. */
export const controlledArgon2: Argon2 = (algorithm, parameters, callback) => {
  const { message, nonce, ...cost } = parameters
  hashing.calls.push({ algorithm, ...cost })
  const work = () => cheapArgon2(algorithm, parameters, callback)
  if (hashing.held) hashing.held.push(work)
  else work()
}
