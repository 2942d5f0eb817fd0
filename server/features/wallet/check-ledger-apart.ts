import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { CheckLedgerApart } from './ledger-watch.ts'

const command = fileURLToPath(new URL('../../commands/ledger-check.ts', import.meta.url))
const reportSchema = v.object({ faults: v.number(), first: v.array(v.string()) })

/**
 * Checks the books of a database in a process of its own, with low priority: it reads every row, and an SQLite file is read in the
 * thread that asks.
 */
export const checkLedgerApart =
  (databaseUrl: string): CheckLedgerApart =>
  (signal) =>
    new Promise((resolve, reject) => {
      const child = fork(command, {
        env: { ...process.env, DATABASE_URL: databaseUrl },
        execArgv: [],
        signal,
        silent: true,
      })
      let said = ''
      child.stderr?.on('data', (text) => {
        said = `${said}${text}`.slice(-2000)
      })
      child.once('spawn', () => lowerPriority(child.pid))
      child.once('message', (message) => {
        const report = v.safeParse(reportSchema, message)
        if (report.success) resolve(report.output)
      })
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`The check ended with ${code}: ${said}`)))
    })

/** Not every system allows it, and a check that has already ended has none. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Then it runs with the usual one.
  }
}
