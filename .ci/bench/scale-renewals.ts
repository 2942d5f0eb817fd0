import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createIds } from '#server/platform/ids.ts'
import { cpuOf, memoryOf } from './load.ts'
import type { RunningServer } from './processes.ts'
import { openExisting } from './wallets.ts'

/** How many instances are due in a run, and in one that is four times as long. */
const SHORT = 250
const LONG = 1000
/** Instances that are due later than this were renewed by an earlier measurement, in milliseconds. */
const NOT_RENEWED = 20 * DAY_MS
/** A balance that pays for all instances of a customer, in dong. */
const ENOUGH = 100_000_000
/** How often it is looked whether a run has ended, in milliseconds. */
const LOOK = 50

/** What was measured of the runs in which instances are renewed whose periods begin. */
export interface RenewalRuns {
  /** Renewals per second of processor time, in the short run and in the long one: equal if the time grows with their number alone. */
  short: number
  long: number
  /** The memory of the server before and after the long run, in MB. */
  memoryBefore: number
  memoryAfter: number
  /** Of a run whose server is killed half way: how many instances were due, how many periods were charged when the next one had ended, and how many instances more than once. */
  killed: { due: number; charged: number; twice: number }
}

/**
 * Measures a night in which periods begin: instances of the database that are paid for become due now, each with a wallet that can pay. What was measured before is not due
 * again for a month, so that a database can be used many times.
 */
export async function measureRenewals(url: string, startServer: () => Promise<RunningServer>): Promise<RenewalRuns> {
  const database = openExisting(url)
  const { queries } = database
  const ids = createIds(systemClock)

  /** Makes some instances due, and returns their ids. */
  async function makeDue(count: number): Promise<string[]> {
    const now = Date.now()
    const found: { id: string; user_id: string }[] = await queries('instances')
      .where({ status: 'active', auto_renew: 1 })
      .where('next_billing_at', '<', now + NOT_RENEWED)
      .whereNull('cancel_at')
      .whereNull('trial_ends_at')
      .orderBy('next_billing_at', 'desc')
      .limit(count)
      .select('id', 'user_id')
    if (found.length < count) throw new Error(`Only ${found.length} instances can become due`)
    const dueIds = found.map(({ id }) => id)
    for (let from = 0; from < found.length; from += 200) {
      const part = found.slice(from, from + 200)
      const partIds = part.map(({ id }) => id)
      const jobs = partIds.map((subject_id) => ({
        ...{ id: ids.next(), kind: RENEWAL, subject_id, state: 'ready' },
        ...{ run_at: now, attempts: 0, created_at: now },
      }))
      const users = part.map(({ user_id }) => user_id)
      await database.transaction(async (tx) => {
        const due = tx('instances').whereIn('id', partIds)
        await due.update({ next_billing_at: now - 1, expires_at: now - 1 })
        await tx('accounts').whereIn('id', users).where('balance', '<', ENOUGH).increment('balance', ENOUGH)
        await tx('jobs').whereIn('subject_id', partIds).where({ kind: RENEWAL }).delete()
        await tx('jobs').insert(jobs)
      })
    }
    return dueIds
  }

  /** How many of these jobs are left. */
  async function left(dueIds: readonly string[]): Promise<number> {
    let count = 0
    for (let from = 0; from < dueIds.length; from += 500) {
      const part = dueIds.slice(from, from + 500)
      const row = await queries('jobs')
        .where({ kind: RENEWAL })
        .whereIn('subject_id', part)
        .where((job) => job.where({ state: 'running' }).orWhere('run_at', '<=', Date.now()))
        .whereIn('state', ['ready', 'running'])
        .count({ total: '*' })
        .first()
      count += Number(row?.total)
    }
    return count
  }
  async function until(dueIds: readonly string[], most: number): Promise<void> {
    while ((await left(dueIds)) > most) await wait(LOOK)
  }

  /** Renewals per second of the server's processor time. */
  async function run(server: RunningServer, count: number): Promise<number> {
    const dueIds = await makeDue(count)
    const before = cpuOf(server.pid)
    await until(dueIds, 0)
    return count / ((cpuOf(server.pid) - before) / 1000)
  }

  try {
    const server = await startServer()
    await run(server, SHORT)
    const short = await run(server, SHORT)
    const memoryBefore = memoryOf(server.pid)
    const long = await run(server, LONG)
    const memoryAfter = memoryOf(server.pid)

    const began = Date.now()
    const dueIds = await makeDue(LONG)
    await until(dueIds, LONG / 2)
    process.kill(server.pid, 'SIGKILL')
    await startServer()
    await until(dueIds, 0)
    const periods: { instance_id: string }[] = []
    for (let from = 0; from < dueIds.length; from += 500)
      periods.push(
        ...(await queries('renewed_periods')
          .whereIn('instance_id', dueIds.slice(from, from + 500))
          .where('created_at', '>=', began)
          .select('instance_id')),
      )
    const charged = new Set(periods.map(({ instance_id }) => instance_id)).size
    return { short, long, memoryBefore, memoryAfter, killed: { due: LONG, charged, twice: periods.length - charged } }
  } finally {
    await database.close()
  }
}
