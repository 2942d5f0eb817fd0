import type { Language } from '#contracts/languages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { EventStream } from '#server/platform/http/event-stream.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { RecordReaders } from './event-hub.ts'
import { newestVersions, type RecordVersion } from './record-versions-store.ts'

/** How often the newest records are compared with what they were, in milliseconds. */
const INTERVAL = 2000
/** The number of streams of all admins in one process. One more ends the oldest. */
const STREAMS_MAX = 50

export interface AdminEventHub {
  /** Sends the records of all customers that change to an admin's stream until it is closed, each with its owner's `userId`. */
  connect(stream: EventStream, language: Language): Promise<void>
  /** The number of open streams. */
  count(): number
  /** Ends all streams. */
  stop(): void
}

interface AdminEventHubDeps {
  database: Database
  readers: RecordReaders
  clock: Clock
  timers: Timers
  log: Log
}

const keyOf = ({ name, id }: RecordVersion) => `${name} ${id}`

/**
 * Sends admins the records of all customers that change, found as those of a customer are. To stay bounded it follows only the newest ones, of all admins at
 * once, and nothing while no admin is connected.
 */
export function createAdminEventHub({ database, readers, clock, timers, log }: AdminEventHubDeps): AdminEventHub {
  const streams = new Map<EventStream, Language>()
  let versions: ReadonlyMap<string, string> = new Map()
  let stopComparing: (() => Promise<void>) | null = null

  const readVersions = () => newestVersions(database.queries, clock.now())
  const known = (records: readonly RecordVersion[]) => new Map(records.map((record) => [keyOf(record), record.version]))

  async function send({ name, userId, id }: RecordVersion): Promise<void> {
    for (const language of new Set(streams.values())) {
      const data = await readers[name](userId, id, language)
      if (!data) continue
      for (const [stream, own] of streams) if (own === language) stream.send({ name, data: { userId, ...data } })
    }
  }

  async function compare(): Promise<void> {
    const records = await readVersions()
    for (const record of records) {
      if (versions.get(keyOf(record)) === record.version) continue
      await send(record)
    }
    // The versions are noted once all records could be read: after a failure the next comparison finds the changes
    // again.
    versions = known(records)
  }

  function close(stream: EventStream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    void stopComparing?.()
    stopComparing = null
  }

  return {
    async connect(stream, language) {
      // What the others were sent is what the new one may have loaded.
      if (streams.size === 0) versions = known(await readVersions())
      const [oldest] = streams.keys()
      if (oldest && streams.size >= STREAMS_MAX) oldest.end()
      streams.set(stream, language)
      stream.onClose(() => close(stream))
      if (streams.size === 0) return
      stopComparing ??= timers.every(INTERVAL, () =>
        compare().catch((error) => log.warn({ err: error }, 'events could not be read')),
      )
    },
    count: () => streams.size,
    stop() {
      for (const stream of streams.keys()) stream.end()
    },
  }
}
