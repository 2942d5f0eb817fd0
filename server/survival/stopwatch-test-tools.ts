import { readFileSync } from 'node:fs'

/**
 * How long the main thread of a process has waited for a CPU, in milliseconds; 0 where the system does not report it. Not the other
 * threads: they wait at the same time, and together longer than has passed.
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
 * Starts to measure something that this process and another one do. The returned function gives the elapsed milliseconds less the
 * time that the two waited for a CPU, so that a time limit of the product can be tested on a busy machine. A process that has ended
 * no longer tells how long it waited: what was last read counts.
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
