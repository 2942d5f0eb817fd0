import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A program of the server in a separate process. */
export interface Program {
  process: ChildProcess
  /** What it has written so far. */
  output: { stdout: string; stderr: string }
  /** Resolves with its exit code; null when it was killed. */
  ended: Promise<number | null>
}

/** Where compiled code is kept, so that only the first process compiles it. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/server')

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs a file of `server/` with arguments, and with `env` as its only environment variables besides PATH and three defaults. */
export function runProgram(file: string, env: Record<string, string>, ...args: string[]): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, PORT: '0', SITE_DIR: '/nonexistent', ...env },
  })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    output.stdout += text
  })
  child.stderr.on('data', (text) => {
    output.stderr += text
  })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { process: child, output, ended }
}
