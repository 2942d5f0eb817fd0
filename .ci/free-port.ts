import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems give out ports from 32,768 (Linux) or 49,152 on, to whoever connects or asks for any. */
const FIRST = 10_000
const LAST = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((found) => {
    const probe = createServer().once('error', () => found(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
  })

/**
 * A port that nobody listens on, and that the system gives to nobody by itself: it is still free when a server starts on it
 * later, and when one that was stopped comes back.
 */
export async function freePort(): Promise<string> {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? String(port) : freePort()
}
