import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { lowerPriority } from '#server/platform/low-priority.ts'
import type { LedgerCheck } from './ledger-watch.ts'

const command = fileURLToPath(new URL('../../commands/ledger-check.ts', import.meta.url))
const reportSchema = v.object({ faults: v.number(), first: v.array(v.string()) })

/** Checks a database's ledger in a child process. */
export const checkLedgerInProcess =
  (databaseUrl: string): LedgerCheck =>
  (signal) =>
    checkInProcess(databaseUrl, reportSchema, signal)

/**
 * Runs the check of a database in a child process with low priority: it reads every row, and SQLite would block this process's thread
 * meanwhile. Resolves with what matches `schema` in its report.
 */
export const checkInProcess = <Report>(
  databaseUrl: string,
  schema: v.GenericSchema<unknown, Report>,
  signal: AbortSignal,
): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = fork(command, {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [],
      signal,
      silent: true,
    })
    let stderr = ''
    child.stderr?.on('data', (text) => {
      stderr = `${stderr}${text}`.slice(-2000)
    })
    child.once('spawn', () => lowerPriority(child.pid))
    child.once('message', (message) => {
      const report = v.safeParse(schema, message)
      if (report.success) resolve(report.output)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The check ended with ${code}: ${stderr}`)))
  })
