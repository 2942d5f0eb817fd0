import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import type { Crash, Listening } from './crashing-server-test-tools.ts'
import { type Engine, emptyDatabase } from './engines-test-tools.ts'

/** A server in a separate process. */
export interface ServerProcess {
  origin: string
  pid: number
  /** Sets the failpoint at which it is killed; without effect once it has ended. */
  crashAt(crash: Crash): void
  kill(signal: NodeJS.Signals): void
  /** Resolves with its exit code; null when it was killed. */
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Settings of the tests' servers, with short delays for provisioning, payments and the leases of dead workers. */
const settings = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  LIMITS: 'off',
  SITE_DIR: '/nonexistent',
  SANDBOX_DELAY_MS: '30',
  JOB_LEASE_MS: '400',
  // A server that follows one that was killed knows its sandbox's keys.
  WEBHOOK_SECRET: 'the-secret-of-the-servers-in-these-tests',
}

/** Starts a server that must not die before it listens. */
export async function startServer(...options: Parameters<typeof startProcess>): Promise<ServerProcess> {
  const server = await startProcess(...options)
  if (!server) throw new Error('The server died before it listened')
  return server
}

/** The secret of SePay's webhooks. */
export const sepaySecret = 'a-secret-of-sepay'

/** A database with the servers that are killed on it, one after another. */
export interface KillableServer {
  database: Database
  /** The running server: after its death, the next one. */
  server(): Promise<ServerProcess>
}

/** Creates a database of an engine for servers that are killed. */
export async function createKillableServer(engine: Engine): Promise<KillableServer> {
  const { url, database } = await emptyDatabase(engine)
  return { database, server: serverAgain(url, { SEPAY_WEBHOOK_SECRET: sepaySecret }) }
}

/** Returns what returns the running server of a database: after its death, the next one. */
function serverAgain(...options: Parameters<typeof startProcess>): () => Promise<ServerProcess> {
  let server: Promise<ServerProcess> | null = null
  return () => {
    server ??= startServer(...options).then((started) => {
      started.ended.then(() => {
        server = null
      })
      return started
    })
    return server
  }
}

/**
 * Starts a server on a database; resolves with null when it was killed before it listened. `tree` is the folder of the version to
 * start; by default the current one.
 */
export async function startProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  crash?: Crash,
  tree = join(import.meta.dirname, '../..'),
): Promise<ServerProcess | null> {
  const child = fork(join(tree, 'server/survival/crashing-server-test-tools.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/survival'),
      ...settings,
      DATABASE_URL: databaseUrl,
      ...env,
      ...(crash ? { CRASH: JSON.stringify(crash) } : {}),
    },
  })
  running.add(child)
  let stderr = ''
  child.stderr?.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const listening = new Promise<Listening>((resolve) =>
    child.once('message', (message) => resolve(message as Listening)),
  )
  const first = await Promise.race([listening, ended])
  if (typeof first === 'number') throw new Error(`The server does not start:\n${stderr}`)
  if (first === null) return null
  return {
    origin: first.origin,
    pid: child.pid ?? 0,
    crashAt(crash) {
      // It may have ended by itself in the meantime.
      if (child.connected) child.send(crash)
    },
    kill: (signal) => child.kill(signal),
    ended,
  }
}
