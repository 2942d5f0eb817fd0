import type { AccountFeature } from '#server/features/account/create-account.ts'
import { createDataExport, type ExportPart } from '#server/features/account/data-export.ts'
import type { ApiTokensFeature } from '#server/features/api-tokens/create-api-tokens.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CustomerWebhooksFeature } from '#server/features/customer-webhooks/create-customer-webhooks.ts'
import type { MailFeature } from '#server/features/mail/create-mail.ts'
import type { SshKeysFeature } from '#server/features/ssh-keys/create-ssh-keys.ts'
import type { TicketsFeature } from '#server/features/tickets/create-tickets.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WaitingOrdersFeature } from '#server/features/waiting-orders/create-waiting-orders.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import type { WithdrawalsFeature } from '#server/features/withdrawals/create-withdrawals.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closingRoutes } from './closing-routes.ts'
import { createAccountClosing } from './closing-service.ts'
import { createClosingStore } from './closing-store.ts'

export interface ClosingSettings {
  sessionCookie: SessionCookie
}

/** The features whose records a customer may have as a file. */
interface Recorded {
  account: AccountFeature
  apiTokens: ApiTokensFeature
  sshKeys: SshKeysFeature
  tickets: TicketsFeature
  vps: VpsFeature
  waitingOrders: WaitingOrdersFeature
  wallet: WalletFeature
  webhooks: CustomerWebhooksFeature
  withdrawals: WithdrawalsFeature
}

interface ClosingDeps extends Recorded {
  settings: ClosingSettings
  users: UsersFeature
  mail: MailFeature
  auth: AuthFeature
}

/** The parts of the file with a customer's data, in its order. */
function exportParts(recorded: Recorded): readonly ExportPart[] {
  const { account, apiTokens, sshKeys, tickets, vps, waitingOrders, wallet, webhooks, withdrawals } = recorded
  return [
    { name: 'account', read: ({ session }) => account.account.read(session) },
    { name: 'sessions', page: ({ session, address }, page) => account.ownSessions.list(session, address, page) },
    { name: 'signIns', page: ({ session, address }, page) => account.ownSessions.signIns(session, address, page) },
    { name: 'history', page: ({ session }, page) => account.ownSessions.history(session, page) },
    {
      name: 'transactions',
      async page({ session, language }, page) {
        const { rows, nextCursor } = await wallet.wallet.history(session.userId, page)
        return { rows: rows.map((transaction) => inLanguage(transaction, language)), nextCursor }
      },
    },
    {
      name: 'withdrawals',
      async page({ session }, page) {
        const { withdrawals: rows, nextCursor } = await withdrawals.withdrawals.list(session.userId, page)
        return { rows, nextCursor }
      },
    },
    { name: 'vps', page: ({ session, language }, page) => vps.vps.listOf(session.userId, page, language) },
    { name: 'waitingOrders', page: ({ session }, page) => waitingOrders.orders.listOf(session, page) },
    {
      name: 'tickets',
      async page({ session }, page) {
        const { rows, nextCursor } = await tickets.tickets.listOf(session.userId, page)
        const threads: unknown[] = []
        for (const { id } of rows) threads.push(await tickets.tickets.threadOf(session.userId, id))
        return { rows: threads, nextCursor }
      },
    },
    { name: 'sshKeys', page: ({ session }, page) => sshKeys.keys.list(session.userId, page) },
    { name: 'apiTokens', page: ({ session }, page) => apiTokens.tokens.list(session.userId, page) },
    { name: 'passkeys', read: ({ session }) => account.passkeys.list(session) },
    { name: 'webhooks', read: ({ session }) => webhooks.webhooks.list(session.userId) },
  ]
}

/** How customers take their data with them, and leave. */
export type ClosingFeature = ReturnType<typeof createClosingFeature>

export function createClosingFeature({ database, clock }: Platform, deps: ClosingDeps) {
  const { passwords, ownPassword, factors, audited } = deps.auth
  const closing = createAccountClosing({
    database,
    users: deps.users.store,
    store: createClosingStore(),
    passwords,
    ownPassword,
    factors,
    audited,
    mail: deps.mail.mail,
    clock,
  })
  return {
    dataExport: createDataExport({ parts: exportParts(deps), clock }),
    routes: closingRoutes({ closing, sessionCookie: deps.settings.sessionCookie }),
  }
}
