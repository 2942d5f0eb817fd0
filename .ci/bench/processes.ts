import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A server that runs in its own process. */
export interface RunningServer {
  origin: string
  pid: number
}

const running = new Set<ChildProcess>()

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT_MS = 60_000

/** Starts a program that prints where it listens. */
export function startProgram(path: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, [resolve(root, path)], {
    cwd: root,
    // docs/operations.md recommends this value of MALLOC_ARENA_MAX.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  return new Promise((resolveStarted, reject) => {
    const timeout = setTimeout(() => reject(new Error(`${path} does not start`)), START_TIMEOUT_MS)
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const port = / runs at http:\/\/\S+?:(\d+)\s/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timeout)
      // Later output is not used, but has to be drained so that the pipe does not fill up.
      child.stdout.removeAllListeners('data').resume()
      resolveStarted({ origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 })
    })
    child.once('exit', (code) => {
      running.delete(child)
      clearTimeout(timeout)
      reject(new Error(`${path} ended with ${code}`))
    })
  })
}

/** Stops every program that was started. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      const killing = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await exited
      clearTimeout(killing)
    }),
  )
}
