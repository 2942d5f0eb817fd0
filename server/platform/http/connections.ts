import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from '#server/platform/metrics.ts'
import { networksOf } from '#server/platform/networks.ts'
import { openFilesLimit } from '#server/platform/open-files.ts'

/** The number of connections that a server keeps open at the same time. */
export interface ConnectionLimits {
  /**
   * From one network; wider IPv6 networks are allowed more by their factor. Null behind proxies, whose connections
   * carry requests of many callers.
   */
  perNetwork: number | null
  /** In total. */
  total: number
}

/** How long a connection may keep the server waiting, in milliseconds. */
export interface ConnectionTimes {
  /** Until the client has received a response that was started. */
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
  /** Connections without a running request, the one that has been idle for longest first. */
  idle: Set<Socket>
  /** Removes the group, which has no connections any more. */
  remove(): void
}

interface Connection {
  socket: Socket
  groups: readonly Group[]
  /** The running request and its start time; null while the connection is idle. */
  running: { request: IncomingMessage; since: number } | null
  /** Pipelined requests behind the running one, with the approximate size of each in bytes. */
  waiting: { request: IncomingMessage; response: ServerResponse; size: number }[]
  /** Called once every request received has its response. */
  atEnd: (() => void) | null
}

/** The connections of one server. */
export interface Connections {
  /** Wraps a listener so that the requests of each connection run one after the other. */
  oneAtATime(listener: RequestListener): RequestListener
  /** Watches the connections of a server. */
  watch(server: Server): void
  /**
   * Runs `action` when each complete request received on a connection has its response; immediately when none is running, or when
   * the running one is incomplete. The connection accepts no more requests.
   */
  afterRequests(socket: Socket, action: () => void): void
  /** Keeps a connection that has changed to another protocol: it is never idle. */
  keep(socket: Socket): void
}

/** The number of connections that one network may have. A browser has six; many users may share an address. */
const PER_NETWORK = 512
/** The number of connections that one process keeps, if it may open enough files. */
const TOTAL = 10_000
/** The size of pipelined requests that may wait on a connection, in bytes; beyond that the connection is closed. */
const MAX_WAITING = 256_000
/** The size of a waiting request without its headers and its body, in bytes: a hundred small ones may wait. */
const REQUEST_SIZE = 2000
/** How much of a body is read before the request runs, in bytes: the buffer of a stream. */
const BODY_SIZE = 65_536
/** How often slow connections are looked for, in milliseconds, unless their timeout is shorter. */
const CHECK_INTERVAL = 5000

/** The limits of this process. Each connection may need a second open file, and the database and the log need some too. */
export function connectionLimits({ isPerNetwork }: { isPerNetwork: boolean }): ConnectionLimits {
  const total = Math.max(16, Math.min(TOTAL, Math.floor(openFilesLimit() * 0.45) - 32))
  return { total, perNetwork: isPerNetwork ? Math.min(PER_NETWORK, total) : null }
}

/**
 * Bounds the resources that clients can hold by their connections. A connection runs one request at a time, so the running one owns
 * the socket, is notified when it closes, and frees what it opened. A connection beyond a limit replaces the one that has been idle for
 * longest; if none is idle, it is closed.
 */
export function createConnections({ limits, times, metrics }: ConnectionsOptions): Connections {
  const connections = new Map<Socket, Connection>()
  const everyConnection: Group = { max: limits.total, size: 0, idle: new Set(), remove() {} }
  const networks = new Map<string, Group>()

  const open = metrics.gauge('http_connections', 'Open connections')
  metrics.beforeReading(() => open.set(connections.size))
  const opened = metrics.counter('http_connections_opened_total', 'Connections that clients opened')
  opened.add({}, 0)
  const closed = metrics.counter('http_connections_closed_total', 'Connections that the server closed, by reason')
  for (const reason of ['too_many', 'too_slow', 'too_many_pipelined']) closed.add({ reason }, 0)

  /** The group of a network, which exists as long as it has connections. */
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
    const groups = [...groupsOf(socket.remoteAddress ?? ''), everyConnection]
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
    // A client that does not close its side would keep the socket open forever.
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

  function oneAtATime(listener: RequestListener): RequestListener {
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
      // On a connection that accepts no more requests, the rest of an incomplete one never arrives.
      if (next && (next.request.complete || !connection.atEnd)) run(connection, next.request, next.response)
      else if (connection.atEnd) connection.atEnd()
      else for (const { idle } of groups) idle.add(socket)
    }

    return (request, response) => {
      const connection = connections.get(request.socket)
      // These requests were received on a connection that has been closed since.
      if (!connection || request.socket.destroyed) return
      if (!connection.running) return run(connection, request, response)
      connection.waiting.push({ request, response, size: sizeOf(request) })
      const size = connection.waiting.reduce((total, { size }) => total + size, 0)
      if (size > MAX_WAITING) close(request.socket, 'too_many_pipelined')
    }
  }

  return {
    oneAtATime,
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
    keep(socket) {
      for (const { idle } of connections.get(socket)?.groups ?? []) idle.delete(socket)
    },
  }
}

/** The approximate size of a waiting request in bytes. */
function sizeOf({ url = '', headers, rawHeaders }: IncomingMessage): number {
  const declared = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : BODY_SIZE
  const texts = rawHeaders.reduce((total, text) => total + text.length, url.length)
  return REQUEST_SIZE + texts + Math.min(declared, BODY_SIZE)
}
