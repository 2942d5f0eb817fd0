import { spawn } from 'node:child_process'
import { root } from './common.mjs'

/** The running process groups. */
const running = new Set()
let stopping = 0

/** How often to check whether npm, the parent process, still runs, and how long a second signal counts as a repetition of the first. */
const PARENT_CHECK_MS = 1000
const ECHO_MS = 500

/** How long a group may take to end after this process has ended, in seconds: longer than the server takes to stop. */
const GRACE_SECONDS = 15

/** Reads its input: exits on a line, and terminates the group at the end of the input. */
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
 * Starts a guard, a separate process that ends a process group when this process has ended, even after `kill -9`: the system then
 * closes the guard's input.
 * @returns a function that stops the guard.
 */
function guard({ pid }) {
  if (pid === undefined || process.platform === 'win32') return () => {}
  const watcher = spawn('sh', ['-c', guardScript, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  // Without a shell, or if the guard has already exited, there is nothing to stop.
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  watcher.stdin.unref()
  return () => watcher.stdin.end('\n')
}

/**
 * Starts a command in its own process group, so that a signal reaches it only once, through this process, and also reaches
 * all its child processes.
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
  return { child, ended, kill: () => signalGroup(child, 'SIGKILL') }
}

/** Starts a command and resolves with its exit code. */
export const runToEnd = (command, args, options) => start(command, args, options).ended

/** Whether this process has been told to stop. */
export const isStopping = () => stopping > 0

/** Sends SIGTERM to all running groups; SIGKILL if it is called again later. */
export function stopAll() {
  const again = stopping > 0
  if (again && Date.now() - stopping < ECHO_MS) return
  stopping ||= Date.now()
  for (const child of running) signalGroup(child, again ? 'SIGKILL' : 'SIGTERM')
}

/**
 * Stops all started processes on Ctrl-C, `kill`, a closed terminal, or when npm itself ends, even by `kill -9`, so that no
 * process keeps running or keeps a port unnoticed. If this process itself is killed, the guards stop them.
 */
export function stopChildrenOnExit() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAll(), PARENT_CHECK_MS).unref()
}
