import { spawn } from 'node:child_process'
import { root } from './common.mjs'

/** Process groups that are under way. */
const running = new Set()
let stopping = 0

/** How often to look whether npm, which started this, still lives, and how long a repeated signal is an echo of the first. */
const PARENT_CHECK_MS = 1000
const ECHO_MS = 500

/** How long a group may take to end after this process is gone, in seconds: longer than the server takes to stop. */
const GRACE_SECONDS = 15

/** Waits for a line, which dismisses it, or for the end of its input, and ends the group then. */
const guardScript = `
read -r line && exit
kill -TERM "-$1" || exit
left=${GRACE_SECONDS}
while [ "$left" -gt 0 ] && kill -0 "-$1"; do sleep 1; left=$((left - 1)); done
kill -KILL "-$1"
`

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Ends a process group when this process is gone, even after `kill -9`: the system then closes the input of the guard, which is a separate
 * process.
 * @returns what dismisses the guard.
 */
function guard({ pid }) {
  if (pid === undefined || process.platform === 'win32') return () => {}
  const watcher = spawn('sh', ['-c', guardScript, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  // Without a shell, or when the guard ended by itself, there is nothing to dismiss.
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  watcher.stdin.unref()
  return () => watcher.stdin.end('\n')
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
  const dismiss = guard(child)
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      dismiss()
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
 * nothing keeps running, or keeps the port, that nobody sees. When this process itself is killed, the guards see to it.
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
