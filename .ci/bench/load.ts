import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { percentile } from './figures.ts'

/** One call of a load. */
export interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** The result of a load. */
export interface Measured {
  /** The number of units, each one call or a group of calls. */
  count: number
  seconds: number
  /** Milliseconds from sending a request to the complete response. */
  p50: number
  p99: number
  /** The server's processor time, user and system, in microseconds per unit. */
  cpu: number
  /** The same for the database's process; 0 if it has none. */
  databaseCpu: number
  /** How many processors the server, its database and the client used together. If that is all there are, they limit the rate. */
  processors: number
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10

/** The processor time that a process and its threads have used so far, in milliseconds. */
export function cpuOf(pid: number): number {
  // The name, in parentheses, may contain spaces: user and system time are the 12th and 13th values after it.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(values[11]) + Number(values[12])) * TICK
}

/** The resident memory of a process, in MB. */
export const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** An HTTP client that keeps its connections. Rejects unless the response is a success: errors are fast and would distort the figures. */
export function createClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)
  return {
    call: ({ method = 'GET', path, headers, body }: Call) =>
      new Promise<{ text: string; cookie: string | undefined }>((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const entity = payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        const sent = request(
          { agent, hostname, port, method, path, headers: { ...headers, ...entity } },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (chunk) => {
              text += chunk
            })
            response.once('error', reject)
            response.once('end', () => {
              const status = response.statusCode ?? 0
              if (status < 200 || status > 299) reject(new Error(`${method} ${path} returned ${status}: ${text}`))
              else resolve({ text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] })
            })
          },
        )
        sent.once('error', reject)
        sent.end(payload)
      }),
    close: () => agent.destroy(),
  }
}

interface LoadOptions {
  pid: number
  /** The process of the server's database, if it has one. */
  databasePid?: number | undefined
  origin: string
  clients: number
  /** The load ends after this time, or after `most` units if that is sooner. */
  seconds: number
  max?: number
  /** The calls of one unit, sent one after the other. */
  next(number: number): Call[]
  /** Resolves when the work that the calls started is finished. */
  settled?(): Promise<void>
}

/** Runs a number of clients, each of which sends the next call when it has the response to the last one. */
export async function load({
  pid,
  databasePid,
  origin,
  clients,
  seconds,
  max,
  next,
  settled,
}: LoadOptions): Promise<Measured> {
  const http = createClient(origin, clients)
  const times: number[] = []
  let number = 0
  const processorTimes = () => ({
    server: cpuOf(pid),
    database: databasePid === undefined ? 0 : cpuOf(databasePid),
    client: cpuOf(process.pid),
  })
  const before = processorTimes()
  const began = performance.now()
  async function client() {
    while (performance.now() - began < seconds * 1000 && number < (max ?? Number.POSITIVE_INFINITY)) {
      const calls = next(number++)
      const sent = performance.now()
      for (const call of calls) await http.call(call)
      times.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
    await settled?.()
    const elapsed = (performance.now() - began) / 1000
    const after = processorTimes()
    const server = after.server - before.server
    const database = after.database - before.database
    const clientTime = after.client - before.client
    return {
      count: times.length,
      seconds: elapsed,
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      cpu: (server / times.length) * 1000,
      databaseCpu: (database / times.length) * 1000,
      processors: (server + database + clientTime) / 1000 / elapsed,
    }
  } finally {
    http.close()
  }
}
