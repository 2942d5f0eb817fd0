import type { Queries } from '#server/platform/db/database.ts'
import type { TestClock } from '#server/platform/test-clock.ts'
import type { JobHandler, JobRunner } from './job-runner.ts'
import type { JobsStore } from './jobs-store.ts'

interface ClockWalkDeps {
  queries: Queries
  clock: TestClock
  store: Pick<JobsStore, 'nextTime'>
  runner: Pick<JobRunner, 'tick' | 'ended'>
  handlers: Readonly<Record<string, JobHandler>>
}

/**
 * Moves a clock to a time, and runs what is due on the way when it is: the clock stops at the time of each job, in their order. Jobs that only look again and again run
 * where it stops anyway, before the others, which see what these have found. Returns how many runs there were.
 */
export function createClockWalk({ queries, clock, store, runner, handlers }: ClockWalkDeps) {
  const kinds = Object.keys(handlers)
  const periodic = kinds.filter((kind) => handlers[kind]?.isPeriodic)
  const others = kinds.filter((kind) => !handlers[kind]?.isPeriodic)

  async function runDue(): Promise<void> {
    while ((await runner.tick(periodic)) > 0);
    while ((await runner.tick()) > 0);
  }

  return async (to: number): Promise<number> => {
    const before = runner.ended()
    for (;;) {
      const next = await store.nextTime(queries, others)
      if (next === null || next > to) break
      if (next > clock.now()) clock.moveTo(next)
      await runDue()
    }
    if (to > clock.now()) clock.moveTo(to)
    await runDue()
    return runner.ended() - before
  }
}
