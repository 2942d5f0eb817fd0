import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'

/** Sends a command of the DevTools protocol, to the browser or to one of its pages. */
export type Send = CDPSession['send']

export interface Browser {
  send: Send
  /** Attaches to a page; resolves with a function that sends commands to it. */
  attach: (targetId: string) => Promise<Send>
  /** Calls the listener with every event of the pages. */
  onEvent: (listener: EventListener) => void
  close: () => Promise<void>
}

type EventListener = (event: { method: string; params: Record<string, unknown> }) => void

interface PendingCommand {
  method: string
  resolve: (result: never) => void
  reject: (error: Error) => void
}

interface Message {
  /** Absent in events. */
  id?: number
  /** Only in events. */
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { message: string }
}

/** The flags that Playwright uses for its own screenshots: a mouse as pointer, and no throttling of invisible windows. */
const pictureFlags = [
  // A page lives for seconds: optimising its code takes a tenth more processor time than it saves.
  '--js-flags=--no-turbofan',
  '--headless',
  '--remote-debugging-pipe',
  '--no-startup-window',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
]

/** Starts the pinned browser and connects to it. Playwright cannot, since it does not support pages with external frame control. */
export async function launch(...flags: string[]): Promise<Browser> {
  const { executablePath, args, env } = await pinnedBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'visual-'))
  const child = spawn(executablePath, [...args, ...pictureFlags, ...flags, `--user-data-dir=${profile}`], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const listeners: EventListener[] = []
  const pending = new Map<number, PendingCommand>()
  let hasExited = false
  const exited = new Promise<void>((resolveExited) => {
    child.once('exit', () => {
      hasExited = true
      for (const { method, reject } of pending.values()) reject(new Error(`The browser exited during ${method}`))
      rmSync(profile, { recursive: true, force: true })
      resolveExited()
    })
  })
  const input = child.stdio[3] as Writable
  // Writing fails after the browser has exited, which the `exit` event already reports.
  input.on('error', () => {})
  onMessage(child.stdio[4] as Readable, (message) => {
    const { id, method, params = {}, result, error } = JSON.parse(message) as Message
    if (method) for (const listener of listeners) listener({ method, params })
    const command = id === undefined ? undefined : pending.get(id)
    if (id === undefined || !command) return
    pending.delete(id)
    if (error) command.reject(new Error(`${command.method}: ${error.message}`))
    else command.resolve(result as never)
  })

  let last = 0
  const sender =
    (sessionId?: string): Send =>
    (method, params) =>
      new Promise((resolve, reject) => {
        if (hasExited) return reject(new Error(`The browser has exited and cannot run ${method}`))
        const id = ++last
        pending.set(id, { method, resolve, reject })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
  const send = sender()
  return {
    send,
    attach: async (targetId) => sender((await send('Target.attachToTarget', { targetId, flatten: true })).sessionId),
    onEvent: (listener) => void listeners.push(listener),
    close: async () => {
      // The browser may exit before it has responded.
      send('Browser.close').catch(() => {})
      await exited
    },
  }
}

/** Calls a listener for each message. Messages end with a zero byte, and arrive in chunks of any size. */
export function onMessage(stream: Readable, listener: (message: string) => void) {
  let chunks: Buffer[] = []
  stream.on('data', (data: Buffer) => {
    let from = 0
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, from)) {
      chunks.push(data.subarray(from, end))
      listener(Buffer.concat(chunks).toString())
      chunks = []
      from = end + 1
    }
    chunks.push(data.subarray(from))
  })
}
