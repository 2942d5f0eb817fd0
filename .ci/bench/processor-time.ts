import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts for a process: in hundredths of a second, in its descendants that have ended as well. */
interface CountedProcess {
  pid: number
  parent: number
  ticks: number
}

const ticksPerSecond = 100

/**
 * The processor time in seconds that this process and all its descendants have used, in the system as well. In contrast to time on the
 * clock it does not include waiting for a processor.
 */
export const processorSeconds = (): number => ticksOfTree(process.pid, runningProcesses()) / ticksPerSecond

/** The ticks of a process and of its descendants. */
export function ticksOfTree(pid: number, processes: CountedProcess[]): number {
  const own = processes.find((process) => process.pid === pid)?.ticks ?? 0
  const children = processes.filter(({ parent }) => parent === pid)
  return children.reduce((sum, child) => sum + ticksOfTree(child.pid, processes), own)
}

const runningProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
      } catch {
        // It has ended in the meantime.
        return []
      }
    })

/** Reads a line of /proc/<pid>/stat (proc_pid_stat(5)); the name in it may contain spaces and parentheses. */
export function readStat(line: string): CountedProcess {
  const afterName = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = afterName.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number.parseInt(line, 10), parent: Number(afterName[1]), ticks }
}
