import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSealing } from '#server/platform/sealing.ts'
import { createMail, recipientOf, SEND_MAIL } from './mail.ts'
import { createAddressesStore } from './mail-addresses-store.ts'
import { createMailAdmin } from './mail-admin.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { mailRoutes } from './mail-routes.ts'
import type { MailTransport } from './mail-transport.ts'
import { createMailbox } from './mailbox.ts'
import { createMailboxStore } from './mailbox-store.ts'
import { createMailsStore } from './mails-store.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

export interface MailSettings {
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
  /** Sends mails; null while no server for mail is set up: mails wait for it. Default: the mailbox of developers, which sends nothing. */
  mailTransport?: MailTransport | null | undefined
  /** What the service that reports bounces sends; undefined: reports are refused. */
  mailBounceSecret?: string | undefined
  /** Returns the origin of the site, where the browser goes after payment. */
  siteOrigin: (origin?: string) => string
}

interface MailDeps {
  settings: MailSettings
  jobs: JobsFeature
  audited: Audited
  users: { store: { byId(tx: DbTransaction, id: string): Promise<Parameters<typeof recipientOf>[0] | null> } }
}

/** What is sent to customers by mail. */
export type MailFeature = ReturnType<typeof createMailFeature>

export function createMailFeature(platform: Platform, { settings, jobs, audited, users }: MailDeps) {
  const { database, idempotency, ids, clock: wallClock, monotonicClock: clock } = platform
  const { machineKey, mailTransport, mailBounceSecret } = settings
  const mails = createMailsStore()
  const addresses = createAddressesStore()
  const tokens = createUnsubscribeTokens(machineKey)
  const sealing = createSealing(machineKey, 'sen-cloud:mails:1')
  const siteOrigin = () => settings.siteOrigin()
  const mailboxStore = createMailboxStore()
  const mailbox =
    mailTransport === undefined ? createMailbox({ database, store: mailboxStore, clock: wallClock }) : null
  const mail = createMail({ mails, jobs: jobs.store, sealing, clock, ids })
  const admin = createMailAdmin({
    database,
    mail,
    mails,
    addresses,
    jobs: jobs.store,
    siteOrigin,
    idempotency,
    audited,
    clock,
    ids,
    async recipient(tx, userId) {
      const user = await users.store.byId(tx, userId)
      return user && recipientOf(user)
    },
  })
  return {
    mail,
    mails,
    addresses,
    mailbox,
    mailboxStore,
    /** Closes the connections to the server for mail. */
    stop: () => mailTransport?.close(),
    handlers: {
      [SEND_MAIL]: createMailDelivery({
        database,
        mails,
        addresses,
        sealing,
        tokens,
        siteOrigin,
        clock,
        transport: mailbox?.transport ?? mailTransport ?? null,
      }),
    },
    routes: mailRoutes({ database, addresses, tokens, bounceSecret: mailBounceSecret, clock: wallClock, admin }),
  }
}
