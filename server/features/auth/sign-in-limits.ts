import type { Clock } from '#server/platform/clock.ts'
import { createLimit, createNetworkLimit } from '#server/platform/limits.ts'
import { networkOf } from '#server/platform/networks.ts'

/** An attempt to sign in with a password. */
export interface Attempt {
  /** The account's email, normalised. */
  account: string
  address: string
  /** Whether the account's owner has signed in from this network before. */
  isKnown: boolean
}

/** Limits the number of wrong passwords. */
export interface SignInLimits {
  /** Throws a 429 when no further attempt is allowed. */
  check(attempt: Attempt): void
  /** Counts a wrong password. */
  fail(attempt: Attempt): void
  /** Clears the count of the account from this network. */
  succeed(attempt: Attempt): void
}

const QUARTER_HOUR = 15 * 60_000

/**
 * How many wrong passwords are allowed in a quarter of an hour: for one account from one network, from one network for all
 * accounts, for one account from all networks, and beyond that one each from networks that have not failed for the account yet.
 */
const MAX = { pair: 10, network: 100, account: 100, firstTries: 300 }

/**
 * The limits on wrong passwords, in this process's memory. A network from which the account's owner has signed in has attempts of
 * its own, which no other network can use up. All other networks share the account's limit; when it is used up, each network that
 * has not failed for this account yet gets one more attempt. So an attacker cannot lock the owner out of known networks, and out
 * of others only with hundreds of networks.
 */
export function createSignInLimits({ clock }: { clock: Clock }): SignInLimits {
  const options = { clock, window: QUARTER_HOUR }
  const known = createLimit({ ...options, max: MAX.pair })
  const pairs = createNetworkLimit({ ...options, max: MAX.pair })
  const networks = createNetworkLimit({ ...options, max: MAX.network })
  const accounts = createLimit({ ...options, max: MAX.account })
  const firstTries = createLimit({ ...options, max: MAX.firstTries })

  const keyOf = ({ account, address }: Attempt) => `${account} ${networkOf(address)}`
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
