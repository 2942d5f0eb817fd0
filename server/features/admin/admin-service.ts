import type { AdminStats, AdminVps } from '#contracts/admin.ts'
import { mayChangeStatus, nextStatuses, type StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { Transaction as Line } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import { toUser, type UsersStore } from '#server/features/auth/users-store.ts'
import { type Counters, revenueOf } from '#server/features/stats/counters-store.ts'
import type { InstancesStore } from '#server/features/vps/instances-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Actor } from './actor.ts'

/** What an admin changes. Each change writes its entry of the audit log in the same transaction. */
export interface AdminService {
  stats(): Promise<AdminStats>
  /** Locks or unlocks a user; a lock ends the user's sessions at once. Throws a 409 for the admin's own account. */
  setUserActive(actor: Actor, userId: string, isActive: boolean): Promise<User>
  /** Throws a 409 for an instance that is terminated, or was never set up. */
  setVpsStatus(actor: Actor, vpsId: string, status: StatusGivenBy<'admin'>): Promise<AdminVps>
  /** Throws a 409 for all but a pending deposit. */
  settleDeposit(actor: Actor, transactionId: string, status: 'completed' | 'failed'): Promise<Line>
}

interface AdminDeps {
  /** For reading alone: what an admin changes goes through `sessions`. */
  database: Pick<Database, 'queries'>
  users: UsersStore
  sessions: Sessions
  instances: InstancesStore
  transactions: TransactionsStore
  counters: Counters
  wallet: WalletService
  audit: AuditStore
  clock: Clock
}

export function createAdminService(deps: AdminDeps): AdminService {
  const { database, users, sessions, instances, transactions, counters, wallet, audit, clock } = deps

  return {
    async stats() {
      const month = revenueOf(clock.now())
      const names = ['users', 'activeUsers', 'balance', 'vps', 'activeVps', 'revenue', month] as const
      const counts = await counters.read(database.queries, names)
      return {
        users: {
          totalUsers: counts.users,
          activeUsers: counts.activeUsers,
          totalBalance: String(counts.balance),
        },
        vps: { totalVps: counts.vps, activeVps: counts.activeVps },
        revenue: { monthlyRevenue: String(counts[month]), totalRevenue: String(counts.revenue) },
      }
    },

    async setUserActive(actor, userId, isActive) {
      return sessions.transaction(actor.session, async (transaction) => {
        const user = await users.byId(transaction, userId)
        if (!user) throw new Refusal('not_found')
        if (!isActive && userId === actor.actorId) throw new Refusal('own_account')
        await users.setActive(transaction, userId, isActive)
        if (!isActive) await sessions.lockAllOf(transaction, userId)
        const action = isActive ? 'user.unlock' : 'user.lock'
        const values = { before: { isActive: user.isActive }, after: { isActive } }
        await audit.write(transaction, { ...actor, action, targetId: userId, ...values })
        return toUser({ ...user, isActive })
      })
    },

    async setVpsStatus(actor, vpsId, status) {
      return sessions.transaction(actor.session, async (transaction) => {
        const instance = await instances.byId(transaction, vpsId)
        if (!instance) throw new Refusal('not_found')
        if (instance.status === 'terminated') throw new Refusal('vps_terminated')
        if (nextStatuses('admin', instance.status).length === 0) throw new Refusal('vps_not_ready')
        if (instance.status !== status) {
          if (!mayChangeStatus('admin', instance.status, status)) throw new Refusal('vps_not_ready')
          const changed = await instances.changeStatus(transaction, vpsId, instance.status, status)
          if (!changed) throw new Refusal('vps_not_ready')
          const values = { before: { status: instance.status }, after: { status } }
          await audit.write(transaction, { ...actor, action: 'vps.status', targetId: vpsId, ...values })
        }
        return { id: instance.id, name: instance.name, ipAddress: instance.ipAddress, status }
      })
    },

    async settleDeposit(actor, transactionId, status) {
      const deposit = await transactions.byId(database.queries, transactionId)
      return sessions.transaction(
        actor.session,
        async (transaction) => {
          const settled = await wallet.settleDeposit(transaction, transactionId, { status, actor: actor.actorId })
          const values = { before: { status: 'pending' }, after: { status } }
          await audit.write(transaction, { ...actor, action: 'transaction.status', targetId: transactionId, ...values })
          return toTransaction(settled)
        },
        deposit ? { wallet: deposit.userId } : {},
      )
    },
  }
}
