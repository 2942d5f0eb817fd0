import type { EventData, EventName, ServerEvent } from '#contracts/events.ts'
import type { Language } from '#contracts/languages.ts'
import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { EventStream } from '#server/platform/http/event-stream.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { AdminEventHub } from './admin-event-hub.ts'
import { type RecordVersion, recordVersions } from './record-versions-store.ts'

/** How often the records of connected customers are compared with what they were, in milliseconds. */
const INTERVAL = 400
/** The number of streams that one customer may have: tabs of several devices. One more ends the oldest. */
const STREAMS_MAX = 20
/** The number of customers whose records are read at once. */
const BATCH = 200

/** Reads the record of an event as its customer sees it; null for one that is gone. */
export type RecordReaders = {
  [Name in EventName]: (userId: string, id: string, language: Language) => Promise<EventData[Name] | null>
}

export interface EventHub {
  /**
   * Sends a customer's events to a stream until it is closed: first the wallet, then every record that changes; of all kinds, or of those that the scopes of a
   * token allow.
   */
  connect(userId: string, stream: EventStream, language: Language, scopes?: readonly ApiScope[]): Promise<void>
  /** Ends all streams. */
  stop(): void
}

interface EventHubDeps {
  database: Database
  readers: RecordReaders
  clock: Clock
  timers: Timers
  log: Log
  metrics: Metrics
  /** Default: no admin is connected. */
  admins?: Pick<AdminEventHub, 'count' | 'stop'>
}

/** A connected customer. */
interface ConnectedCustomer {
  /** The open streams with their languages, the oldest first. */
  streams: Map<EventStream, Language>
  /** The known versions, by name and id. */
  versions: Map<string, string>
}

/** The scope that a token needs for each kind of event. */
const scopeFor: Readonly<Record<EventName, ApiScope>> = {
  wallet: 'wallet:read',
  payment: 'wallet:read',
  vps: 'vps:read',
  action: 'vps:read',
  ticket: 'support:read',
}

/** A stream that leaves out what these scopes do not allow. */
const limited = (stream: EventStream, scopes: readonly ApiScope[]): EventStream => ({
  ...stream,
  send: (event) => {
    const scope = scopeFor[event.name as EventName]
    if (scope !== undefined && scopes.includes(scope)) stream.send(event)
  },
})

const keyOf = ({ name, id }: Pick<RecordVersion, 'name' | 'id'>) => `${name} ${id}`

/**
 * Sends customers the records that change, whether this process changes them, another one, or an operator at the database. So it reads the versions
 * of what connected customers have, of all of them at once, several times a second, and nothing while nobody is connected. Nothing is written
 * for it, and no server has to reach another.
 */
export function createEventHub({ database, readers, clock, timers, log, metrics, admins }: EventHubDeps): EventHub {
  const customers = new Map<string, ConnectedCustomer>()
  const open = metrics.gauge('sen_event_streams', 'Streams of events that are open')
  const streams = () => [...customers.values()].flatMap((customer) => [...customer.streams.keys()])
  metrics.beforeReading(() => open.set(streams().length + (admins?.count() ?? 0)))
  let stopComparing: (() => Promise<void>) | null = null

  const versionsOf = (userIds: readonly string[]) => recordVersions(database.queries, userIds, clock.now())

  /** Sends the records whose version is new to all streams of their customer. */
  async function sendChanges(userId: string, versions: readonly RecordVersion[]): Promise<void> {
    const customer = customers.get(userId)
    if (!customer) return
    for (const record of versions) {
      if (customer.versions.get(keyOf(record)) === record.version) continue
      const data = new Map<Language, EventData[EventName] | null>()
      for (const language of new Set(customer.streams.values()))
        data.set(language, await readers[record.name](userId, record.id, language))
      // The version is noted once the record could be read: after a failure the next comparison finds the change again.
      customer.versions.set(keyOf(record), record.version)
      for (const [stream, language] of customer.streams) {
        const read = data.get(language)
        if (read) stream.send({ name: record.name, data: read } as ServerEvent)
      }
    }
  }

  async function compare(): Promise<void> {
    const userIds = [...customers.keys()]
    for (let start = 0; start < userIds.length; start += BATCH) {
      const batch = userIds.slice(start, start + BATCH)
      const byUser = Map.groupBy(await versionsOf(batch), ({ userId }) => userId)
      for (const [userId, versions] of byUser)
        await sendChanges(userId, versions).catch((error) =>
          log.warn({ err: error, userId }, 'events could not be read'),
        )
    }
  }

  function close(userId: string, stream: EventStream): void {
    const customer = customers.get(userId)
    if (!customer?.streams.delete(stream)) return
    if (customer.streams.size === 0) customers.delete(userId)
    if (customers.size > 0) return
    void stopComparing?.()
    stopComparing = null
  }

  return {
    async connect(userId, opened, language, scopes) {
      const stream = scopes ? limited(opened, scopes) : opened
      // The versions are read before the first event is sent, so that nothing is missed that changes from then on. What changed after
      // the page had loaded it, but before it connected, is noticed by polling.
      const versions = await versionsOf([userId])
      const customer: ConnectedCustomer = customers.get(userId) ?? {
        streams: new Map(),
        versions: new Map(versions.map((record) => [keyOf(record), record.version])),
      }
      customers.set(userId, customer)
      const [oldest] = customer.streams.keys()
      if (oldest && customer.streams.size >= STREAMS_MAX) oldest.end()
      customer.streams.set(stream, language)
      stream.onClose(() => close(userId, stream))
      const balance = await readers.wallet(userId, userId, language)
      if (balance) stream.send({ name: 'wallet', data: balance })
      // The stream may have been closed meanwhile, and nobody else may be connected.
      if (customers.size === 0) return
      stopComparing ??= timers.every(INTERVAL, () =>
        compare().catch((error) => log.warn(error, 'events could not be read')),
      )
    },

    stop() {
      for (const stream of streams()) stream.end()
      admins?.stop()
    },
  }
}
