import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A MariaDB server of the tests' own: in a new folder, on a port of its own, gone when they end. */
export interface PrivateMariadb {
  port: number
  /** Its process, while it runs. */
  readonly pid: number | undefined
  /** The `DATABASE_URL` of a database on it. */
  url(database: string): string
  /** Dies at once, as with the power; `start` brings it back on the same data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its data, unless they are kept. */
  remove(): Promise<void>
}

const folders = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/usr/local/sbin')
const find = (...names: string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))

/** Whether this machine has MariaDB's server (Debian: the package `mariadb-server`). */
export const hasMariadb = () => find('mariadbd', 'mysqld') !== undefined && find('mariadb-install-db') !== undefined

/** How long it may take to come up, in milliseconds. */
const PATIENCE = 300_000

/**
 * Starts one. Durable as in production: what it has answered survives `kill`. `options` are further ones of the server. With
 * `kept`, a folder, it has the data that an earlier one left there, and leaves its own.
 * @throws when MariaDB is not installed or does not come up.
 */
export async function startPrivateMariadb(options: readonly string[] = [], kept?: string): Promise<PrivateMariadb> {
  const server = find('mariadbd', 'mysqld')
  const install = find('mariadb-install-db')
  if (!server || !install) throw new Error('MariaDB is not installed. On Debian: sudo apt-get install mariadb-server')
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-mariadb-'))
  const data = kept ?? join(folder, 'data')
  // A server that starts removes the temporary tables of every other one that shares its folder for them.
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
      let said = ''
      child.stderr.on('data', (text) => {
        said += text
      })
      const until = Date.now() + PATIENCE
      while (!(await answers(port))) {
        if (child.exitCode !== null || Date.now() > until) throw new Error(`MariaDB does not come up:\n${said}`)
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

/** MariaDB greets whoever connects. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
  })
}
