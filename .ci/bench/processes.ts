import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A server in a process of its own. */
export interface Started {
  origin: string
  pid: number
}

const running = new Set<ChildProcess>()

/** How long a server may take to start, in milliseconds. */
const PATIENCE = 60_000

/** Starts a program that prints where it listens. */
export function startProgram(path: string, env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [resolve(root, path)], {
    cwd: root,
    // With as few arenas as docs/operations.md advises.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  return new Promise((found, reject) => {
    const late = setTimeout(() => reject(new Error(`${path} does not start`)), PATIENCE)
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const port = / runs at http:\/\/\S+?:(\d+)\s/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      // What it says from here on is not for us, but has to be taken off its hands.
      child.stdout.removeAllListeners('data').resume()
      found({ origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 })
    })
    child.once('exit', (code) => {
      running.delete(child)
      clearTimeout(late)
      reject(new Error(`${path} ended with ${code}`))
    })
  })
}

/** Ends every program that was started. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      const killing = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await gone
      clearTimeout(killing)
    }),
  )
}
