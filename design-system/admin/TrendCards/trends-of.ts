import type { AdminTrends } from '#contracts/admin.ts'
import type { TrendValues } from '#ds/components/data/TrendLine/index.ts'

/** A figure of the period and of the one before, with the lines that lead to both: each ends at its figure. */
export interface SumTrend {
  sum: bigint
  before: bigint
  values: TrendValues
}

/** What the cards draw. */
export interface TrendsOfPeriod {
  /** The first day of the period, as `2026-10-24`; undefined without days. */
  from: string | undefined
  revenue: SumTrend
  /** Deposits, with what customers spent in place of the period before. */
  deposits: SumTrend & { spent: bigint }
  newVps: SumTrend
  /** Medians in minutes: the newest of the period, and of the one before. */
  reply: { latest: number | undefined; before: number | undefined; values: TrendValues }
}

/** Each value with all before it. */
function runningSums(values: readonly bigint[]): bigint[] {
  let sum = 0n
  return values.map((value) => {
    sum += value
    return sum
  })
}

const lineOf = (values: readonly bigint[]) => runningSums(values).map(Number)

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)

/** In whole minutes, so that nobody seems to be answered before they asked. */
const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.ceil(seconds / 60))

/**
 * Compares the second half of the days, which is the period, with the first. Sums are drawn as they grow: single days of a small business
 * are noise, and the ends of the lines are the two figures that are compared.
 */
export function trendsOf({ days }: AdminTrends): TrendsOfPeriod {
  const half = days.length / 2
  const [previous, current] = [days.slice(0, half), days.slice(half)]
  const trendOf = (countOf: (day: AdminTrends['days'][number]) => bigint): SumTrend => {
    const [now, before] = [current.map(countOf), previous.map(countOf)]
    return { sum: sumOf(now), before: sumOf(before), values: { current: lineOf(now), previous: lineOf(before) } }
  }
  const revenue = trendOf((day) => BigInt(day.revenue))
  const deposits = trendOf(({ deposited }) => BigInt(deposited))
  const replies = current.map(({ replySeconds }) => minutesOf(replySeconds))
  const lastOf = (minutes: readonly (number | null)[]) => minutes.findLast((known) => known !== null) ?? undefined
  return {
    from: current[0]?.day,
    revenue,
    deposits: {
      ...deposits,
      spent: revenue.sum,
      values: { current: deposits.values.current, previous: revenue.values.current },
    },
    newVps: trendOf(({ newVps }) => BigInt(newVps)),
    reply: {
      latest: lastOf(replies),
      before: lastOf(previous.map(({ replySeconds }) => minutesOf(replySeconds))),
      values: { current: replies },
    },
  }
}

/** By which share a sum is more than the one before, or less if it is negative; to a thousandth. Undefined if there was nothing before. */
export const shareOfChange = ({ sum, before }: Pick<SumTrend, 'sum' | 'before'>): number | undefined =>
  before > 0n ? Math.round((Number(sum - before) / Number(before)) * 1000) / 1000 : undefined
