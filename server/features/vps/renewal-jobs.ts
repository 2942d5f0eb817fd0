import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { Queries } from '#server/platform/db/database.ts'

/** The kind of the job that lives the life of an instance: it charges, reminds, suspends and ends at the time of each. */
export const RENEWAL = 'vps.renewal'

/** Lets the job of an instance look at it now, because something has changed that it did not expect. */
export async function wakeRenewal(
  jobs: Pick<JobsStore, 'add' | 'runNow'>,
  queries: Queries,
  vpsId: string,
  now: number,
): Promise<void> {
  if (!(await jobs.runNow(queries, RENEWAL, vpsId)))
    await jobs.add(queries, { kind: RENEWAL, subjectId: vpsId, runAt: now })
}
