import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<string>((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(String(typeof address === 'object' ? address?.port : '')))
    })
  })

/** A server of a test's own, which it may stop and start again on the same port and database. */
export interface OwnServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string
  /** File of its SQLite database. */
  readonly databaseFile: string
  /** Starts it, and waits until it answers. */
  start: () => Promise<void>
  /** Kills it at once, as a machine that loses its power. */
  kill: () => Promise<void>
  /** Kills it and takes its database away. */
  remove: () => Promise<void>
}

export async function createOwnServer(): Promise<OwnServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sen-e2e-own-'))
  const databaseFile = join(folder, 'own.db')
  let running: ChildProcess | undefined

  const kill = async () => {
    if (running?.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  return {
    address,
    databaseFile,
    async start() {
      running = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: port,
          HOST: '127.0.0.1',
          DATABASE_URL: `sqlite:${databaseFile}`,
          // An instance is still being made when the server is killed after its order.
          SANDBOX_DELAY_MS: '3000',
        },
        stdio: 'ignore',
      })
      const isReady = () =>
        fetch(`${address}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (running.exitCode !== null) throw new Error(`The server ended with ${running.exitCode}.`)
        await sleep(50)
      }
    },
    kill,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
