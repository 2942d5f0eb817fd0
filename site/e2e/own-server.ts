import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#ci/free-port.ts'
import { test as base } from './test.ts'

const root = resolve(import.meta.dirname, '../..')

/** A separate server for one test or the tests of a file. */
export interface OwnServer {
  /** Such as `http://127.0.0.1:20123`. */
  readonly url: string
  /** File of its SQLite database. */
  readonly databaseFile: string
  /** Starts the server, and waits until it responds. Payments and instances stay pending until `startWorker`. */
  start: () => Promise<void>
  /** Starts the worker: from now on payments are confirmed and instances are created without delay. */
  startWorker: () => Promise<void>
  /** Kills the server and deletes its database. */
  remove: () => Promise<void>
}

/** Additional settings of the server, such as `{ PAYMENT_METHODS: 'momo' }`. */
type Settings = Readonly<Record<string, string>>

/** A server process on a port. */
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
    async kill() {
      if (running?.exitCode !== null || running.signalCode !== null) return
      const exited = once(running, 'exit')
      running.kill('SIGKILL')
      await exited
    },
  }
}

/** A database as the first server has seeded it: that takes as long as the rest of a start. */
const seeded = join(process.env.E2E_FOLDER ?? '', 'seeded.db')

/** Keeps a copy, unless a server before, perhaps of the other worker, has left one. */
function keepSeeded(databaseFile: string) {
  if (existsSync(seeded)) return
  const draft = `${seeded}.${process.pid}`
  const database = new DatabaseSync(databaseFile)
  database.exec(`VACUUM INTO '${draft}'`)
  database.close()
  renameSync(draft, seeded)
}

/** API and worker are separate processes, so that the test controls when jobs run. */
async function createOwnServer(settings: Settings): Promise<OwnServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sen-e2e-own-'))
  const databaseFile = join(folder, 'own.db')
  const shared = { ...settings, DATABASE_URL: `sqlite:${databaseFile}`, WEBHOOK_SECRET: process.env.E2E_WEBHOOK_SECRET }
  if (existsSync(seeded)) copyFileSync(seeded, databaseFile)
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
    startWorker: worker.start,
    async remove() {
      await Promise.all([api.kill(), worker.kill()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function withServer({ settings }: { settings: Settings }, use: (server: OwnServer) => Promise<void>) {
  const server = await createOwnServer(settings)
  await server.start()
  keepSeeded(server.databaseFile)
  await use(server)
  await server.remove()
}

/** Starts a separate server for each test; `test.use({ settings })` adds settings. */
export const test = base.extend<{ settings: Settings; server: OwnServer }>({
  settings: [{}, { option: true }],
  server: withServer,
  baseURL: async ({ server }, use) => use(server.url),
})

/** Starts one server for the tests of a file, each of which has users of its own. */
export const testsOfOneServer = base.extend<object, { settings: Settings; server: OwnServer }>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [withServer, { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
})
