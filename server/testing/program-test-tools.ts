import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A program of the server's, in a process of its own. */
export interface Program {
  process: ChildProcess
  /** What it wrote so far. */
  said: { out: string; error: string }
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs a file of `server/` with arguments, in no other environment than this one. */
export function runProgram(file: string, env: Record<string, string>, ...args: string[]): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', SITE_DIR: '/nonexistent', ...env },
  })
  running.add(child)
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { process: child, said, ended }
}
