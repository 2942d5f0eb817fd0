import type { WebSocket } from 'ws'
import type { ConsoleTicket } from '#contracts/console.ts'
import { type Impossibility, impossibility } from '#contracts/rules/machine-actions.ts'
import { type Sessions, sha256 } from '#server/features/auth/sessions.ts'
import { reasons } from '#server/features/machines/action-words.ts'
import { type MachineConsole, ProvisionerError } from '#server/features/machines/provisioner.ts'
import { notPossible } from '#server/features/machines/refusals.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { ConsoleMachine, ConsoleMachines } from './console-machines.ts'
import type { ConsoleTicketsStore } from './console-tickets-store.ts'
import { type ClosedReason, type ClosingReason, createViewer, type Viewer } from './console-viewer.ts'
import { CONSOLES_MAX, refusals } from './refusals.ts'

/** How long a ticket can be used, in milliseconds. */
export const TICKET_LIFETIME = 30_000
/** How often open consoles are checked, in milliseconds. */
const CHECK_INTERVAL = 3000
/** How long connecting to a machine may take, in milliseconds. */
const OPEN_TIMEOUT = 10_000
/** How long viewers may take to leave when the server stops, in milliseconds. */
const LEAVE_TIMEOUT = 1000

/** Who opens a console, and from where. */
export interface Visit {
  session: Session
  vpsId: string
  address: string
  requestId: string
  /** Finds the session again: null once it has ended. Throws `session_locked` once its user is locked. */
  findSession: () => Promise<Session | null>
}

/** A console that is connected to its machine, and waits for the viewer's socket. */
export interface OpenedConsole {
  machine: ConsoleMachine
  console: MachineConsole
}

/** The consoles of machines, as customers see them in their browsers. */
export interface Consoles {
  /**
   * Makes a ticket, which opens the console of a machine once. `siteOrigin` is where the browser is. Throws a 404 for none of this customer's, a 409 when
   * it has no console now.
   */
  ticket(session: Session, vpsId: string, siteOrigin: string): Promise<ConsoleTicket>
  /** Finds the session that a ticket was made in: for a client without its cookie. Throws a 403 for a ticket that was used or is late. */
  sessionOf(ticket: string): Promise<() => Promise<Session | null>>
  /**
   * Uses a ticket, and connects to the machine; `attach` or `abandon` follows. Throws a 403 for a ticket that was used, is late, or is of another session or
   * machine; a 409 when the machine has no console now; a 503 when it cannot be reached.
   */
  open(visit: Visit, ticket: string): Promise<OpenedConsole>
  /** Connects a viewer's socket. */
  attach(visit: Visit, opened: OpenedConsole, socket: WebSocket): void
  /** Closes what was opened for a viewer who has left. */
  abandon(visit: Visit, opened: OpenedConsole): void
  /** Ends the consoles whose session or machine is gone, and those that are idle or lost. */
  check(): Promise<void>
  /** Ends all consoles. */
  stop(): Promise<void>
}

interface ConsolesDeps {
  database: Database
  sessions: Pick<Sessions, 'transaction' | 'findById'>
  tickets: ConsoleTicketsStore
  machines: ConsoleMachines
  audit: AuditStore
  clock: Clock
  timers: Timers
  log: Log
  metrics: Metrics
}

/** Why an open console ends, by why there is none any more. */
const endings: Partial<Record<Impossibility, ClosingReason>> = {
  suspended: 'suspended',
  not_running: 'machine_stopped',
}

export function createConsoles(deps: ConsolesDeps): Consoles {
  const { database, sessions, tickets, machines, audit, clock, timers, log, metrics } = deps
  const viewers = new Map<Viewer, Visit>()
  /** The number of consoles of each customer, including those that are being opened. */
  const counts = new Map<string, number>()
  let isStopping = false
  let stopChecking: (() => Promise<void>) | null = null
  let onEmpty = () => {}

  const open = metrics.gauge('sen_open_consoles', 'Consoles of machines that are open')
  metrics.beforeReading(() => open.set(viewers.size))
  const closed = metrics.counter('sen_consoles_closed_total', 'Consoles that were closed, by reason')

  async function ownMachine(queries: Queries, session: Session, vpsId: string): Promise<ConsoleMachine> {
    const machine = await machines.find(queries, vpsId)
    if (machine?.userId !== session.userId) throw new Refusal('not_found')
    const obstacle = impossibility('console', machine.state)
    if (obstacle) throw notPossible(reasons[obstacle])
    return machine
  }

  const countOf = (userId: string) => counts.get(userId) ?? 0
  function count(userId: string, by: number): void {
    const next = countOf(userId) + by
    if (next > 0) counts.set(userId, next)
    else counts.delete(userId)
  }
  function refuseTooMany(userId: string): void {
    if (countOf(userId) >= CONSOLES_MAX) throw new Refusal(refusals.too_many_consoles)
  }

  async function connect(machine: ConsoleMachine): Promise<MachineConsole> {
    const opening = machines.open(machine)
    try {
      return await timers.within(OPEN_TIMEOUT, 'The console was not opened in time', opening)
    } catch (error) {
      // One that is opened too late has no viewer.
      opening.then(({ stream }) => stream.destroy()).catch(() => undefined)
      const fault = error instanceof ProvisionerError ? error.fault : undefined
      log.warn({ err: error, fault, vpsId: machine.id }, 'a console could not be opened')
      throw new Refusal(refusals.console_unavailable, { retryAfter: 5 })
    }
  }

  /** Writes who opened or closed a console to the audit log; never what was typed or shown. */
  function note({ session, vpsId, address, requestId }: Visit, action: string, after: object): void {
    audit
      .write(database.queries, {
        actorId: session.userId,
        action,
        targetId: vpsId,
        before: null,
        after,
        address,
        requestId,
      })
      .catch((error) => log.warn({ err: error, requestId }, 'a console could not be audited'))
  }

  /** Why a console must end; null if it may stay open. */
  async function reasonToEnd({ session, vpsId, findSession }: Visit): Promise<ClosingReason | null> {
    try {
      if ((await findSession()) === null) return 'session_ended'
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session_locked') return 'locked'
      throw error
    }
    const machine = await machines.find(database.queries, vpsId)
    if (machine?.userId !== session.userId) return 'machine_gone'
    const obstacle = impossibility('console', machine.state)
    return obstacle && (endings[obstacle] ?? 'machine_gone')
  }

  async function check(): Promise<void> {
    for (const [viewer, visit] of [...viewers]) {
      viewer.beat()
      const reason = await reasonToEnd(visit).catch((error) => {
        log.warn({ err: error, vpsId: visit.vpsId }, 'a console could not be checked')
        return null
      })
      if (reason) viewer.close(reason)
    }
  }

  function leave(viewer: Viewer, visit: Visit, reason: ClosedReason, since: number): void {
    viewers.delete(viewer)
    count(visit.session.userId, -1)
    closed.add({ reason })
    note(visit, 'console.close', { reason, seconds: Math.round((clock.elapsed() - since) / 1000) })
    if (viewers.size !== 0) return
    onEmpty()
    void stopChecking?.()
    stopChecking = null
  }

  return {
    async ticket(session, vpsId, siteOrigin) {
      refuseTooMany(session.userId)
      const ticket = newSecret()
      const expiresAt = clock.now() + TICKET_LIFETIME
      await sessions.transaction(session, async (tx) => {
        await ownMachine(tx, session, vpsId)
        const owner = { userId: session.userId, sessionId: session.id, vpsId }
        await tickets.insert(tx, { ticketHash: sha256(ticket), ...owner, expiresAt })
      })
      const url = `${siteOrigin.replace(/^http/, 'ws')}/api/vps/${vpsId}/console`
      return { ticket, url, expiresAt: new Date(expiresAt).toISOString() }
    },

    async sessionOf(ticket) {
      const id = await tickets.sessionOf(database.queries, sha256(ticket), clock.now())
      if (id === null) throw new Refusal(refusals.console_ticket_invalid)
      return () => sessions.findById(id)
    },

    async open({ session, vpsId }, ticket) {
      const { userId } = session
      const owner = { userId, sessionId: session.id, vpsId }
      if (!(await tickets.take(database.queries, { ticketHash: sha256(ticket), ...owner }, clock.now())))
        throw new Refusal(refusals.console_ticket_invalid)
      refuseTooMany(userId)
      count(userId, 1)
      try {
        const machine = await ownMachine(database.queries, session, vpsId)
        return { machine, console: await connect(machine) }
      } catch (error) {
        count(userId, -1)
        throw error
      }
    },

    attach(visit, { machine, console }, socket) {
      const since = clock.elapsed()
      const viewer = createViewer({
        socket,
        machine: console,
        machineName: machine.name,
        clock,
        onClosed: (reason) => leave(viewer, visit, reason, since),
        onMachineClosed: () => reasonToEnd(visit),
      })
      viewers.set(viewer, visit)
      note(visit, 'console.open', { name: machine.name })
      if (isStopping) viewer.close('server_stopping')
      stopChecking ??= timers.every(CHECK_INTERVAL, check)
    },

    abandon({ session }, { console }) {
      console.stream.destroy()
      count(session.userId, -1)
    },

    check,

    async stop() {
      isStopping = true
      if (viewers.size === 0) return
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      for (const viewer of viewers.keys()) viewer.close('server_stopping')
      await timers.within(LEAVE_TIMEOUT, 'Consoles were cut off', empty).catch(() => {
        for (const viewer of viewers.keys()) viewer.terminate()
      })
    },
  }
}
