import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { OneTimeTokensStore } from '#server/features/account/one-time-tokens-store.ts'
import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { ApiTokensStore } from '#server/features/api-tokens/api-tokens-store.ts'
import type { DemoSessionsStore } from '#server/features/auth/demo-sessions-store.ts'
import type { KnownNetworksStore } from '#server/features/auth/known-networks-store.ts'
import type { PasskeysStore } from '#server/features/auth/passkeys-store.ts'
import type { SessionsStore } from '#server/features/auth/sessions-store.ts'
import type { SignInsStore } from '#server/features/auth/sign-ins-store.ts'
import type { DeliveriesStore } from '#server/features/customer-webhooks/deliveries-store.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ConsoleTicketsStore } from '#server/features/machines/console/console-tickets-store.ts'
import type { MailboxStore } from '#server/features/mail/mailbox-store.ts'
import type { MailsStore } from '#server/features/mail/mails-store.ts'
import type { WebhookDeliveriesStore } from '#server/features/payments/webhook-deliveries-store.ts'
import type { Attachments } from '#server/features/tickets/attachments-service.ts'
import type { SupportPresenceStore } from '#server/features/tickets/support-presence-store.ts'
import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'

const HOUR = 3_600_000

/**
 * How long rows are kept that are no longer needed. The ledger, the audit log, bank transfers and webhook events are kept forever; a webhook
 * that could not be processed, until it is.
 */
const KEEP = {
  idempotencyKeys: 7 * DAY_MS,
  doneJobs: 30 * DAY_MS,
  knownNetworks: 90 * DAY_MS,
  webhooks: 90 * DAY_MS,
  // What customers still see of their tokens that have ended, and of what was sent to their webhooks.
  apiTokens: 30 * DAY_MS,
  webhookDeliveries: 30 * DAY_MS,
  signIns: 90 * DAY_MS,
  oneTimeTokens: DAY_MS,
  // The log of mails, by which admins tell customers whether one was sent.
  mails: 180 * DAY_MS,
  mailbox: 30 * DAY_MS,
}

/** The number of rows deleted at once, so that no other transaction waits long. */
const BATCH = 500

interface CleanupDeps {
  database: Database
  sessions: SessionsStore
  demoSessions: DemoSessionsStore
  knownNetworks: KnownNetworksStore
  jobs: JobsStore
  idempotency: IdempotencyStore
  deliveries: Pick<WebhookDeliveriesStore, 'removeProcessed'>
  consoleTickets: Pick<ConsoleTicketsStore, 'removeExpired'>
  apiTokens: Pick<ApiTokensStore, 'removeExpired'>
  webhookDeliveries: Pick<DeliveriesStore, 'removeOld'>
  signIns: Pick<SignInsStore, 'removeOld'>
  oneTimeTokens: Pick<OneTimeTokensStore, 'removeExpired'>
  challenges: Pick<PasskeysStore, 'removeExpired'>
  attempts: Pick<AttemptCounts, 'removeExpired'>
  mails: Pick<MailsStore, 'removeOld'>
  mailbox: Pick<MailboxStore, 'removeOld'>
  addresses: Pick<Addresses, 'cleanUp'>
  attachments: Pick<Attachments, 'cleanUp'>
  presence: Pick<SupportPresenceStore, 'removeOld'>
  clock: Clock
  /** The real time, by which sessions end. */
  realClock: Clock
  timers: Timers
  log: Log
}

/** Deletes old rows once an hour, and frees the addresses that machines no longer have. */
export function createCleanup(deps: CleanupDeps) {
  const { database, sessions, demoSessions, knownNetworks, jobs, idempotency, deliveries, consoleTickets } = deps
  const { apiTokens, webhookDeliveries, signIns, oneTimeTokens, challenges, attempts } = deps
  const { mails, mailbox, addresses, attachments, presence, clock, realClock, timers, log } = deps
  let stopLoop: (() => Promise<void>) | null = null
  const { queries } = database

  /** Deletes batch after batch until one is not full. */
  async function removeAll(removeBatch: () => Promise<number>): Promise<void> {
    while ((await removeBatch()) === BATCH);
  }

  async function run(): Promise<void> {
    const now = clock.now()
    await removeAll(() => sessions.removeExpired(queries, realClock.now(), BATCH))
    await removeAll(() => consoleTickets.removeExpired(queries, now, BATCH))
    await removeAll(() => demoSessions.removeExpired(queries, now, BATCH))
    await removeAll(() => knownNetworks.removeOld(queries, now - KEEP.knownNetworks, BATCH))
    await removeAll(() => idempotency.removeOld(queries, now - KEEP.idempotencyKeys, BATCH))
    await removeAll(() => deliveries.removeProcessed(queries, now - KEEP.webhooks, BATCH))
    await removeAll(() => apiTokens.removeExpired(queries, now - KEEP.apiTokens, BATCH))
    await removeAll(() => webhookDeliveries.removeOld(queries, now - KEEP.webhookDeliveries, BATCH))
    await removeAll(() => signIns.removeOld(queries, now - KEEP.signIns, BATCH))
    await removeAll(() => oneTimeTokens.removeExpired(queries, now - KEEP.oneTimeTokens, BATCH))
    // Challenges are removed some time after they end: a clock that is set back a little must open none of them again.
    await removeAll(() => challenges.removeExpired(queries, now - HOUR, BATCH))
    await removeAll(() => attempts.removeExpired(queries, BATCH))
    await removeAll(() => mails.removeOld(queries, now - KEEP.mails, BATCH))
    await removeAll(() => mailbox.removeOld(queries, now - KEEP.mailbox, BATCH))
    await removeAll(() => jobs.removeDone(queries, now - KEEP.doneJobs, BATCH))
    await removeAll(() => addresses.cleanUp(queries, BATCH))
    await removeAll(() => presence.removeOld(queries, now - HOUR, BATCH))
    await removeAll(() => attachments.cleanUp(queries, BATCH))
  }

  return {
    /** Deletes old rows once, now. */
    run,
    start() {
      stopLoop = timers.every(HOUR, () =>
        run().catch((error) => log.warn({ err: error }, 'old rows could not be deleted')),
      )
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
