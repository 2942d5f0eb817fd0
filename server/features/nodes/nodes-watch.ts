import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { NodeStatus, NodesStore } from './nodes-store.ts'

const MINUTE = 60_000

/** Reads once a minute what the hypervisor says of its nodes, and which systems they can set up. */
export interface NodesWatch {
  /** Reads it once. */
  check(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface NodesWatchDeps {
  database: Database
  nodes: NodesStore
  /** What the hypervisor says. */
  ask: () => Promise<readonly NodeStatus[]>
  /** Which of these systems the hypervisor finds on each node. */
  findImages: (imageIds: readonly string[]) => Promise<readonly { node: string; imageIds: readonly string[] }[]>
  /** The systems of the catalogue, withdrawn ones too: machines have them, and are rebuilt with them. */
  imageIds: (queries: Queries) => Promise<readonly string[]>
  clock: Clock
  timers: Timers
  log: Log
}

export function createNodesWatch(deps: NodesWatchDeps): NodesWatch {
  const { database, nodes, ask, findImages, imageIds, clock, timers, log } = deps
  let stopLoop: (() => Promise<void>) | null = null

  /** Asks which systems each node can set up. What was known of a node that is not reported on is kept with its time, which says how old it is. */
  async function checkImages(): Promise<void> {
    const ids = [...(await imageIds(database.queries))].sort()
    for (const found of await findImages(ids)) {
      const node = await nodes.byName(database.queries, found.node)
      if (!node) continue
      const present = new Set(found.imageIds)
      const lookedAt = clock.now()
      const rows = ids.map((imageId) => ({ imageId, isPresent: present.has(imageId), lookedAt }))
      await database.transaction((tx) => nodes.keepImages(tx, node.id, rows), { repeatable: true })
    }
  }

  /** Asks for a report on each node. The last report on a node that is not reported on is kept with its time, which says how old it is. */
  async function check(): Promise<void> {
    for (const status of await ask()) await nodes.keepReport(database.queries, status, clock.now())
    await checkImages()
  }

  return {
    check,
    start() {
      stopLoop = timers.every(MINUTE, () =>
        check().catch((error) => log.warn({ err: error }, 'the nodes of the hypervisor could not be read')),
      )
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
