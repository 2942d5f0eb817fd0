import type { Clock } from '#server/platform/clock.ts'
import { networkOf } from '#server/platform/networks.ts'
import { createNetworkRateLimit, createRateLimit } from '#server/platform/rate-limit.ts'

/** An attempt to sign in with a password. */
export interface SignInAttempt {
  /** The account's email, normalised. */
  account: string
  address: string
  /** Whether the account's owner has signed in from this network before. */
  isKnown: boolean
}

/** Limits the number of wrong passwords. */
export interface SignInLimits {
  /** Throws a 429 when no further attempt is allowed. */
  check(attempt: SignInAttempt): void
  /** Counts a wrong password. */
  fail(attempt: SignInAttempt): void
  /** Clears the count of the account from this network. */
  succeed(attempt: SignInAttempt): void
}

const QUARTER_HOUR = 15 * 60_000

/**
 * The wrong passwords allowed in a quarter of an hour: `pair` for one account from one network, `network` from one network for
 * all accounts, `account` for one account from all networks. Beyond that, up to `firstTries` networks that have not failed for
 * the account yet get one attempt each.
 */
const MAX = { pair: 10, network: 100, account: 100, firstTries: 300 }

/**
 * The limits on wrong passwords, in this process's memory. A network from which the account's owner has signed in has its own
 * attempts, which no other network can use up. All other networks share the account's limit; when it is used up, each network that
 * has not failed for this account yet gets one more attempt. So an attacker cannot lock the owner out of known networks, and out
 * of others only with hundreds of networks.
 */
export function createSignInLimits({ clock }: { clock: Clock }): SignInLimits {
  const options = { clock, window: QUARTER_HOUR }
  const known = createRateLimit({ ...options, max: MAX.pair })
  const pairs = createNetworkRateLimit({ ...options, max: MAX.pair })
  const networks = createNetworkRateLimit({ ...options, max: MAX.network })
  const accounts = createRateLimit({ ...options, max: MAX.account })
  const firstTries = createRateLimit({ ...options, max: MAX.firstTries })

  const keyOf = ({ account, address }: SignInAttempt) => `${account} ${networkOf(address)}`
  const isUsedUp = (account: string) => accounts.used(account) >= MAX.account

  return {
    check(attempt) {
      const { account, address, isKnown } = attempt
      if (isKnown) return known.check(keyOf(attempt))
      networks.check(address)
      pairs.check(address, account)
      if (!isUsedUp(account)) return
      if (pairs.used(address, account) > 0) accounts.check(account)
      firstTries.check(account)
    },

    fail(attempt) {
      const { account, address, isKnown } = attempt
      if (isKnown) return known.count(keyOf(attempt))
      networks.count(address)
      pairs.count(address, account)
      if (isUsedUp(account)) firstTries.count(account)
      else accounts.count(account)
    },

    succeed(attempt) {
      if (attempt.isKnown) known.clear(keyOf(attempt))
      else pairs.clear(attempt.address, attempt.account)
    },
  }
}
