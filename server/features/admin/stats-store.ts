import { type Queries, whole } from '#server/platform/db/database.ts'

export interface StatsStore {
  /** How many users there are, how many of them are not locked, and what all wallets hold, in whole dong. */
  users(queries: Queries): Promise<{ totalUsers: number; activeUsers: number; totalBalance: number }>
}

export function createStatsStore(): StatsStore {
  return {
    async users(queries) {
      const users = await queries('users').count({ total: '*' }).sum({ active: 'is_active' }).first()
      const wallets = await queries('accounts').where({ kind: 'wallet' }).sum({ balance: 'balance' }).first()
      return {
        totalUsers: whole(users?.total),
        activeUsers: whole(users?.active),
        totalBalance: whole(wallets?.balance),
      }
    },
  }
}
