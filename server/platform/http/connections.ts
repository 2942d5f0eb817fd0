import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from '#server/platform/metrics.ts'
import { networksOf } from '#server/platform/networks.ts'
import { openFilesLimit } from '#server/platform/open-files.ts'

/** How many connections a server keeps open at once. */
export interface ConnectionLimits {
  /**
   * From one network, the wider ones of IPv6 being allowed more by their factor; null where the peers are proxies, which speak
   * for many callers.
   */
  perNetwork: number | null
  /** From everywhere. */
  total: number
}

/** How long a connection may keep the server waiting, in milliseconds. */
export interface ConnectionTimes {
  /** Until a response that was begun has been taken. */
  response: number
  /** Until the client closes its side, once the server has closed its own. */
  linger: number
}

interface ConnectionsOptions {
  limits: ConnectionLimits
  times: ConnectionTimes
  metrics: Metrics
}

/** Connections that share a limit. */
interface Group {
  max: number
  size: number
  /** Those without a running request, the one that has been idle for longest first. */
  idle: Set<Socket>
  /** Forgets the group, which has no connections any more. */
  remove(): void
}

interface Connection {
  socket: Socket
  groups: readonly Group[]
  /** The request that is running, and since when; null while the connection is idle. */
  running: { request: IncomingMessage; since: number } | null
  /** Pipelined requests behind the running one, and about how many bytes each takes. */
  waiting: { request: IncomingMessage; response: ServerResponse; size: number }[]
  /** What to do once every request that came has its response. */
  atEnd: (() => void) | null
}

/** The connections of one server. */
export interface Connections {
  /** Runs the requests of each connection one after the other. */
  inTurn(listener: RequestListener): RequestListener
  /** Watches the connections of a server. */
  watch(server: Server): void
  /**
   * Runs `action` when each whole request that came over a connection has its response; at once when none is running, or when
   * the running one is incomplete. The connection takes no more requests.
   */
  afterRequests(socket: Socket, action: () => void): void
}

/** How many connections one network may have. A browser has six; many people may share an address. */
const PER_NETWORK = 512
/** How many connections one process keeps, where it may open enough files. */
const TOTAL = 10_000
/** How many bytes of pipelined requests may wait on a connection; that of a client that sends more is closed. */
const MAX_WAITING = 256_000
/** What a waiting request takes besides its texts and its body, in bytes: a hundred small ones may wait. */
const REQUEST_SIZE = 2000
/** The most of a body that is read before the request runs, in bytes: as much as a stream takes in advance. */
const BODY_SIZE = 65_536
/** How often slow connections are looked for, in milliseconds, unless their time is shorter. */
const CHECK_INTERVAL = 5000

/** The limits of this process. Each connection may need a second open file, and the database and the log need theirs. */
export function connectionLimits({ isPerNetwork }: { isPerNetwork: boolean }): ConnectionLimits {
  const total = Math.max(16, Math.min(TOTAL, Math.floor(openFilesLimit() * 0.45) - 32))
  return { total, perNetwork: isPerNetwork ? Math.min(PER_NETWORK, total) : null }
}

/**
 * Bounds what clients can hold of a server by their connections. One request of a connection runs at a time, so each running
 * one has the socket, hears of its end and frees what it opened. A connection beyond a limit takes the place of the one that
 * has been idle for longest, and is closed when none is idle.
 */
export function createConnections({ limits, times, metrics }: ConnectionsOptions): Connections {
  const connections = new Map<Socket, Connection>()
  const everybody: Group = { max: limits.total, size: 0, idle: new Set(), remove() {} }
  const networks = new Map<string, Group>()

  const open = metrics.gauge('http_connections', 'Open connections')
  metrics.beforeReading(() => open.set(connections.size))
  const opened = metrics.counter('http_connections_opened_total', 'Connections that clients opened')
  opened.add({}, 0)
  const closed = metrics.counter('http_connections_closed_total', 'Connections that the server closed, by reason')
  for (const reason of ['too_many', 'too_slow', 'too_many_pipelined']) closed.add({ reason }, 0)

  /** The group of a network, which is there as long as it has connections. */
  function groupOf(network: string, max: number): Group {
    const group = networks.get(network) ?? {
      max,
      size: 0,
      idle: new Set(),
      remove: () => void networks.delete(network),
    }
    networks.set(network, group)
    return group
  }

  /** The groups of the networks that an address belongs to, the smallest first. */
  function groupsOf(address: string): Group[] {
    const { perNetwork } = limits
    if (perNetwork === null) return []
    return networksOf(address).map(({ name, factor }) => groupOf(name, Math.floor(perNetwork * factor)))
  }

  function close(socket: Socket, reason: string): void {
    closed.add({ reason })
    leave(socket)
    socket.destroy()
  }

  function leave(socket: Socket): void {
    const connection = connections.get(socket)
    if (!connection) return
    connections.delete(socket)
    for (const group of connection.groups) {
      group.size -= 1
      group.idle.delete(socket)
      if (group.size === 0) group.remove()
    }
  }

  function enter(socket: Socket): void {
    opened.add()
    const groups = [...groupsOf(socket.remoteAddress ?? ''), everybody]
    connections.set(socket, { socket, groups, running: null, waiting: [], atEnd: null })
    for (const group of groups) group.size += 1
    for (const group of groups) {
      if (group.size <= group.max) continue
      const [oldest] = group.idle
      close(oldest ?? socket, 'too_many')
      if (!oldest) return
    }
    for (const group of groups) group.idle.add(socket)
    socket.once('close', () => leave(socket))
    // A client that ignores the end of a connection would keep its socket open for good.
    socket.once('finish', () => {
      const timer = setTimeout(() => socket.destroy(), times.linger).unref()
      socket.once('close', () => clearTimeout(timer))
    })
  }

  function closeSlow(): void {
    const now = performance.now()
    for (const [socket, { running }] of connections) {
      if (running && now - running.since > times.response) close(socket, 'too_slow')
    }
  }

  function inTurn(listener: RequestListener): RequestListener {
    function run(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
      connection.running = { request, since: performance.now() }
      for (const { idle } of connection.groups) idle.delete(connection.socket)
      response.once('close', () => runNext(connection))
      listener(request, response)
    }

    function runNext(connection: Connection): void {
      const { socket, waiting, groups } = connection
      connection.running = null
      if (!connections.has(socket) || socket.destroyed) return
      const next = waiting.shift()
      // Of a connection that takes no more, the rest of an incomplete request never comes.
      if (next && (next.request.complete || !connection.atEnd)) run(connection, next.request, next.response)
      else if (connection.atEnd) connection.atEnd()
      else for (const { idle } of groups) idle.add(socket)
    }

    return (request, response) => {
      const connection = connections.get(request.socket)
      // The rest of what came over a connection that is closed by now.
      if (!connection || request.socket.destroyed) return
      if (!connection.running) return run(connection, request, response)
      connection.waiting.push({ request, response, size: sizeOf(request) })
      const size = connection.waiting.reduce((total, { size }) => total + size, 0)
      if (size > MAX_WAITING) close(request.socket, 'too_many_pipelined')
    }
  }

  return {
    inTurn,
    watch(server) {
      server.on('connection', enter)
      const timer = setInterval(closeSlow, Math.min(CHECK_INTERVAL, times.response)).unref()
      server.once('close', () => clearInterval(timer))
    },
    afterRequests(socket, action) {
      const connection = connections.get(socket)
      if (!connection?.running?.request.complete) return action()
      connection.atEnd = action
    },
  }
}

/** About how many bytes a request takes that waits for its turn. */
function sizeOf({ url = '', headers, rawHeaders }: IncomingMessage): number {
  const declared = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : BODY_SIZE
  const texts = rawHeaders.reduce((total, text) => total + text.length, url.length)
  return REQUEST_SIZE + texts + Math.min(declared, BODY_SIZE)
}
