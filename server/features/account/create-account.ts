import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import { createPasskeysService } from '#server/features/auth/passkeys-service.ts'
import { createSecondFactorService } from '#server/features/auth/second-factor-service.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { MailFeature } from '#server/features/mail/create-mail.ts'
import { createCodeLimits } from '#server/features/phone-codes/code-limits.ts'
import { createPhoneCodes } from '#server/features/phone-codes/phone-codes.ts'
import { type PhoneSetUp, phoneSenders, simulatedPhones } from '#server/features/phone-codes/phone-codes-set-up.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { UserRecord } from '#server/features/users/users-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSealing } from '#server/platform/sealing.ts'
import { accountRoutes } from './account-routes.ts'
import { createAccountService } from './account-service.ts'
import { credentialsRoutes } from './credentials-routes.ts'
import type { DataExport } from './data-export.ts'
import { createEmailService } from './email-service.ts'
import { createInvoiceDetailsStore } from './invoice-details-store.ts'
import { noticesRoutes } from './notices-routes.ts'
import { createNoticesService } from './notices-service.ts'
import { createNoticesStore } from './notices-store.ts'
import { createOneTimeLinks } from './one-time-links.ts'
import { createOneTimeTokensStore } from './one-time-tokens-store.ts'
import { passkeysRoutes } from './passkeys-routes.ts'
import { createPhoneRelease } from './phone-release.ts'
import { phoneRoutes } from './phone-routes.ts'
import { createPhoneService } from './phone-service.ts'
import { createPhonesStore } from './phones-store.ts'
import { createRecoveryService, SEND_RESET_LINK } from './recovery-service.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { accountSessionsRoutes } from './sessions-routes.ts'
import { createAccountSessions } from './sessions-service.ts'

export interface AccountSettings {
  /** What visitors see of the demo. */
  demo: { customer(): Promise<UserRecord> }
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
  /** What sends codes to phones. Default: nothing does. */
  phones?: PhoneSetUp
}

interface AccountDeps {
  settings: AccountSettings
  jobs: JobsFeature
  users: UsersFeature
  mail: MailFeature
  auth: AuthFeature
  /** Locks a customer, so that the number of passkeys cannot be exceeded. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
  /** Called for the file with a customer's data, since it has those of every feature. */
  above: () => { closing: { dataExport: DataExport } }
}

/** The customer's own account: who it is, how it signs in, and its data as a file. */
export type AccountFeature = ReturnType<typeof createAccountFeature>

export function createAccountFeature(platform: Platform, deps: AccountDeps) {
  const { database, audit, clock, monotonicClock, ids, timers, log, metrics, attempts } = platform
  const { settings, auth, lock, above } = deps
  const { machineKey, phones: phoneSetUp = simulatedPhones } = settings
  const { sessions, audited, passwords, ownPassword, factors, signIns } = auth
  const { store: users, history } = deps.users
  const { mail, addresses } = deps.mail
  const demoCustomer = settings.demo.customer

  const tokens = createOneTimeTokensStore()
  const links = createOneTimeLinks({ store: tokens, clock, ids })
  const emails = createEmailService({
    database,
    users,
    sessions,
    ownPassword,
    factors,
    links,
    counts: attempts.hours,
    audited,
    audit,
    mail,
    clock,
    ids,
  })
  const recovery = createRecoveryService({
    database,
    users,
    sessions,
    passwords,
    ownPassword,
    tokens,
    links,
    counts: attempts.hours,
    audited,
    audit,
    mail,
    jobs: deps.jobs.store,
    clock,
    monotonicClock,
    ids,
    limits: settings.limitsRegistrations,
  })

  const phonesStore = createPhonesStore()
  const phones = createPhoneService({
    database,
    clock,
    sessions,
    users,
    phones: phonesStore,
    countries: phoneSetUp.settings.PHONE_COUNTRIES,
    codes: createPhoneCodes({
      secret: machineKey,
      log,
      metrics,
      senders: phoneSenders(phoneSetUp.settings, {
        database,
        send: phoneSetUp.send,
        newId: ids.next,
        clock,
        timers,
        sealing: createSealing(machineKey, 'sen-cloud:phone-tokens:1'),
      }),
    }),
    limits: createCodeLimits({
      hours: attempts.hours,
      days: attempts.days,
      log,
      metrics,
      totalPerHour: phoneSetUp.settings.PHONE_CODES_PER_HOUR,
    }),
  })

  const secondFactor = createSecondFactorService({
    database,
    audited,
    users,
    sessions,
    store: auth.factorsStore,
    factors,
    limits: auth.codeLimits,
    ownPassword,
    sealing: auth.factorSealing,
    mail,
    clock,
    ids,
  })
  const { partyOf, proofs, store: passkeysStore } = auth.passkeys
  const passkeys = createPasskeysService({
    database,
    audited,
    users,
    sessions,
    store: passkeysStore,
    proofs,
    factors,
    ownPassword,
    lock,
    mail,
    clock,
    ids,
  })

  const account = createAccountService({
    database,
    clock,
    audited,
    users,
    tokens,
    factors,
    phones: phonesStore,
    addresses,
    codesLeft: auth.factorsStore.codesLeft,
    passkeysOf: passkeysStore.countOf,
    invoices: createInvoiceDetailsStore(),
  })
  const notices = createNoticesService({ database, sessions, notices: createNoticesStore() })
  const ownSessions = createAccountSessions({ database, sessions, signIns, history, users, audited })

  return {
    account,
    emails,
    ownSessions,
    passkeys,
    phonesStore,
    /** Lets another customer verify the numbers of a user, for an admin. */
    releasePhones: createPhoneRelease({ audited, users, phones: phonesStore, history }),
    tokens,
    handlers: { [SEND_RESET_LINK]: recovery.sending },
    routes: [
      ...accountRoutes({
        account,
        demoCustomer,
        dataExport: { of: (caller) => above().closing.dataExport.of(caller) },
      }),
      ...accountSessionsRoutes({ sessions: ownSessions }),
      ...noticesRoutes({ notices }),
      ...credentialsRoutes({ recovery, emails }),
      ...secondFactorRoutes({ secondFactor }),
      ...passkeysRoutes({ passkeys, partyOf }),
      ...phoneRoutes({ phones }),
    ],
  }
}
