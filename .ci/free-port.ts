import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral ports, which begin at 32,768 (Linux) or 49,152. */
const FIRST = 10_000
const LAST = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * Returns a free port outside the system's ephemeral range, so that it is still free when a server starts or restarts on it later.
 */
export async function freePort(): Promise<string> {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? String(port) : freePort()
}
