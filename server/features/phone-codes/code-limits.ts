import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { networksOf } from '#server/platform/networks.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'

/** The codes allowed in an hour: to a number, for a customer, and from the smallest network, which many customers may share. */
const PER_HOUR = { number: 3, account: 5, network: 30 }
/** The codes to a number in a day. */
const NUMBER_PER_DAY = 6

/** Who has a code sent, and whereto. */
export interface CodeRequest {
  phone: string
  userId: string
  address: string
}

/**
 * Limits the codes that are sent, over all servers. Each costs money, so strangers must not have as many sent as they like: to one number, or to numbers
 * of a carrier that pays them for the traffic.
 */
export interface CodeLimits {
  /**
   * Counts a code before it is sent. Throws a 429 when number, customer or network have had too many, and a 503 when the company has; counts nothing
   * then. Its transaction ends before the code is sent.
   */
  take(tx: DbTransaction, request: CodeRequest): Promise<void>
  /** Takes back what was counted of a number, when the provider failed. All other limits keep it, since it may have cost money. */
  release(tx: DbTransaction, phone: string): Promise<void>
}

interface CodeLimitsDeps {
  hours: AttemptCounts
  days: AttemptCounts
  /** The codes of the whole company in an hour. */
  totalPerHour: number
  log: Log
  metrics: Metrics
}

const TOTAL = 'phone codes'
const numberKey = (phone: string) => `phone code to ${phone}`
const numberDayKey = (phone: string) => `phone code in a day to ${phone}`

export function createCodeLimits({ hours, days, totalPerHour, log, metrics }: CodeLimitsDeps): CodeLimits {
  const reached = metrics.counter(
    'sen_phone_code_limits_total',
    'Codes for phones that were not sent because a limit was reached, by limit (number, account, network, total).',
  )

  return {
    async take(tx, { phone, userId, address }) {
      const networks = networksOf(address)
      const limits = [
        { name: 'number', key: numberKey(phone), max: PER_HOUR.number },
        { name: 'account', key: `phone code for ${userId}`, max: PER_HOUR.account },
        ...networks.map(({ name, factor }) => ({
          name: 'network',
          key: `phone code from ${name}`,
          max: Math.floor(PER_HOUR.network * factor),
        })),
        { name: 'total', key: TOTAL, max: totalPerHour },
      ]
      const counted = await hours.add(
        tx,
        limits.map(({ key }) => key),
      )
      const [inDay = 0] = await days.add(tx, [numberDayKey(phone)])
      const full = limits.find(({ max }, index) => (counted[index] ?? 0) > max)
      if (!full && inDay <= NUMBER_PER_DAY) return
      reached.add({ limit: full?.name ?? 'number' })
      if (full?.name !== 'total') throw full ? hours.refusal() : days.refusal()
      log.warn({ totalPerHour }, 'No more codes are sent to phones in this hour')
      throw new Refusal(refusals.phone_code_unavailable)
    },

    async release(tx, phone) {
      await hours.undo(tx, [numberKey(phone)])
      await days.undo(tx, [numberDayKey(phone)])
    },
  }
}
