import type { MachinesFeature } from '#server/features/machines/create-machines.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { TicketsFeature } from '#server/features/tickets/create-tickets.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createAdminEventHub } from './admin-event-hub.ts'
import { createEventHub, type RecordReaders } from './event-hub.ts'
import { eventsRoutes } from './events-routes.ts'

interface EventsDeps {
  wallet: WalletFeature
  payments: PaymentsFeature
  tickets: TicketsFeature
  vps: VpsFeature
  machines: MachinesFeature
}

/** What open pages are told as it changes. */
export function createEventsFeature(platform: Platform, { wallet, payments, tickets, vps, machines }: EventsDeps) {
  const { database, clock, timers, log, metrics } = platform
  const readers: RecordReaders = {
    wallet: async (userId) => ({ balance: String(await wallet.ledger.balance(database.queries, userId)) }),
    vps: vps.vps.ofCustomer,
    action: machines.machines.actionOfCustomer,
    payment: payments.requests.ofCustomer,
    ticket: tickets.tickets.ofCustomer,
  }
  const admins = createAdminEventHub({ database, readers, clock, timers, log })
  const hub = createEventHub({ database, readers, clock, timers, log, metrics, admins })
  return { hub, routes: eventsRoutes({ hub, admins }) }
}
