import { DAY_MS } from '#contracts/rules/calendar.ts'
import { chargesUntil, forecastOf, type Renewable } from '#contracts/rules/wallet-forecast.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { type InstanceRecord, type InstancesStore, listPriceOf } from '#server/features/vps/instances-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'

/** The largest number of charges in a response: two years of eighty instances that are paid monthly. */
export const MAX_LINES = 2000

/** Looks ahead in a wallet. */
export interface ForecastService {
  /** What falls due in the next `days` days, and what the wallet can pay of it. */
  forecast(userId: string, days: number): Promise<WalletForecast>
}

interface ForecastDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  instances: Pick<InstancesStore, 'renewedOf'>
  ledger: Pick<Ledger, 'balance'>
  clock: Clock
}

/** What the renewals of an instance follow from. */
const toRenewable = (instance: InstanceRecord): Renewable => ({
  ...instance,
  listPrice: listPriceOf(instance),
  discount: instance.discount ?? 0,
  discountedPeriodsLeft: instance.discountedPeriodsLeft ?? 0,
})

export function createForecastService({ database, instances, ledger, clock }: ForecastDeps): ForecastService {
  return {
    async forecast(userId, days) {
      const now = clock.now()
      const end = now + days * DAY_MS
      const renewed = await instances.renewedOf(database.queries, userId)
      const balance = await ledger.balance(database.queries, userId)
      const names = new Map(renewed.map(({ id, name }) => [id, name]))
      const { lines, lastsUntil } = forecastOf(balance, chargesUntil(renewed.map(toRenewable), now, end))
      const shown = lines.slice(0, MAX_LINES)
      const until = lines.length > MAX_LINES ? (shown.at(-1)?.at ?? end) : end
      return {
        balance: String(balance),
        until: toIsoString(until),
        lastsUntil: lastsUntil === null ? null : toIsoString(lastsUntil),
        lines: shown.map(({ vpsId, at, amount, balanceAfter }) => ({
          date: toIsoString(at),
          vpsId,
          name: names.get(vpsId) ?? '',
          kind: 'renewal',
          amount: String(amount),
          balanceAfter: balanceAfter === null ? null : String(balanceAfter),
        })),
      }
    },
  }
}
