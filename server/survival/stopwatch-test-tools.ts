import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'

/**
 * How long the main thread of a process has waited for a CPU, in milliseconds; 0 if the system does not report it. Other threads are
 * left out, since they wait at the same time: the sum of all would exceed the elapsed time.
 */
function cpuWait(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000
  } catch {
    // The process has ended, or this is not Linux.
    return 0
  }
}

/**
 * Starts to measure an operation of this process and another one. The returned function returns the elapsed milliseconds without the
 * time that the two waited for a CPU, so that a time limit of the product can be tested on a busy machine. For a process that has ended,
 * the last reading counts.
 */
export function startStopwatch(pid: number): () => number {
  const waits = new Map([process.pid, pid].map((id) => [id, 0]))
  function waited(): number {
    for (const [id, before] of waits) waits.set(id, Math.max(before, cpuWait(id)))
    return [...waits.values()].reduce((sum, wait) => sum + wait, 0)
  }
  const startedAt = performance.now()
  const waitedBefore = waited()
  return () => {
    const elapsed = performance.now() - startedAt
    return elapsed - Math.min(elapsed, Math.max(0, waited() - waitedBefore))
  }
}

/** Throws if something took longer than the product promises; only in the long run, since a database waits for a CPU, too. */
export function expectWithin(limit: number, took: number): void {
  if (isLongRun) expect(took).toBeLessThan(limit)
}
