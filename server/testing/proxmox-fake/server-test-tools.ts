import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import express, { type Request, type Response } from 'express'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import { type FakeCall, type FakeCaller, fakeCalls } from './calls-test-tools.ts'
import { type FakeCluster, FakeError } from './cluster-test-tools.ts'

export const TOKEN_ID = 'sen@pve!panel'
export const TOKEN_SECRET = '0b5f0a52-6c1f-4f7d-9b7e-0123456789ab'
const API = '/api2/json'
/** How long the ticket of a terminal is valid, in milliseconds. */
const TICKET_LIFE = 40_000

interface Terminal {
  user: string
  isToken: boolean
  port: number
  vmid: number
  ticket: string
  expiresAt: number
}

/** Who sent a request; null for an unknown caller. */
function callerOf(headers: Record<string, string | string[] | undefined>, isWrite: boolean): FakeCaller | null {
  if (headers.authorization === `PVEAPIToken=${TOKEN_ID}=${TOKEN_SECRET}`) return { user: TOKEN_ID, isToken: true }
  const ticket = /PVEAuthCookie=([^;]+)/.exec(String(headers.cookie ?? ''))?.[1]
  if (decodeURIComponent(ticket ?? '') !== 'PVE:sen-console@pve:TICKET') return null
  if (isWrite && headers.csrfpreventiontoken !== 'CSRF') return null
  return { user: 'sen-console@pve', isToken: false }
}

/** Speaks the protocol of a cluster's API: paths, forms, tasks, locks, error texts, terminals. */
export async function serveFakeProxmox(cluster: FakeCluster, tls?: { key: string; cert: string }) {
  const app = express()
  const terminals: Terminal[] = []
  const calls = [...fakeCalls(cluster), terminalCall()]
  const requests: string[] = []

  function terminalCall(): FakeCall {
    return {
      method: 'POST',
      path: '/nodes/:node/qemu/:vmid/termproxy',
      schema: v.strictObject({ serial: v.optional(v.picklist(['serial0', 'serial1'])) }),
      run({ path, caller }) {
        const { vmid, isRunning, config, node } = cluster.machine(path.node ?? '', Number(path.vmid))
        if (!isRunning) throw new FakeError(500, `VM ${vmid} not running`)
        if (config.serial0 !== 'socket') throw new FakeError(500, 'unable to find a serial interface')
        const port = 5900 + terminals.length
        const ticket = `PVEVNC:${port}::${vmid}+/=`
        terminals.push({ ...caller, port, vmid, ticket, expiresAt: cluster.clock.now() + TICKET_LIFE })
        return {
          user: caller.user,
          ticket,
          port: String(port),
          upid: cluster.begin(node, 'vncproxy', vmid, () => 'OK'),
        }
      },
    }
  }

  /** An error as Proxmox sends it: its text is in the line of the status, and from version 9 on in the body, too. */
  function fail(response: Response, { status, message, errors }: FakeError): void {
    response.status(status)
    response.statusMessage = message
    if (status === 401) {
      response.type('text').send('')
      return
    }
    response.json({ data: null, ...(errors && { errors }), ...(!cluster.isOld && { message: `${message}\n` }) })
  }

  function validate({ schema }: FakeCall, values: Record<string, string>): Record<string, string> {
    const result = v.safeParse(schema, values, { abortPipeEarly: true })
    if (result.success) return values
    const errors = Object.fromEntries(
      result.issues.map((issue) => {
        const name = String(issue.path?.[0]?.key)
        if (issue.expected === 'never')
          return [name, 'property is not defined in schema and the schema does not allow additional properties']
        return [name, issue.received === 'undefined' ? 'property is missing and it is not optional' : issue.message]
      }),
    )
    throw new FakeError(400, 'Parameter verification failed.', errors)
  }

  /** The values of a form. A body may be JSON, too, with numbers and truths of its own. */
  const textsOf = (values: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(typeof value === 'boolean' ? Number(value) : value)]),
    )

  /** The fault that a test has arranged for this request. */
  function faultFor(request: string) {
    const fault = cluster.callFaults.find(({ on, times }) => times > 0 && on.test(request))
    if (fault) fault.times -= 1
    return fault
  }

  function handle(call: FakeCall, request: Request, response: Response): void {
    const name = `${request.method} ${request.path}`
    requests.push(name)
    cluster.settle()
    const fault = faultFor(name)
    try {
      const caller =
        call.path === '/access/ticket'
          ? { user: '', isToken: false }
          : callerOf(request.headers, request.method !== 'GET')
      if (!caller || fault?.as === 'unauthorized') throw new FakeError(401, 'No ticket')
      const path = Object.fromEntries(Object.entries(request.params).map(([key, value]) => [key, String(value)]))
      if (fault?.as === 'away' || cluster.downNodes.has(path.node ?? '')) throw new FakeError(595, 'No route to host')
      if (fault?.as === 'refused') throw new FakeError(500, fault.text ?? 'internal error')
      const body = validate(call, textsOf({ ...request.query, ...request.body }))
      const data = call.run({ path, body, caller }) ?? null
      if (fault?.as === 'closed') {
        request.socket.destroy()
        return
      }
      if (fault?.as === 'error') throw new FakeError(500, fault.text ?? 'got no worker upid - start worker failed')
      response.json({ data })
    } catch (error) {
      if (!(error instanceof FakeError)) throw error
      fail(response, error)
    }
  }

  app.use(express.urlencoded({ extended: false }), express.json())
  const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
  for (const call of calls)
    app[methods[call.method]](`${API}${call.path}`, (request: Request, response: Response) =>
      handle(call, request, response),
    )
  app.use((request: Request, response: Response) =>
    fail(response, new FakeError(501, `Method '${request.method} ${request.path.replace(API, '')}' not implemented`)),
  )

  const server: Server = tls ? createTlsServer(tls, app) : createServer(app)
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'binary' })

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '', 'http://pve')
    const caller = callerOf(request.headers, false)
    const [, vmid] = /\/qemu\/(\d+)\/vncwebsocket$/.exec(url.pathname) ?? []
    const terminal = terminals.find(
      ({ port, ticket, vmid: of }) =>
        String(port) === url.searchParams.get('port') &&
        ticket === url.searchParams.get('vncticket') &&
        String(of) === vmid,
    )
    const isLate = !terminal || terminal.expiresAt < cluster.clock.now()
    const isRefused = request.headers['sec-websocket-protocol'] !== 'binary' || caller?.user !== terminal?.user
    if (isLate || isRefused || !terminal) {
      socket.end('HTTP/1.1 401 permission denied - invalid PVEVNC ticket\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => speak(client, terminal))
  })

  /** A terminal: the ticket, then frames with their lengths. It echoes what is typed. */
  function speak(client: WebSocket, terminal: Terminal): void {
    const machine = cluster.machines.get(terminal.vmid)
    let isAccepted = false
    client.on('message', (message: Buffer) => {
      if (!machine) return client.close()
      if (!isAccepted) {
        // Up to version 8 the ticket of a token is not accepted.
        const isKnown = message.toString() === `${terminal.user}:${terminal.ticket}\n`
        if (!isKnown || (cluster.isOld && terminal.isToken)) return client.close()
        isAccepted = true
        client.send(Buffer.from(`OK\r\n${machine.config.name} login: `))
        return
      }
      receive(client, machine, message)
    })
  }

  function receive(
    client: WebSocket,
    machine: NonNullable<ReturnType<typeof cluster.machines.get>>,
    message: Buffer,
  ): void {
    const text = message.toString('latin1')
    const data = /^0:(\d+):/.exec(text)
    const size = /^1:(\d+):(\d+):$/.exec(text)
    if (data) {
      const typed = message.subarray(data[0].length)
      if (typed.length !== Number(data[1])) {
        client.close()
        return
      }
      machine.typed += typed.toString()
      client.send(typed)
    } else if (size) {
      machine.windows.push(`${size[1]}x${size[2]}`)
    } else if (text === '2') {
      machine.pings += 1
    } else {
      client.close()
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    /** The requests that arrived, such as `GET /api2/json/version`. */
    requests,
    async close(): Promise<void> {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
