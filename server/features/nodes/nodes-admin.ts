import type { InfrastructureNode, NewNode, NodeChange } from '#contracts/infrastructure.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { NODES_MAX, type NodeRecord, type NodeSettings, type NodesStore } from './nodes-store.ts'
import type { NodesWatch } from './nodes-watch.ts'
import { refusals } from './refusals.ts'

/** The nodes of hypervisors, for admins. */
export interface NodesAdmin {
  /** All nodes, by name. */
  list(): Promise<InfrastructureNode[]>
  /** Writes down a node, once for each idempotency key. Throws a 409 for a name that another one has, a 422 for an unknown location. */
  create(actor: Actor, request: NewNode, key: string | undefined): Promise<InfrastructureNode>
  /** Changes its size, or whether it gets more machines. */
  change(actor: Actor, id: string, change: NodeChange): Promise<InfrastructureNode>
  /** Asks the hypervisor for its state now, and lists all nodes. Throws a 503 when it does not respond. */
  look(actor: Actor): Promise<InfrastructureNode[]>
}

interface NodesAdminDeps {
  database: Database
  nodes: NodesStore
  hasLocation: (queries: Queries, locationId: number) => Promise<boolean>
  /** The systems on sale, in their order. */
  systems: (queries: Queries) => Promise<readonly { id: string; name: string }[]>
  watch: Pick<NodesWatch, 'check'>
  audited: Audited
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
  log: Log
}

const locationMessage = { vi: 'Vui lòng chọn một vị trí', en: 'Choose a location', zh: '请选择机房' }

function reportOf({ answeredAt, isUp, version, freeRamMb, freeDiskGb }: NodeRecord): InfrastructureNode['report'] {
  if (answeredAt === null || isUp === null) return null
  return { at: new Date(answeredAt).toISOString(), isUp, version, freeRamMb, freeDiskGb }
}

export function createNodesAdmin(deps: NodesAdminDeps): NodesAdmin {
  const { database, nodes, hasLocation, systems, watch, audited, idempotency, clock, ids, log } = deps

  /** What is known of the systems on sale: one that was put on sale since the last look is neither present nor missing yet. */
  async function imagesOn(queries: Queries, nodeId: string): Promise<InfrastructureNode['images']> {
    const known = await nodes.imagesOf(queries, [nodeId])
    if (known.length === 0) return null
    const onSale = await systems(queries)
    const those = (isPresent: boolean) => {
      const ids = new Set(known.filter((image) => image.isPresent === isPresent).map(({ imageId }) => imageId))
      return onSale.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }))
    }
    const at = new Date(Math.max(...known.map(({ lookedAt }) => lookedAt))).toISOString()
    return { at, present: those(true), missing: those(false) }
  }

  async function shown(queries: Queries, node: NodeRecord): Promise<InfrastructureNode> {
    const { id, name, locationId, driver, isEnabled, cores, ramMb, diskGb, cpuOvercommit } = node
    const used = await nodes.usage(queries, id)
    const report = reportOf(node)
    const images = await imagesOn(queries, id)
    return {
      id,
      name,
      locationId,
      driver,
      enabled: isEnabled,
      cores,
      ramMb,
      diskGb,
      cpuOvercommit,
      used,
      report,
      images,
    }
  }

  async function shownById(id: string): Promise<InfrastructureNode> {
    const node = await nodes.byId(database.queries, id)
    if (!node) throw new Refusal('not_found')
    return shown(database.queries, node)
  }

  async function insert(tx: DbTransaction, { enabled, ...request }: NewNode): Promise<string> {
    if (!(await hasLocation(tx, request.locationId))) throw invalidField('locationId', locationMessage)
    if (await nodes.byName(tx, request.name)) throw new Refusal(refusals.node_exists)
    if ((await nodes.all(tx)).length >= NODES_MAX) throw new Refusal(refusals.too_many_nodes)
    const id = ids.next()
    const unreported = { answeredAt: null, isUp: null, version: null, freeRamMb: null, freeDiskGb: null }
    const node = { ...request, id, isEnabled: enabled, placements: 0, createdAt: clock.now(), ...unreported }
    await nodes.insert(tx, node).catch((error: unknown) => {
      // Another admin wrote down the same one; the retry finds it.
      throw isDuplicate(error) ? new RetryTransaction() : error
    })
    return id
  }

  async function list() {
    const all: InfrastructureNode[] = []
    for (const node of await nodes.all(database.queries)) all.push(await shown(database.queries, node))
    return all
  }

  return {
    list,

    async look(actor) {
      // This requests a report from every node: the audit log says who did, and the session is checked again.
      await audited(actor, async () => {
        const change = { action: 'node.look', targetId: 'nodes', before: null, after: null }
        return { result: undefined, change }
      })
      try {
        await watch.check()
      } catch (error) {
        log.warn({ err: error }, 'the nodes of the hypervisor could not be read')
        throw new Refusal(refusals.nodes_unreadable)
      }
      return list()
    },

    async create(actor, request, key) {
      const call = { scope: `node:${actor.session.userId}`, key, request, body: request }
      const id = await audited(
        actor,
        async (tx) => {
          const { result, repeated } = await idempotency.once(tx, call, () => insert(tx, request))
          const change = { action: 'node.create', targetId: result, before: null, after: request }
          return { result, change: repeated ? null : change }
        },
        { repeatable: key !== undefined },
      )
      return shownById(id)
    },

    async change(actor, id, { enabled, ...sizes }) {
      await audited(
        actor,
        async (tx) => {
          const node = await nodes.byId(tx, id)
          if (!node) throw new Refusal('not_found')
          const settings = ({ isEnabled, cores, ramMb, diskGb, cpuOvercommit }: NodeSettings): NodeSettings => ({
            isEnabled,
            cores,
            ramMb,
            diskGb,
            cpuOvercommit,
          })
          const before = settings(node)
          const after = settings({
            isEnabled: enabled ?? node.isEnabled,
            cores: sizes.cores ?? node.cores,
            ramMb: sizes.ramMb ?? node.ramMb,
            diskGb: sizes.diskGb ?? node.diskGb,
            cpuOvercommit: sizes.cpuOvercommit ?? node.cpuOvercommit,
          })
          if (JSON.stringify(before) === JSON.stringify(after)) return { result: undefined, change: null }
          await nodes.change(tx, id, after)
          return { result: undefined, change: { action: 'node.change', targetId: id, before, after } }
        },
        { repeatable: true },
      )
      return shownById(id)
    },
  }
}
