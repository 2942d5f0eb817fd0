import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#ci/free-port.ts'
import { test as base } from './test.ts'

const root = resolve(import.meta.dirname, '../..')

/** A server of a test's own, which it may stop and start again on the same port and database. */
export interface OwnServer {
  /** Such as `http://127.0.0.1:20123`. */
  readonly address: string
  /** File of its SQLite database. */
  readonly databaseFile: string
  /** Starts it, and waits until it responds. Payments and instances stay pending until `startWorker`. */
  start: () => Promise<void>
  /** Kills it at once, as a machine that loses its power. */
  kill: () => Promise<void>
  /** From now on payments are confirmed and instances are created, at once. */
  startWorker: () => Promise<void>
  /** From now on payments and instances stay pending again. */
  stopWorker: () => Promise<void>
  /** Kills it and takes its database away. */
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
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
        await sleep(50)
      }
    },
    async end(signal: NodeJS.Signals) {
      if (running?.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill(signal)
      await ended
    },
  }
}

/** API and worker are separate processes, so that the test decides when jobs are done. */
async function createOwnServer(settings: Settings): Promise<OwnServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sen-e2e-own-'))
  const databaseFile = join(folder, 'own.db')
  const secret = randomBytes(32).toString('hex')
  const shared = { ...settings, DATABASE_URL: `sqlite:${databaseFile}`, WEBHOOK_SECRET: secret }
  const api = createProcess(port, { ...shared, ROLE: 'api' })
  const worker = createProcess(await freePort(), {
    ...shared,
    ROLE: 'worker',
    API_ORIGIN: address,
    SANDBOX_DELAY_MS: '0',
  })
  return {
    address,
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

/** Each of these tests has its own running server; `test.use({ settings })` adds settings. */
export const test = base.extend<{ settings: Settings; server: OwnServer }>({
  settings: [{}, { option: true }],
  server: async ({ settings }, use) => {
    const server = await createOwnServer(settings)
    await server.start()
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.address),
})
