import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'

/** A call of the DevTools protocol: to the browser, or to one of its pages. */
export type Send = CDPSession['send']

export interface Browser {
  send: Send
  /** The calls to one page. */
  attach: (targetId: string) => Promise<Send>
  close: () => Promise<void>
}

interface Waiting {
  method: string
  done: (result: never) => void
  failed: (error: Error) => void
}

interface Reply {
  /** Absent in what the browser tells without being asked. */
  id?: number
  result?: unknown
  error?: { message: string }
}

/** As Playwright starts it for its own pictures: a mouse, and no saving of work in a window that nobody sees. */
const ours = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-startup-window',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
]

/** Starts the pinned browser and speaks to it. Playwright cannot: it does not know pages whose frames somebody else sends. */
export async function launch(...flags: string[]): Promise<Browser> {
  const { executablePath, args, env } = await pinnedBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'visual-'))
  const child = spawn(executablePath, [...args, ...ours, ...flags, `--user-data-dir=${profile}`], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const waiting = new Map<number, Waiting>()
  let isGone = false
  const gone = new Promise<void>((ended) => {
    child.once('exit', () => {
      isGone = true
      for (const { method, failed } of waiting.values())
        failed(new Error(`The browser ended in the middle of ${method}`))
      rmSync(profile, { recursive: true, force: true })
      ended()
    })
  })
  const input = child.stdio[3] as Writable
  // A browser that is gone takes no more words; that it is gone is said above.
  input.on('error', () => {})
  onMessage(child.stdio[4] as Readable, (message) => {
    const { id, result, error } = JSON.parse(message) as Reply
    const asked = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !asked) return
    waiting.delete(id)
    if (error) asked.failed(new Error(`${asked.method}: ${error.message}`))
    else asked.done(result as never)
  })

  let last = 0
  const sender =
    (sessionId?: string): Send =>
    (method, params) =>
      new Promise((done, failed) => {
        if (isGone) return failed(new Error(`The browser is gone and takes no ${method}`))
        const id = ++last
        waiting.set(id, { method, done, failed })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
  const send = sender()
  return {
    send,
    attach: async (targetId) => sender((await send('Target.attachToTarget', { targetId, flatten: true })).sessionId),
    close: async () => {
      // It may be gone before it has answered.
      send('Browser.close').catch(() => {})
      await gone
    },
  }
}

/** Messages end with a zero byte, and arrive in pieces of any size. */
export function onMessage(stream: Readable, hear: (message: string) => void) {
  let pieces: Buffer[] = []
  stream.on('data', (data: Buffer) => {
    let from = 0
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, from)) {
      pieces.push(data.subarray(from, end))
      hear(Buffer.concat(pieces).toString())
      pieces = []
      from = end + 1
    }
    pieces.push(data.subarray(from))
  })
}
