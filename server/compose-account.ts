import { accountRoutes } from '#server/features/account/account-routes.ts'
import { createAccountService } from '#server/features/account/account-service.ts'
import { createDataExport, type ExportPart } from '#server/features/account/data-export.ts'
import { createInvoiceDetailsStore } from '#server/features/account/invoice-details-store.ts'
import type { OneTimeTokensStore } from '#server/features/account/one-time-tokens-store.ts'
import type { PhonesStore } from '#server/features/account/phones-store.ts'
import { accountSessionsRoutes } from '#server/features/account/sessions-routes.ts'
import { createAccountSessions } from '#server/features/account/sessions-service.ts'
import type { ApiTokensService } from '#server/features/api-tokens/api-tokens-service.ts'
import type { OwnPassword } from '#server/features/auth/own-password.ts'
import type { PasskeysService } from '#server/features/auth/passkeys-service.ts'
import type { PasskeysStore } from '#server/features/auth/passkeys-store.ts'
import type { Passwords } from '#server/features/auth/passwords.ts'
import type { SecondFactors } from '#server/features/auth/second-factors.ts'
import type { SecondFactorsStore } from '#server/features/auth/second-factors-store.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { SignInsStore } from '#server/features/auth/sign-ins-store.ts'
import { closingRoutes } from '#server/features/closing/closing-routes.ts'
import { createAccountClosing } from '#server/features/closing/closing-service.ts'
import { createClosingStore } from '#server/features/closing/closing-store.ts'
import type { CustomerWebhooks } from '#server/features/customer-webhooks/customer-webhooks-service.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import type { AddressesStore } from '#server/features/mail/mail-addresses-store.ts'
import type { SshKeysService } from '#server/features/ssh-keys/ssh-keys-service.ts'
import type { TicketsService } from '#server/features/tickets/tickets-service.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { VpsService } from '#server/features/vps/vps-service.ts'
import type { WaitingOrders } from '#server/features/waiting-orders/waiting-orders-service.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import type { WithdrawalsService } from '#server/features/withdrawals/withdrawals-service.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'

interface AccountDeps {
  database: Database
  clock: Clock
  audited: Audited
  users: UsersStore
  sessions: Sessions
  signIns: SignInsStore
  history: AccountHistory
  passwords: Passwords
  ownPassword: OwnPassword
  mail: Mail
  /** Whether the session's cookie is Secure. */
  sessionCookie: SessionCookie
  tokens: OneTimeTokensStore
  factors: SecondFactors
  factorsStore: SecondFactorsStore
  passkeysStore: PasskeysStore
  phones: PhonesStore
  mailAddresses: AddressesStore
  /** The services whose records a customer may have as a file. */
  records: {
    wallet: Pick<WalletService, 'history'>
    withdrawals: Pick<WithdrawalsService, 'list'>
    vps: Pick<VpsService, 'listOf'>
    waitingOrders: Pick<WaitingOrders, 'listOf'>
    tickets: Pick<TicketsService, 'listOf' | 'threadOf'>
    sshKeys: Pick<SshKeysService, 'list'>
    apiTokens: Pick<ApiTokensService, 'list'>
    passkeys: Pick<PasskeysService, 'list'>
    webhooks: Pick<CustomerWebhooks, 'list'>
  }
  demoCustomer: () => Promise<UserRecord>
}

/** The customer's own account: who it is, its sessions, and its data as a file. */
export function composeAccount(deps: AccountDeps) {
  const { database, clock, audited, users, sessions, signIns, tokens, factors, factorsStore, phones, records } = deps
  const account = createAccountService({
    ...{ database, clock, audited, users, tokens, factors, phones, addresses: deps.mailAddresses },
    codesLeft: factorsStore.codesLeft,
    passkeysOf: deps.passkeysStore.countOf,
    invoices: createInvoiceDetailsStore(),
  })
  const closing = createAccountClosing({
    ...{ database, users, store: createClosingStore(), passwords: deps.passwords, ownPassword: deps.ownPassword },
    ...{ factors, audited, mail: deps.mail, clock },
  })
  const ownSessions = createAccountSessions({ database, sessions, signIns, history: deps.history, users, audited })
  const { wallet, withdrawals, vps, waitingOrders, tickets, sshKeys, apiTokens, passkeys, webhooks } = records
  const parts: readonly ExportPart[] = [
    { name: 'account', read: ({ session }) => account.read(session) },
    { name: 'sessions', page: ({ session, address }, page) => ownSessions.list(session, address, page) },
    { name: 'signIns', page: ({ session, address }, page) => ownSessions.signIns(session, address, page) },
    { name: 'history', page: ({ session }, page) => ownSessions.history(session, page) },
    {
      name: 'transactions',
      async page({ session, language }, page) {
        const { rows, nextCursor } = await wallet.history(session.userId, page)
        return { rows: rows.map((transaction) => inLanguage(transaction, language)), nextCursor }
      },
    },
    {
      name: 'withdrawals',
      async page({ session }, page) {
        const { withdrawals: rows, nextCursor } = await withdrawals.list(session.userId, page)
        return { rows, nextCursor }
      },
    },
    { name: 'vps', page: ({ session, language }, page) => vps.listOf(session.userId, page, language) },
    { name: 'waitingOrders', page: ({ session }, page) => waitingOrders.listOf(session, page) },
    {
      name: 'tickets',
      async page({ session }, page) {
        const { rows, nextCursor } = await tickets.listOf(session.userId, page)
        const threads: unknown[] = []
        for (const { id } of rows) threads.push(await tickets.threadOf(session.userId, id))
        return { rows: threads, nextCursor }
      },
    },
    { name: 'sshKeys', page: ({ session }, page) => sshKeys.list(session.userId, page) },
    { name: 'apiTokens', page: ({ session }, page) => apiTokens.list(session.userId, page) },
    { name: 'passkeys', read: ({ session }) => passkeys.list(session) },
    { name: 'webhooks', read: ({ session }) => webhooks.list(session.userId) },
  ]
  return [
    ...accountRoutes({
      account,
      dataExport: createDataExport({ parts, clock }),
      demoCustomer: deps.demoCustomer,
    }),
    ...accountSessionsRoutes({ sessions: ownSessions }),
    ...closingRoutes({ closing, sessionCookie: deps.sessionCookie }),
  ]
}
