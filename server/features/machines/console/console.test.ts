import { once } from 'node:events'
import { beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { CONSOLE_PROTOCOL, type ConsoleNotice, type ConsoleTicket } from '#contracts/console.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import { reasons } from '#server/features/machines/action-words.ts'
import { ProvisionerError } from '#server/features/machines/provisioner.ts'
import { createLog } from '#server/platform/log.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { IDLE, INPUT_BURST, INPUT_RATE, PING_INTERVAL } from './console-viewer.ts'
import { TICKET_LIFETIME } from './consoles.ts'
import { createFakeMachines } from './fake-machines-test-tools.ts'
import { CONSOLES_MAX } from './refusals.ts'

const SECOND = 1000
const machines = createFakeMachines()
const lines: string[] = []
const server = await startTestServer({
  consoleMachines: machines,
  log: createLog('debug', { write: (line) => void lines.push(line) }),
})

const order = {
  planId: 1,
  locationId: 1,
  name: 'web-1',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
}

/** A customer with a machine that runs. */
async function newOwner(): Promise<TestUser & { vpsId: string }> {
  const person = await server.customer({ balance: 100_000 })
  const { body } = await person.client.post('/api/vps/order', order)
  return { ...person, vpsId: body.vps.id }
}
type Owner = Awaited<ReturnType<typeof newOwner>>

const setStatus = async (vpsId: string, status: VpsStatus) => {
  machines.statuses.set(vpsId, status)
}
const pathOf = (vpsId: string) => `/api/vps/${vpsId}/console`
const askFor = ({ client, vpsId }: Owner) => client.post(pathOf(vpsId))
async function ticketOf(owner: Owner): Promise<ConsoleTicket> {
  const { status, body } = await askFor(owner)
  expect(status).toBe(200)
  return body
}

/** A browser's connection to a console. */
interface Screen {
  socket: WebSocket
  notices: ConsoleNotice[]
  text(): string
  type(text: string | Buffer): void
  say(command: unknown): void
  closed: Promise<number>
}

interface Connecting {
  cookie?: string
  origin?: string
  protocols?: string[]
}

function connect(
  { url, ticket }: ConsoleTicket,
  { cookie = '', origin = server.origin, protocols }: Connecting,
): Screen {
  const headers = { ...(cookie && { cookie }) }
  const offered = protocols ?? [`${CONSOLE_PROTOCOL}${ticket}`]
  const socket = new WebSocket(url, offered, { origin, headers, perMessageDeflate: true })
  const notices: ConsoleNotice[] = []
  let text = ''
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) text += data.toString('latin1')
    else notices.push(JSON.parse(data.toString()))
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  return {
    socket,
    notices,
    closed,
    text: () => text,
    type: (typed) => socket.send(Buffer.from(typed)),
    say: (command) => socket.send(JSON.stringify(command)),
  }
}

/** Opens a console, and waits until the machine is connected. */
async function open(owner: Owner): Promise<Screen & { machine: (typeof machines.consoles)[number] }> {
  const screen = connect(await ticketOf(owner), { cookie: owner.client.cookie })
  await once(screen.socket, 'open')
  await eventually(() => expect(screen.notices.at(-1)).toEqual({ kind: 'historyEnd' }))
  const machine = machines.consoles.at(-1)
  if (!machine) throw new Error('No console was opened')
  return { ...screen, machine }
}

/** The status and the code with which a connection is refused before the protocol changes. */
async function refused(ticket: ConsoleTicket, connecting: Connecting): Promise<[number, string]> {
  const { socket } = connect(ticket, connecting)
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  const chunks: Buffer[] = await response.toArray()
  const problem = JSON.parse(Buffer.concat(chunks).toString())
  expect(problem.requestId).toBe(response.headers['x-request-id'])
  return [response.statusCode, problem.code]
}

const closingOf = ({ notices }: Screen) => notices.flatMap((notice) => (notice.kind === 'closing' ? notice.reason : []))
const auditOf = (vpsId: string): Promise<{ action: string; actor_id: string; after_value: string }[]> =>
  server.database.queries('audit_log').where({ target_id: vpsId }).where('action', 'like', 'console.%').orderBy('id')

beforeEach(() => {
  Object.assign(machines, { power: 'running', history: '', fault: null, beforeOpening: async () => {} })
})

describe('a ticket', () => {
  test('opens the console of its machine, at an address of the site, for thirty seconds', async () => {
    const owner = await newOwner()
    const { ticket, url, expiresAt } = await ticketOf(owner)
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32)
    expect(url).toBe(`${server.origin.replace('http', 'ws')}${pathOf(owner.vpsId)}`)
    expect(Date.parse(expiresAt) - server.clock.now()).toBe(TICKET_LIFETIME)
    const stored = await server.database.queries('console_tickets').where({ instance_id: owner.vpsId }).select()
    expect(JSON.stringify(stored)).not.toContain(ticket)
  })

  test("is only for a customer's own machine", async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    expect((await other.client.post(pathOf(owner.vpsId))).body.code).toBe('not_found')
    expect((await server.visitor().post(pathOf(owner.vpsId))).body.code).toBe('not_signed_in')
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    expect((await demo.post(pathOf(owner.vpsId))).body.code).toBe('demo_read_only')
  })

  test.each(['creating', 'suspended', 'failed', 'terminated'] as const)(
    'is not for a machine that is %s',
    async (status) => {
      const owner = await newOwner()
      await setStatus(owner.vpsId, status)
      const { body, ...response } = await askFor(owner)
      expect([response.status, body.code, body.detail]).toEqual([409, 'not_possible', reasons[status].vi])
    },
  )

  test('is not for a machine that is switched off, but for one in rescue', async () => {
    const owner = await newOwner()
    machines.power = 'stopped'
    expect((await askFor(owner)).body.code).toBe('not_possible')
    machines.power = 'rescue'
    expect((await askFor(owner)).status).toBe(200)
  })

  test('can be used once, also by two connections at once', async () => {
    const owner = await newOwner()
    const ticket = await ticketOf(owner)
    const before = machines.consoles.length
    const screens = [1, 2].map(() => connect(ticket, { cookie: owner.client.cookie }))
    const ends = await Promise.all(
      screens.map(
        ({ socket }) =>
          new Promise((resolve) => {
            socket.on('error', () => {})
            socket.once('open', () => resolve(101))
            socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
          }),
      ),
    )
    expect(ends.toSorted()).toEqual([101, 403])
    expect(machines.consoles).toHaveLength(before + 1)
    expect(await refused(ticket, { cookie: owner.client.cookie })).toEqual([403, 'console_ticket_invalid'])
    for (const { socket } of screens) socket.terminate()
  })

  test('cannot be used late', async () => {
    const owner = await newOwner()
    const ticket = await ticketOf(owner)
    server.clock.advance(TICKET_LIFETIME)
    expect(await refused(ticket, { cookie: owner.client.cookie })).toEqual([403, 'console_ticket_invalid'])
    await server.runCleanup()
    expect(await server.database.queries('console_tickets').where({ instance_id: owner.vpsId })).toEqual([])
  })

  test("is of one customer, one session and one machine; another's attempt does not use it up", async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const ticket = await ticketOf(owner)
    const { cookie } = owner.client
    const again = server.visitor()
    await again.post('/api/auth/login', { email: owner.user.email, password: owner.password })
    const { body: second } = await owner.client.post('/api/vps/order', order)
    const elsewhere = { ...ticket, url: ticket.url.replace(owner.vpsId, second.vps.id) }
    expect(await refused(ticket, { cookie: other.client.cookie })).toEqual([403, 'console_ticket_invalid'])
    expect(await refused(ticket, { cookie: again.cookie })).toEqual([403, 'console_ticket_invalid'])
    expect(await refused(elsewhere, { cookie })).toEqual([403, 'console_ticket_invalid'])
    expect(await refused({ ...ticket, ticket: 'x' }, { cookie })).toEqual([403, 'console_ticket_invalid'])
    expect(await refused(ticket, { cookie, protocols: ['chat'] })).toEqual([403, 'console_ticket_invalid'])
    const screen = connect(ticket, { cookie })
    await once(screen.socket, 'open')
    screen.socket.terminate()
  })

  test('is not enough: the session must be valid, and the page be ours', async () => {
    const owner = await newOwner()
    const { cookie } = owner.client
    const ticket = await ticketOf(owner)
    expect(await refused(ticket, { cookie: 'session=' })).toEqual([401, 'not_signed_in'])
    expect(await refused(ticket, { cookie, origin: 'https://evil.test' })).toEqual([403, 'cross_site'])
    expect(await refused(ticket, { cookie, origin: 'null' })).toEqual([403, 'cross_site'])
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    expect(await refused(ticket, { cookie: demo.cookie })).toEqual([403, 'demo_read_only'])
    await owner.client.post('/api/auth/logout')
    expect(await refused(ticket, { cookie })).toEqual([401, 'not_signed_in'])
    const denials = await server.database.queries('audit_log').where({ action: 'refused' })
    expect(denials.map(({ target_id }) => target_id)).toContain('WebSocket /api/vps/:vpsId/console')
  })

  test('is enough for a program that sends no cookie, once and while its session lasts', async () => {
    const owner = await newOwner()
    const ticket = await ticketOf(owner)
    const screen = connect(ticket, {})
    await once(screen.socket, 'open')
    expect(await refused(ticket, {})).toEqual([403, 'console_ticket_invalid'])
    screen.socket.terminate()
    const late = await ticketOf(owner)
    await owner.client.post('/api/auth/logout')
    expect(await refused(late, {})).toEqual([401, 'not_signed_in'])
  })

  test('does not open what has ended since', async () => {
    const owner = await newOwner()
    const { cookie } = owner.client
    const suspended = await ticketOf(owner)
    const [stopped, unreachable] = [await ticketOf(owner), await ticketOf(owner)]
    await setStatus(owner.vpsId, 'suspended')
    expect(await refused(suspended, { cookie })).toEqual([409, 'not_possible'])
    await setStatus(owner.vpsId, 'active')
    machines.power = 'stopped'
    expect(await refused(stopped, { cookie })).toEqual([409, 'not_possible'])
    machines.power = 'running'
    machines.fault = new ProvisionerError('unavailable', 'the node is away')
    expect(await refused(unreachable, { cookie })).toEqual([503, 'console_unavailable'])
    // What failed does not count as open.
    machines.fault = null
    const screens: Screen[] = []
    for (let number = 0; number < CONSOLES_MAX; number++) screens.push(await open(owner))
    for (const { socket } of screens) socket.terminate()
  })
})

describe('an open console', () => {
  test('shows what the machine wrote before, then connects both sides, and selects the subprotocol that was offered', async () => {
    const owner = await newOwner()
    machines.history = 'Ubuntu 24.04\r\nlogin: '
    const ticket = await ticketOf(owner)
    const screen = connect(ticket, {
      cookie: owner.client.cookie,
      protocols: ['chat', `${CONSOLE_PROTOCOL}${ticket.ticket}`],
    })
    await once(screen.socket, 'open')
    expect(screen.socket.protocol).toBe(`${CONSOLE_PROTOCOL}${ticket.ticket}`)
    expect(screen.socket.extensions).toBe('')
    await eventually(() => expect(screen.notices).toHaveLength(2))
    expect(screen.notices).toEqual([{ kind: 'opened', machine: 'web-1', isScripted: true }, { kind: 'historyEnd' }])
    expect(screen.text()).toBe(machines.history)
    const machine = machines.consoles.at(-1)
    screen.type('root\r')
    await eventually(() => expect(machine?.typed()).toBe('root\r'))
    machine?.print('Password: ')
    await eventually(() => expect(screen.text()).toBe(`${machines.history}Password: `))
    screen.socket.close()
    await eventually(() => expect(machine?.isClosed()).toBe(true))
  })

  test('tells the machine the size of the window, and answers pings', async () => {
    const { machine, ...screen } = await open(await newOwner())
    screen.say({ kind: 'resize', columns: 120, rows: 40 })
    screen.say({ kind: 'ping', at: 12.5 })
    await eventually(() => expect(screen.notices.at(-1)).toEqual({ kind: 'pong', at: 12.5 }))
    expect(machine.sizes).toEqual([[120, 40]])
    screen.socket.terminate()
  })

  test.each(['{"kind":"resize","columns":1,"rows":40}', '{"kind":"reboot"}', 'x', ''])(
    'ends when it does not understand a command: %s',
    async (text) => {
      const { machine, ...screen } = await open(await newOwner())
      screen.socket.send(text)
      expect(await screen.closed).toBe(1003)
      expect(machine.isClosed()).toBe(true)
    },
  )

  test('ends when a message is too large', async () => {
    const screen = await open(await newOwner())
    screen.type(Buffer.alloc(65_537))
    expect(await screen.closed).toBe(1009)
  })

  test.each<[string, string, (owner: Owner) => Promise<unknown>]>([
    ['its session ends', 'session_ended', ({ client }) => client.post('/api/auth/logout')],
    [
      'its customer is locked',
      'locked',
      async ({ user }) =>
        (await server.admin()).client.patch(`/api/admin/users/${user.id}/status`, { isActive: false }),
    ],
    ['its machine is suspended', 'suspended', ({ vpsId }) => setStatus(vpsId, 'suspended')],
    ['its machine is terminated', 'machine_gone', ({ vpsId }) => setStatus(vpsId, 'terminated')],
    [
      'its machine is switched off',
      'machine_stopped',
      async () => {
        machines.power = 'stopped'
      },
    ],
  ])('ends when %s, and says so', async (_, reason, happens) => {
    const owner = await newOwner()
    const screen = await open(owner)
    await server.consoles.check()
    expect(screen.socket.readyState).toBe(WebSocket.OPEN)
    await happens(owner)
    await server.consoles.check()
    expect(await screen.closed).toBe(1008)
    expect(closingOf(screen)).toEqual([reason])
    expect(screen.machine.isClosed()).toBe(true)
    await eventually(async () => expect((await auditOf(owner.vpsId)).at(-1)?.after_value).toContain(reason))
  })

  test('ends after half an hour in which nothing was typed, whatever the machine writes', async () => {
    const { machine, ...screen } = await open(await newOwner())
    server.clock.advance(IDLE - SECOND)
    screen.type('x')
    await eventually(() => expect(machine.typed()).toBe('x'))
    server.clock.advance(IDLE - SECOND)
    machine.print('.')
    screen.say({ kind: 'ping', at: 1 })
    await eventually(() => expect(screen.notices.at(-1)?.kind).toBe('pong'))
    await server.consoles.check()
    expect(screen.socket.readyState).toBe(WebSocket.OPEN)
    server.clock.advance(SECOND)
    await server.consoles.check()
    expect(await screen.closed).toBe(1000)
    expect(closingOf(screen)).toEqual(['idle'])
  })

  test('ends when more is typed than anyone types or pastes', async () => {
    const { machine, ...screen } = await open(await newOwner())
    const second = Buffer.alloc(INPUT_RATE / 2, 'x')
    const type = async (times: number) => {
      const before = machine.typed().length
      for (let number = 0; number < times; number++) screen.type(second)
      await eventually(() => expect(machine.typed()).toHaveLength(before + times * second.length))
    }
    // The first are typed at once, the others at the highest rate that is allowed for long.
    await type((2 * INPUT_BURST) / INPUT_RATE)
    for (let seconds = 0; seconds < 3; seconds++) {
      server.clock.advance(SECOND)
      await type(2)
    }
    screen.type('x')
    expect(await screen.closed).toBe(1008)
    expect(closingOf(screen)).toEqual(['too_fast'])
  })

  test('ends when commands come too fast', async () => {
    const screen = await open(await newOwner())
    for (let number = 0; number < 2000; number++) screen.say({ kind: 'resize', columns: 80, rows: 24 })
    await screen.closed
    expect(closingOf(screen)).toEqual(['too_fast'])
  })

  test('ends with the server', async () => {
    const own = createFakeMachines()
    const other = await startTestServer({ consoleMachines: own })
    const person = await other.customer({ balance: 100_000 })
    const { body } = await person.client.post('/api/vps/order', order)
    const { body: ticket } = await person.client.post(pathOf(body.vps.id))
    const screen = connect(ticket, { cookie: person.client.cookie, origin: other.origin })
    await once(screen.socket, 'open')
    await other.consoles.stop()
    expect(await screen.closed).toBe(1001)
    expect(closingOf(screen)).toEqual(['server_stopping'])
  })

  test('ends without a reason when the machine closes it, so that the viewer connects again; with one if that is known', async () => {
    const owner = await newOwner()
    const screen = await open(owner)
    screen.machine.stream.destroy(new Error('the node is away'))
    expect(await screen.closed).toBe(1012)
    expect(closingOf(screen)).toEqual([])
    const again = await open(owner)
    machines.power = 'stopped'
    again.machine.stream.push(null)
    await again.closed
    expect(closingOf(again)).toEqual(['machine_stopped'])
  })

  test('ends when its viewer gives no sign of life', async () => {
    const screen = await open(await newOwner())
    const beat = async () => {
      server.clock.advance(PING_INTERVAL)
      await server.consoles.check()
    }
    let pings = 0
    screen.socket.on('ping', () => {
      pings += 1
    })
    for (const count of [1, 2]) {
      await beat()
      await eventually(() => expect(pings).toBe(count))
      // What comes back after the sign of life shows that it has arrived.
      screen.say({ kind: 'ping', at: count })
      await eventually(() => expect(screen.notices.at(-1)).toEqual({ kind: 'pong', at: count }))
    }
    screen.socket.pause()
    await beat()
    await beat()
    expect(screen.machine.isClosed()).toBe(true)
    screen.socket.resume()
    expect(await screen.closed).toBe(1006)
  })

  test('lets the machine wait for a slow viewer, who misses nothing', async () => {
    const { machine, ...screen } = await open(await newOwner())
    screen.socket.pause()
    const size = 64 * 1024 * 1024
    const written = machine.flood(size)
    expect(written).toBeLessThan(size)
    expect(machine.isClosed()).toBe(false)
    screen.socket.resume()
    await eventually(() => expect(screen.text().length).toBe(written))
    machine.print('#')
    await eventually(() => expect(screen.text().at(-1)).toBe('#'))
    screen.socket.terminate()
  })

  test('drops a viewer who is too slow', async () => {
    const { machine, ...screen } = await open(await newOwner())
    screen.socket.pause()
    machine.print(Buffer.alloc(32 * 1024 * 1024))
    await eventually(() => expect(machine.isClosed()).toBe(true))
    screen.socket.resume()
    expect(await screen.closed).toBe(1006)
  })

  test('is one of a few of a customer', async () => {
    const owner = await newOwner()
    const tickets = [await ticketOf(owner), await ticketOf(owner)]
    const screens: Screen[] = []
    for (let number = 1; number < CONSOLES_MAX; number++) screens.push(await open(owner))
    const { cookie } = owner.client
    const last = connect(tickets[0] as ConsoleTicket, { cookie })
    await once(last.socket, 'open')
    expect(await refused(tickets[1] as ConsoleTicket, { cookie })).toEqual([409, 'too_many_consoles'])
    expect((await askFor(owner)).body.code).toBe('too_many_consoles')
    last.socket.close()
    await eventually(async () => expect((await askFor(owner)).status).toBe(200))
    for (const { socket } of screens) socket.terminate()
  })

  test('can be opened again, beside others', async () => {
    const owner = await newOwner()
    const [one, two] = [await open(owner), await open(owner)]
    one.socket.terminate()
    await eventually(() => expect(one.machine.isClosed()).toBe(true))
    expect(two.machine.isClosed()).toBe(false)
    const again = await open(owner)
    for (const { socket } of [two, again]) socket.terminate()
  })

  test('is not left open for a viewer who has left while it was being opened', async () => {
    const owner = await newOwner()
    let connectMachine = () => {}
    const opening = new Promise<void>((resolve) => {
      machines.beforeOpening = () =>
        new Promise((ready) => {
          connectMachine = ready
          resolve()
        })
    })
    const { socket, closed } = connect(await ticketOf(owner), { cookie: owner.client.cookie })
    socket.on('error', () => {})
    await opening
    socket.terminate()
    await closed
    const before = machines.consoles.length
    connectMachine()
    await eventually(() => expect(machines.consoles.at(before)?.isClosed()).toBe(true))
  })

  test('is counted, and audited without what was typed or shown', async () => {
    const owner = await newOwner()
    await eventually(async () => expect(await server.metric('sen_open_consoles')).toBe(0))
    const { machine, ...screen } = await open(owner)
    expect(await server.metric('sen_open_consoles')).toBe(1)
    screen.type('mat-khau-bi-mat\r')
    machine.print('tra-loi-bi-mat')
    await eventually(() => expect(screen.text()).toContain('tra-loi'))
    server.clock.advance(90 * SECOND)
    screen.socket.close()
    await eventually(async () => expect(await auditOf(owner.vpsId)).toHaveLength(2))
    const entries = await auditOf(owner.vpsId)
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['console.open', owner.user.id],
      ['console.close', owner.user.id],
    ])
    expect(JSON.parse(entries[1]?.after_value ?? '')).toEqual({ reason: 'left', seconds: 90 })
    expect(JSON.stringify(await server.database.queries('audit_log').select()) + lines.join('')).not.toContain('bi-mat')
    expect(await server.metric('sen_open_consoles')).toBe(0)
  })
})

describe('other requests that offer another protocol', () => {
  test.each([
    ['/api/health', 'websocket', 200],
    ['/api/vps/nothing/console', 'websocket', 405],
    ['/api/health', 'h2c', 200],
  ])('are ordinary requests: %s with %s', async (path, upgrade, status) => {
    const { host, port } = new URL(server.origin)
    const { connect: connectSocket } = await import('node:net')
    const socket = connectSocket(Number(port), '127.0.0.1')
    socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close, Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`)
    const text = Buffer.concat(await socket.toArray()).toString()
    expect(Number(text.split(' ')[1])).toBe(status)
  })
})

test("a console opens on the sandbox's machine, whose console is a script and says so", async () => {
  const other = await startTestServer()
  const person = await other.customer({ balance: 100_000 })
  const { body } = await person.client.post('/api/vps/order', order)
  await other.runJobs()
  other.clock.advance(60 * SECOND)
  await other.runJobs()
  const { status, body: ticket } = await person.client.post(pathOf(body.vps.id))
  expect(status).toBe(200)
  const screen = connect(ticket, { cookie: person.client.cookie, origin: other.origin })
  await eventually(() => expect(screen.notices.at(-1)).toEqual({ kind: 'historyEnd' }))
  expect(screen.notices[0]).toEqual({ kind: 'opened', machine: 'web-1', isScripted: true })
  screen.type('\r')
  await eventually(() => expect(screen.text()).not.toBe(''))
  screen.socket.terminate()
})
