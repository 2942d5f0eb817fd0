import type { MailFeature } from '#server/features/mail/create-mail.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { UserRecord } from '#server/features/users/users-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Authenticator } from '#server/platform/http/api.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSealing } from '#server/platform/sealing.ts'
import { createAudited } from './audited.ts'
import { authRoutes } from './auth-routes.ts'
import { createAuthService } from './auth-service.ts'
import { createCustomerOfCookies } from './customer-of-cookies.ts'
import { createDemoSessions } from './demo-sessions.ts'
import { createDemoSessionsStore } from './demo-sessions-store.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createKnownNetworksStore } from './known-networks-store.ts'
import { createOwnPassword } from './own-password.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { createPasskeyProofs } from './passkey-proofs.ts'
import { createPasskeysStore } from './passkeys-store.ts'
import { type Argon2, createPasswords } from './passwords.ts'
import { createRelyingParty } from './relying-party.ts'
import { createSecondFactorReset } from './second-factor-reset.ts'
import { createSecondFactors } from './second-factors.ts'
import { createSecondFactorsStore } from './second-factors-store.ts'
import { createSessions } from './sessions.ts'
import { createSessionsStore } from './sessions-store.ts'
import { createSharedNetworkLimit } from './shared-network-limit.ts'
import { createSignInHistory } from './sign-in-history.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { createSignInsStore } from './sign-ins-store.ts'

/** The registrations with a taken email allowed per network in a quarter of an hour: each reveals that an account exists. */
const MAX_TAKEN_EMAILS = 50

export interface AuthSettings {
  /** What visitors see of the demo. */
  demo: { customer(): Promise<UserRecord> }
  /** Hashes passwords. Default: that of Node.js. */
  argon2?: Argon2 | undefined
  /** Whether the site is served over https. */
  https: boolean
  sessionCookie: SessionCookie
  /** Whether an admin without a second factor can do nothing but set one up. */
  requiresAdminFactor: boolean
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
  /** Returns the origin of the site, where the browser goes after payment. */
  siteOrigin: (origin?: string) => string
}

/** What a new customer gets from features that need the customer's session, and the tokens of customers' programs. */
interface Above {
  account: { emails: { sendVerification(tx: DbTransaction, user: UserRecord): Promise<unknown> } }
  apiTokens: { tokens: { find: Authenticator['apiToken'] } }
  offers: {
    offers: { onRegistered(tx: DbTransaction, id: string, referralCode: string | undefined): Promise<unknown> }
  }
  wallet: { ledger: { openWallet(tx: DbTransaction, userId: string): Promise<unknown> } }
}

interface AuthDeps {
  settings: AuthSettings
  users: UsersFeature
  mail: MailFeature
  /** Called for a registration and for an API token, since these features need the sessions. */
  above: () => Above
}

/** Who signs in, and what proves it. */
export type AuthFeature = ReturnType<typeof createAuthFeature>

export function createAuthFeature(platform: Platform, deps: AuthDeps) {
  const { database, audit, clock, ids, timers, log, random, metrics, realClock } = platform
  const { settings, above } = deps
  const { machineKey, sessionCookie, limitsRegistrations, requiresAdminFactor } = settings
  const { quarterHours } = platform.attempts
  const { mail } = deps.mail
  const users = deps.users.store

  const sessionsStore = createSessionsStore()
  // Sessions last as long as they do for people, whatever a test clock says.
  const sessions = createSessions({ database, store: sessionsStore, clock: platform.realClock, ids })
  const demoSessionsStore = createDemoSessionsStore()
  const demoSessions = createDemoSessions({
    database,
    store: demoSessionsStore,
    clock,
    ids,
    limits: limitsRegistrations,
  })
  const audited = createAudited({ sessions, audit })

  const passwords = createPasswords({ timers, argon2: settings.argon2 })
  const passwordLimits = createGuessLimits({ counts: quarterHours, what: 'password' })
  const ownPassword = createOwnPassword({ database, users, sessions, passwords, limits: passwordLimits })

  const passkeysStore = createPasskeysStore()
  const proofs = createPasskeyProofs({
    database,
    audit,
    store: passkeysStore,
    clock,
    challenges: createPasskeyChallenges({ secret: machineKey, clock }),
  })
  const partyOf = createRelyingParty({ siteOrigin: settings.siteOrigin, https: settings.https })
  const factorsStore = createSecondFactorsStore()
  const factorSealing = createSealing(machineKey, 'sen-cloud:second-factors:1')
  const factors = createSecondFactors({
    database,
    store: factorsStore,
    passkeys: passkeysStore,
    sealing: factorSealing,
    mail,
    clock,
    ids,
    realClock,
  })

  const codeLimits = createGuessLimits({ counts: quarterHours, what: 'code' })
  const knownNetworks = createKnownNetworksStore({ clock })
  const signIns = createSignInsStore()
  const auth = createAuthService({
    database,
    users,
    sessions,
    knownNetworks,
    passwords,
    audit,
    clock,
    ids,
    metrics,
    mail,
    codeLimits,
    factors,
    proofs,
    requiresAdminFactor,
    limitsRegistrations,
    limits: createSignInLimits({ database, counts: quarterHours }),
    takenEmails: createSharedNetworkLimit({
      database,
      counts: quarterHours,
      what: 'taken emails',
      max: MAX_TAKEN_EMAILS,
    }),
    history: createSignInHistory({ database, store: signIns, clock, ids, timers, random, log }),
    async onRegistered(tx, user, referralCode) {
      const { account, offers, wallet } = above()
      await wallet.ledger.openWallet(tx, user.id)
      await offers.offers.onRegistered(tx, user.id, referralCode)
      await account.emails.sendVerification(tx, user)
    },
  })
  const authenticator: Authenticator = {
    customer: async (token) => (await demoSessions.find(token)) ?? sessions.find(token, 'customer'),
    admin: (token) => sessions.find(token, 'admin'),
    apiToken: (token) => above().apiTokens.tokens.find(token),
  }

  return {
    auth,
    authenticator,
    audited,
    sessions,
    passwords,
    ownPassword,
    passkeys: { store: passkeysStore, proofs, partyOf },
    factors,
    factorsStore,
    factorSealing,
    codeLimits,
    signIns,
    /** Ends the second factors of a user, for an admin. */
    resetSecondFactor: createSecondFactorReset({
      audited,
      users,
      sessions,
      factors,
      history: deps.users.history,
      mail,
      clock,
      ids,
    }),
    /** Finds the customer whose cookie a public request carries. */
    customerOf: createCustomerOfCookies({ find: (token) => sessions.find(token, 'customer'), sessionCookie }),
    /** Finds the same, and the customer of the demo. */
    callerOf: createCustomerOfCookies({ find: authenticator.customer, sessionCookie }),
    /** The stores whose old rows are deleted. */
    outdated: { sessions: sessionsStore, demoSessions: demoSessionsStore, knownNetworks },
    routes: authRoutes({
      auth,
      sessions,
      demoSessions,
      partyOf,
      sessionCookie,
      demoCustomer: settings.demo.customer,
    }),
  }
}
