import type { AdminStats } from '#contracts/admin.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Counters, revenueOf } from './counters-store.ts'

export interface StatsService {
  /** The present numbers of users and instances, and the revenue of this month and in total. */
  read(): Promise<Omit<AdminStats, 'waiting'>>
}

interface StatsDeps {
  database: Pick<Database, 'queries'>
  counters: Counters
  clock: Clock
}

export function createStatsService({ database, counters, clock }: StatsDeps): StatsService {
  return {
    async read() {
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
  }
}
