import type { EventName } from '#contracts/events.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'

/** A record of a customer, and a text that changes whenever the record does. */
export interface RecordVersion {
  userId: string
  name: EventName
  id: string
  version: string
}

/** How long after its end a payment is followed, in milliseconds: late money is a change as well. */
const FOLLOWED_PAYMENTS = 8 * 24 * 3_600_000

/** How long after its beginning an action with a machine is followed, in milliseconds: each ends long before. */
const FOLLOWED_ACTIONS = 24 * 3_600_000

/** What makes up the version of each kind of record, of any number of them. */
const rowsOf = {
  vps: (queries: Queries) =>
    queries('instances')
      .leftJoin('machines', 'machines.id', 'instances.id')
      .leftJoin('machine_actions', 'machine_actions.active_vps_id', 'instances.id')
      .select('instances.user_id', 'instances.id', 'instances.status', 'ip_address', 'next_billing_at')
      .select('suspended_reason', 'instances.name', 'plan_id', 'operating_system', 'machines.power', 'power_since')
      .select('auto_renew', 'cancel_at', 'suspended_at', 'hold_until')
      .select('tags', 'notes', 'machine_actions.id as action', 'machine_actions.state as acting', 'progress'),
  action: (queries: Queries) => queries('machine_actions').select('user_id', 'id', 'state', 'progress'),
  payment: (queries: Queries) =>
    queries('payments')
      .join('transactions', 'transactions.id', 'payments.transaction_id')
      .leftJoin('waiting_orders', 'waiting_orders.transaction_id', 'payments.transaction_id')
      .select('payments.user_id', 'payments.id', 'payments.received', 'payments.reported_at', 'transactions.status')
      .select('payments.expires_at', 'waiting_orders.state'),
  ticket: (queries: Queries) =>
    queries('tickets')
      .select('user_id', 'id', 'status', 'priority', 'category', 'closed_at', 'merged_into', 'rating_stars')
      // These are the customer's and the admins' replies: notes are in a table of their own, and customers do not see
      // them.
      .select(queries('ticket_messages').count('*').whereRaw('ticket_messages.ticket_id = tickets.id').as('messages')),
} as const

/** The version of a payment, which ends by the time alone. */
const paymentVersion =
  (now: number) =>
  ({ expires_at, ...row }: { user_id: string; id: string; expires_at: unknown }) => {
    const columns = { ...row, has_ended: Number(expires_at) <= now }
    return versionOf('payment')(columns)
  }

/** The versions of what these customers can see change, of all of them at once. */
export async function recordVersions(
  queries: Queries,
  userIds: readonly string[],
  now: number,
): Promise<RecordVersion[]> {
  const ids = [...userIds]
  const [wallets, instances, actions, payments, tickets] = await Promise.all([
    queries('accounts').whereIn('id', ids).where({ kind: 'wallet' }).select('id as user_id', 'id', 'balance'),
    rowsOf.vps(queries).whereIn('instances.user_id', ids),
    rowsOf
      .action(queries)
      .whereIn('user_id', ids)
      .where('id', '>=', lowestIdFrom(now - FOLLOWED_ACTIONS)),
    rowsOf
      .payment(queries)
      .whereIn('payments.user_id', ids)
      .where('payments.expires_at', '>', now - FOLLOWED_PAYMENTS),
    rowsOf.ticket(queries).whereIn('user_id', ids),
  ])
  return [
    ...wallets.map(versionOf('wallet')),
    ...instances.map(versionOf('vps')),
    ...actions.map(versionOf('action')),
    ...payments.map(paymentVersion(now)),
    ...tickets.map(versionOf('ticket')),
  ]
}

/** How many of the newest records of each kind an admin follows. */
const NEWEST = 200

/**
 * The versions of the newest records of all customers, of each kind at most 200: actions, the instances that they or new orders are about, payments, and the
 * tickets of the newest messages.
 */
export async function newestVersions(queries: Queries, now: number): Promise<RecordVersion[]> {
  const newest = (table: string, column: string): Promise<string[]> =>
    queries(table).orderBy('id', 'desc').limit(NEWEST).pluck(column)
  const [actions, orders, messages, payments] = await Promise.all([
    rowsOf.action(queries).select('vps_id').orderBy('id', 'desc').limit(NEWEST),
    newest('instances', 'id'),
    newest('ticket_messages', 'ticket_id'),
    rowsOf.payment(queries).orderBy('payments.id', 'desc').limit(NEWEST),
  ])
  const changed: string[] = actions.map(({ vps_id: id }) => id)
  const vpsIds = [...new Set([...changed, ...orders.slice(0, NEWEST / 2)])].slice(0, NEWEST)
  const [instances, tickets] = await Promise.all([
    rowsOf.vps(queries).whereIn('instances.id', vpsIds),
    rowsOf.ticket(queries).whereIn('id', [...new Set(messages)]),
  ])
  return [
    ...instances.map(versionOf('vps')),
    ...actions.map(versionOf('action')),
    ...payments.map(paymentVersion(now)),
    ...tickets.map(versionOf('ticket')),
  ]
}

/** The version of a row: all of its columns. */
const versionOf =
  (name: EventName) =>
  ({ user_id, id, ...columns }: { user_id: string; id: string }): RecordVersion => ({
    userId: user_id,
    name,
    id,
    version: Object.values(columns).join(' '),
  })
