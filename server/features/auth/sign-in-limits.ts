import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import { networkOf, networksOf } from '#server/platform/networks.ts'

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
  /** Throws a 429 when no further attempt is allowed. Returns how many are counted for the account from this network. */
  check(attempt: SignInAttempt): Promise<number>
  /** Counts a wrong password. Throws a 429, and counts nothing, when concurrent ones have used up the limit. */
  fail(attempt: SignInAttempt): Promise<void>
  /** Clears the count of the account from this network, in the transaction of the sign-in. */
  succeed(tx: DbTransaction, attempt: SignInAttempt): Promise<void>
}

/**
 * The wrong passwords allowed in a quarter of an hour: `pair` for one account from one network, `network` from one network for
 * all accounts, `account` for one account from all networks. Beyond that, up to `firstTries` networks that have not failed for
 * the account yet get one attempt each.
 */
const MAX = { pair: 10, network: 100, account: 100, firstTries: 300 }

/** A counter: its key, and the number of attempts that it allows. */
interface Counter {
  key: string
  max: number
}

const accountKey = (account: string) => `sign-in account ${account}`
const pairKey = (account: string, network: string) => `sign-in pair ${account} ${network}`
const knownKey = (account: string, network: string) => `sign-in known ${account} ${network}`

/** The counters of an attempt from a network that is not known: those of its networks, and of the account from each of them, the smallest first. */
function countersOf({ account, address }: SignInAttempt): { networks: Counter[]; pairs: Counter[] } {
  const networks = networksOf(address)
  return {
    networks: networks.map(({ name, factor }) => ({
      key: `sign-in network ${name}`,
      max: Math.floor(MAX.network * factor),
    })),
    pairs: networks.map(({ name, factor }) => ({ key: pairKey(account, name), max: Math.floor(MAX.pair * factor) })),
  }
}

/**
 * The limits on wrong passwords, which all servers share. A network from which the account's owner has signed in has its own
 * attempts, which no other network can use up. All other networks share the account's limit; when it is used up, each network that
 * has not failed for this account yet gets one more attempt. So an attacker cannot lock the owner out of known networks, and out
 * of others only with hundreds of networks.
 */
export function createSignInLimits({ database, counts }: { database: Database; counts: AttemptCounts }): SignInLimits {
  /** Throws a 429 unless an attempt is allowed by the numbers of those before it. Returns that of the account from this network. */
  async function allow(attempt: SignInAttempt, read: (keys: string[]) => Promise<number[]>): Promise<number> {
    const { account, address, isKnown } = attempt
    const { networks, pairs } = countersOf(attempt)
    const counters = isKnown
      ? [{ key: knownKey(account, networkOf(address)), max: MAX.pair }]
      : [...pairs, ...networks, { key: accountKey(account), max: MAX.account + MAX.firstTries }]
    const used = await read(counters.map(({ key }) => key))
    if (counters.some(({ max }, index) => (used[index] ?? 0) >= max)) throw counts.refusal()
    const [fromHere = 0] = used
    const isFirstTry = !isKnown && (used.at(-1) ?? 0) >= MAX.account
    if (isFirstTry && fromHere > 0) throw counts.refusal()
    return fromHere
  }

  const reader = (queries: Queries) => (keys: string[]) => counts.read(queries, keys)
  /** Counts an attempt, and returns the numbers of those before it. */
  const counter = (tx: DbTransaction) => async (keys: string[]) =>
    (await counts.add(tx, keys)).map((number) => number - 1)

  return {
    check: (attempt) => allow(attempt, reader(database.queries)),

    async fail(attempt) {
      // A refusal takes the count back.
      await database.transaction((tx) => allow(attempt, counter(tx)))
    },

    async succeed(tx, { account, address, isKnown }) {
      const network = networkOf(address)
      await counts.clear(tx, isKnown ? knownKey(account, network) : pairKey(account, network))
    },
  }
}
