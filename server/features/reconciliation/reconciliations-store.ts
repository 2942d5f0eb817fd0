import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** The columns of a table of checks, each of which found differences. */
const columnsOf = <Found>() => ({
  id: varchar('id'),
  /** The day of a run that happens by itself; null for one that an admin started. */
  night: nullable(varchar('night')),
  startedAt: integer('started_at'),
  /** Null while it is in progress. */
  endedAt: nullable(integer('ended_at')),
  /** The number of all differences, of which only the first are stored. */
  total: integer('total'),
  differences: json<Found[]>('differences'),
})

/** A run of a check that looks for differences. */
export type CheckRecord<Found> = RecordOf<ReturnType<typeof columnsOf<Found>>>

/** The number of runs that are kept. */
const KEPT = 100

/** The runs of a check. */
export interface ChecksStore<Found> {
  insert(queries: Queries, run: CheckRecord<Found>): Promise<void>
  /**
   * Claims the run of a night: of several servers, one does it. One that has been in progress since before `abandonedBefore` can be claimed again.
   * Returns whether the caller may do it.
   */
  claimNight(queries: Queries, run: CheckRecord<Found> & { night: string }, abandonedBefore: number): Promise<boolean>
  /** Stores what a claimed run found. */
  finish(
    queries: Queries,
    night: string,
    result: Pick<CheckRecord<Found>, 'total' | 'differences'> & { endedAt: number },
  ): Promise<void>
  /** The latest that have ended, newest first. */
  latest(queries: Queries, limit: number): Promise<CheckRecord<Found>[]>
  /** Deletes all but the newest. */
  removeOld(queries: Queries): Promise<void>
}

/** Keeps the runs of a check in a table of its own. */
export function createChecksStore<Found>(table: string): ChecksStore<Found> {
  const checks = createTable(table, columnsOf<Found>())
  return {
    insert: (queries, run) => checks.insert(queries, run),

    async claimNight(queries, run, abandonedBefore) {
      try {
        await checks.insert(queries, run)
        return true
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      const changed = await queries(table)
        .where({ night: run.night, ended_at: null })
        .where('started_at', '<', abandonedBefore)
        .update({ started_at: run.startedAt })
      return changed === 1
    },

    async finish(queries, night, { total, differences, endedAt }) {
      await queries(table)
        .where({ night })
        .update({ total, differences: JSON.stringify(differences), ended_at: endedAt })
    },

    async latest(queries, limit) {
      const rows: object[] = await queries(table)
        .where('ended_at', '>', 0)
        .orderBy([
          { column: 'ended_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
      return rows.map(checks.toRecord)
    },

    async removeOld(queries) {
      const row: { id: string } | undefined = await queries(table)
        .orderBy('id', 'desc')
        .offset(KEPT)
        .limit(1)
        .first('id')
      if (row) await queries(table).where('id', '<=', row.id).delete()
    },
  }
}
