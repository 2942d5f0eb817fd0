import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#ci/free-port.ts'
import { test as base } from './test.ts'

const root = resolve(import.meta.dirname, '../..')

/** A separate server for one test, which can be stopped and restarted with the same port and database. */
export interface OwnServer {
  /** Such as `http://127.0.0.1:20123`. */
  readonly url: string
  /** File of its SQLite database. */
  readonly databaseFile: string
  /** Starts the server, and waits until it responds. Payments and instances stay pending until `startWorker`. */
  start: () => Promise<void>
  /** Kills the server with SIGKILL, as in a power failure. */
  kill: () => Promise<void>
  /** Starts the worker: from now on payments are confirmed and instances are created without delay. */
  startWorker: () => Promise<void>
  /** Stops the worker: payments and instances stay pending again. */
  stopWorker: () => Promise<void>
  /** Kills the server and deletes its database. */
  remove: () => Promise<void>
}

/** Additional settings of the server, such as `{ PAYMENT_METHODS: 'momo' }`. */
type Settings = Readonly<Record<string, string>>

/** A server process that can be started repeatedly on one port. */
function createProcess(port: string, env: NodeJS.ProcessEnv) {
  let running: ChildProcess | undefined
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    async start() {
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: { ...process.env, HOST: '127.0.0.1', PORT: port, ...env },
        stdio: 'ignore',
      })
      running = child
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}.`)
        await sleep(50)
      }
    },
    async end(signal: NodeJS.Signals) {
      if (running?.exitCode !== null || running.signalCode !== null) return
      const exited = once(running, 'exit')
      running.kill(signal)
      await exited
    },
  }
}

/** The same for all servers of a worker, which start with copies of one database. */
const secret = randomBytes(32).toString('hex')

/** The database of this worker's first server, as it was seeded: that takes as long as the rest of a start. */
let seeded: string | undefined

function copySeeded(databaseFile: string) {
  const copy = join(process.env.E2E_FOLDER ?? tmpdir(), `seeded-${process.pid}.db`)
  const database = new DatabaseSync(databaseFile)
  database.exec(`VACUUM INTO '${copy}'`)
  database.close()
  return copy
}

/** API and worker are separate processes, so that the test controls when jobs run. */
async function createOwnServer(settings: Settings): Promise<OwnServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sen-e2e-own-'))
  const databaseFile = join(folder, 'own.db')
  const shared = { ...settings, DATABASE_URL: `sqlite:${databaseFile}`, WEBHOOK_SECRET: secret }
  if (seeded) copyFileSync(seeded, databaseFile)
  const api = createProcess(port, { ...shared, ROLE: 'api' })
  const worker = createProcess(await freePort(), {
    ...shared,
    ROLE: 'worker',
    API_ORIGIN: url,
    SANDBOX_DELAY_MS: '0',
  })
  return {
    url,
    databaseFile,
    start: api.start,
    kill: () => api.end('SIGKILL'),
    startWorker: worker.start,
    stopWorker: () => worker.end('SIGTERM'),
    async remove() {
      await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a separate server for each test; `test.use({ settings })` adds settings. */
export const test = base.extend<{ settings: Settings; server: OwnServer }>({
  settings: [{}, { option: true }],
  server: async ({ settings }, use) => {
    const server = await createOwnServer(settings)
    await server.start()
    seeded ??= copySeeded(server.databaseFile)
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})
