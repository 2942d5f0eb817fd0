import type { AccountFeature } from '#server/features/account/create-account.ts'
import type { AddressesFeature } from '#server/features/addresses/create-addresses.ts'
import type { ApiTokensFeature } from '#server/features/api-tokens/create-api-tokens.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CustomerWebhooksFeature } from '#server/features/customer-webhooks/create-customer-webhooks.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { MachinesFeature } from '#server/features/machines/create-machines.ts'
import type { MailFeature } from '#server/features/mail/create-mail.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { TicketsFeature } from '#server/features/tickets/create-tickets.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCleanup } from './cleanup.ts'

interface CleanupFeatureDeps {
  jobs: JobsFeature
  mail: MailFeature
  auth: AuthFeature
  account: AccountFeature
  apiTokens: ApiTokensFeature
  webhooks: CustomerWebhooksFeature
  payments: PaymentsFeature
  tickets: TicketsFeature
  addresses: AddressesFeature
  machines: MachinesFeature
}

/** Deletes what is no longer needed. */
export function createCleanupFeature(platform: Platform, deps: CleanupFeatureDeps) {
  const { database, idempotency, clock, realClock, timers, log } = platform
  const { jobs, mail, auth, account, apiTokens, webhooks, payments, tickets, addresses, machines } = deps
  return createCleanup({
    database,
    idempotency,
    clock,
    realClock,
    timers,
    log,
    ...auth.outdated,
    jobs: jobs.store,
    signIns: auth.signIns,
    mails: mail.mails,
    mailbox: mail.mailboxStore,
    oneTimeTokens: account.tokens,
    apiTokens: apiTokens.store,
    webhookDeliveries: webhooks.deliveries,
    deliveries: payments.deliveries,
    challenges: auth.passkeys.store,
    consoleTickets: machines.consoleTickets,
    attempts: platform.attempts.quarterHours,
    addresses: addresses.addresses,
    attachments: tickets.attachments,
    presence: tickets.presenceStore,
  })
}
