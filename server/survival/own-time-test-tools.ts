import { readdirSync, readFileSync } from 'node:fs'

/** How long the threads of a process have waited for a processor in all, in milliseconds; 0 where the system does not tell. */
function waitedForProcessor(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const waits = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[1]))
    return waits.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000
  } catch {
    // It has ended, or this is no Linux.
    return 0
  }
}

/**
 * Begins to measure how long something takes that this process and another one do. The answer tells it in milliseconds, less what
 * they waited for a processor, so that a limit of the product can be proven on a machine that others keep busy.
 */
export function startOwnTime(pid: number): () => number {
  const pids = new Set([process.pid, pid])
  const waited = () => [...pids].reduce((sum, id) => sum + waitedForProcessor(id), 0)
  const began = performance.now()
  const waitedBefore = waited()
  return () => {
    const took = performance.now() - began
    return took - Math.min(took, Math.max(0, waited() - waitedBefore))
  }
}
