import { spawn } from 'node:child_process'
import { root } from './common.mjs'

/** Process groups that are under way. */
const running = new Set()
let stopping = 0

/** How often to look whether npm, which started this, still lives, and how long a repeated signal is an echo of the first. */
const PARENT_CHECK_MS = 1000
const ECHO_MS = 500

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Starts a command in a process group of its own, so that a signal reaches it once, through this process, and takes
 * everything that it has started along.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    ...options,
  })
  running.add(child)
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1))
    })
  })
  return { child, ended }
}

/** Starts a command and gives its exit code. */
export const runToEnd = (command, args, options) => start(command, args, options).ended

/** Whether somebody has asked this to end. */
export const isStopping = () => stopping > 0

/** Asks everything under way to end; asked again, later, makes it end. */
export function stopAll() {
  const again = stopping > 0
  if (again && Date.now() - stopping < ECHO_MS) return
  stopping ||= Date.now()
  for (const child of running) signalGroup(child, again ? 'SIGKILL' : 'SIGTERM')
}

/**
 * Ctrl-C, `kill` and a closed terminal stop what this started, and so does the end of npm itself, even by `kill -9`:
 * nothing keeps running, or keeps the port, that nobody sees.
 */
export function stopTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAll(), PARENT_CHECK_MS).unref()
}
