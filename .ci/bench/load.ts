import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** One call of a load. */
export interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** What a load found. */
export interface Measured {
  /** Whatever was asked for: one call, or a group of them. */
  count: number
  seconds: number
  /** Milliseconds from sending to the whole answer, for half and for 99 of 100. */
  p50: number
  p99: number
  /** The server's processor time, user and system, in microseconds for each. */
  cpu: number
  /** The same of its database's process; 0 when it has none. */
  databaseCpu: number
  /** How many processors the server, its database and who asks used together: when it is all there are, they bound the rate. */
  processors: number
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10

/** What a process and its threads have used of the processors so far, in milliseconds. */
export function cpuOf(pid: number): number {
  // The name, in parentheses, may hold spaces: user and system time are the 12th and 13th values behind it.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(values[11]) + Number(values[12])) * TICK
}

/** What a process holds in memory now, in MB. */
export const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A caller that keeps its connections. Throws when an answer is none of success: errors are quick, and no figure. */
export function createCaller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)
  return {
    call: ({ method = 'GET', path, headers, body }: Call) =>
      new Promise<{ text: string; cookie: string | undefined }>((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const about = payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...about } }, (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part) => {
            text += part
          })
          answer.once('error', reject)
          answer.once('end', () => {
            const status = answer.statusCode ?? 0
            if (status < 200 || status > 299) reject(new Error(`${method} ${path} was answered ${status}: ${text}`))
            else resolve({ text, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] })
          })
        })
        sent.once('error', reject)
        sent.end(payload)
      }),
    close: () => agent.destroy(),
  }
}

interface LoadOptions {
  pid: number
  /** The process of the server's database, if it is one of its own. */
  databasePid?: number | undefined
  origin: string
  clients: number
  /** Ends after this time, or after so many calls if that is sooner. */
  seconds: number
  most?: number
  /** The calls that make one; in turn. */
  next(number: number): Call[]
  /** What has to happen before the last one counts as done. */
  settled?(): Promise<void>
}

/** Clients that each send the next call when the last one was answered. */
export async function load({
  pid,
  databasePid,
  origin,
  clients,
  seconds,
  most,
  next,
  settled,
}: LoadOptions): Promise<Measured> {
  const caller = createCaller(origin, clients)
  const times: number[] = []
  let number = 0
  const spent = () => ({
    server: cpuOf(pid),
    database: databasePid === undefined ? 0 : cpuOf(databasePid),
    caller: cpuOf(process.pid),
  })
  const before = spent()
  const began = performance.now()
  async function client() {
    while (performance.now() - began < seconds * 1000 && number < (most ?? Number.POSITIVE_INFINITY)) {
      const calls = next(number++)
      const sent = performance.now()
      for (const call of calls) await caller.call(call)
      times.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
    await settled?.()
    const took = (performance.now() - began) / 1000
    const after = spent()
    const server = after.server - before.server
    const database = after.database - before.database
    const caller = after.caller - before.caller
    times.sort((a, b) => a - b)
    const quantile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN
    return {
      count: times.length,
      seconds: took,
      p50: quantile(0.5),
      p99: quantile(0.99),
      cpu: (server / times.length) * 1000,
      databaseCpu: (database / times.length) * 1000,
      processors: (server + database + caller) / 1000 / took,
    }
  } finally {
    caller.close()
  }
}
