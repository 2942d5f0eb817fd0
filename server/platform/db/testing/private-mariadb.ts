import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A MariaDB server for tests: in a new folder, on its own port, and removed when they end. */
export interface PrivateMariadb {
  port: number
  /** The id of its process, while it runs. */
  readonly pid: number | undefined
  /** The `DATABASE_URL` of a database on it. */
  url(database: string): string
  /** Kills it, as a power failure would; `start` starts it again on the same data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data, unless they are kept. */
  remove(): Promise<void>
}

const folders = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/usr/local/sbin')
const find = (...names: string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))

/** Whether this machine has MariaDB's server (Debian: the package `mariadb-server`). */
export const hasMariadb = () => find('mariadbd', 'mysqld') !== undefined && find('mariadb-install-db') !== undefined

/** How long it may take to start, in milliseconds. */
const STARTUP_TIMEOUT = 300_000

/**
 * Starts a private MariaDB. It is as durable as in production: acknowledged commits survive `kill`. `options` are additional options of
 * the server. `kept` is a folder for its data, which stays when the server is removed, and may contain the data of an earlier one.
 * @throws when MariaDB is not installed or does not start.
 */
export async function startPrivateMariadb(options: readonly string[] = [], kept?: string): Promise<PrivateMariadb> {
  const server = find('mariadbd', 'mysqld')
  const install = find('mariadb-install-db')
  if (!server || !install) throw new Error('MariaDB is not installed. On Debian: sudo apt-get install mariadb-server')
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-mariadb-'))
  const data = kept ?? join(folder, 'data')
  // A starting server removes the temporary tables of other servers in the same folder.
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const owner = `--user=${userInfo().username}`
  if (!existsSync(join(data, 'mysql')))
    execFileSync(
      install,
      ['--no-defaults', `--datadir=${data}`, owner, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { stdio: 'pipe', env: { ...process.env, TMPDIR: temporary } },
    )
  const port = await freePort()
  const settings = [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${temporary}`,
    owner,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--performance-schema=0',
    '--innodb-buffer-pool-size=64M',
    '--max-connections=400',
    ...options,
  ]
  let running: ChildProcess | undefined

  const self: PrivateMariadb = {
    port,
    get pid() {
      return running?.pid
    },
    url: (database) => `mysql://root@127.0.0.1:${port}/${database}`,

    async start() {
      const child = spawn(server, settings, { stdio: ['ignore', 'ignore', 'pipe'] })
      running = child
      let stderr = ''
      child.stderr.on('data', (text) => {
        stderr += text
      })
      const until = Date.now() + STARTUP_TIMEOUT
      while (!(await isListening(port))) {
        if (child.exitCode !== null || Date.now() > until) throw new Error(`MariaDB does not start:\n${stderr}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },

    kill: () => end('SIGKILL'),

    async remove() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function end(signal: NodeJS.Signals) {
    const child = running
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  await self.start()
  return self
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Whether MariaDB accepts connections: it sends a greeting to each client. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (hasGreeted: boolean) => {
      socket.destroy()
      resolve(hasGreeted)
    }
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
  })
}
