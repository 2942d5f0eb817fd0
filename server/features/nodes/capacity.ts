import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { NodeRecord, NodesStore, Usage } from './nodes-store.ts'

/** What a machine needs of a node. Memory in MB, disk in GB. */
export interface Size {
  cores: number
  ramMb: number
  diskGb: number
}

/** The size of a plan: `ram` and `storage` in GB. */
export const sizeOfPlan = ({ cpu, ram, storage }: { cpu: number; ram: number; storage: number }): Size => ({
  cores: cpu,
  ramMb: ram * 1024,
  diskGb: storage,
})

/** What is left on a node. Less than nothing where it was made smaller. */
export const freeCapacityOf = (node: NodeRecord, used: Usage): Size => ({
  cores: node.cores * node.cpuOvercommit - used.cores,
  ramMb: node.ramMb - used.ramMb,
  diskGb: node.diskGb - used.diskGb,
})

/** How many machines of a size fit into what is free. */
export const timesIn = (free: Size, size: Size) =>
  Math.max(
    0,
    Math.min(
      Math.floor(free.cores / size.cores),
      Math.floor(free.ramMb / size.ramMb),
      Math.floor(free.diskGb / size.diskGb),
    ),
  )

/**
 * Where a machine goes: to a node, anywhere since the location has no nodes in the books, or nowhere: there is no room, or only where its system cannot be
 * set up.
 */
export type Placement =
  | { state: 'placed'; nodeId: string; nodeName: string }
  | { state: 'anywhere' }
  | { state: 'full' | 'no_image' }

/** A machine to be placed. `imageId` is its system; without one every node will do. */
export type Placed = Size & { vpsId: string; imageId?: string | undefined }

/** What is left on a node that takes more machines. `lacks`: the systems that it is known not to have. */
export interface NodeCapacity extends Size {
  lacks: ReadonlySet<string>
}

/** Whether a system can be set up on a node, as far as is known. */
export const canSetUp = ({ lacks }: NodeCapacity, imageId: string | undefined) =>
  imageId === undefined || !lacks.has(imageId)

/**
 * Decides which machine runs on which node, so that none is promised more than it has, nor a system that it lacks. A node counts as lacking a system only if it
 * was looked for and not found: one that was never looked at, as all are after an update or with a driver that does not report on it, limits nothing.
 */
export interface Capacity {
  /**
   * Places a machine on the node of a location that has most room for more like it, of those that can set up its system, in the transaction of the caller. A
   * machine that is on a node stays there, so that the call can be repeated.
   */
  pickNode(tx: DbTransaction, machine: Placed, locationId: number): Promise<Placement>
  /** Whether the node of a machine can set up a system. True for a machine without a node. */
  hasImage(queries: Queries, vpsId: string, imageId: string): Promise<boolean>
  /** Whether a machine could have this size on its node. One without a node could. */
  fits(queries: Queries, machine: Size & { vpsId: string }): Promise<boolean>
  /**
   * Gives a machine another size on its node. Returns whether there is room; a machine without a node always has it, and so has one that becomes
   * no larger, also on a node that was made smaller.
   */
  resize(tx: DbTransaction, machine: Size & { vpsId: string }): Promise<boolean>
  /** Takes a machine that is gone off its node. */
  release(tx: DbTransaction, vpsId: string): Promise<void>
  /** What is left on each node of a location that takes more machines; null for a location without nodes in the books. */
  freeCapacities(queries: Queries, locationId: number): Promise<readonly NodeCapacity[] | null>
  /** How many more machines of a size a location has room for; null for a location without nodes in the books, which is never full. */
  left(queries: Queries, locationId: number, size: Size): Promise<number | null>
}

export function createCapacity({ nodes }: { nodes: NodesStore }): Capacity {
  /** The nodes of a location that take more machines, with what is free on them. */
  async function freeCapacities(queries: Queries, all: readonly NodeRecord[]) {
    const open = all.filter(({ isEnabled }) => isEnabled)
    const missing = (
      await nodes.imagesOf(
        queries,
        open.map(({ id }) => id),
      )
    ).filter(({ isPresent }) => !isPresent)
    const found: { node: NodeRecord; free: NodeCapacity }[] = []
    for (const node of open) {
      const lacks = new Set(missing.filter(({ nodeId }) => nodeId === node.id).map(({ imageId }) => imageId))
      found.push({ node, free: { ...freeCapacityOf(node, await nodes.usage(queries, node.id)), lacks } })
    }
    return found
  }

  async function freeCapacitiesIn(queries: Queries, locationId: number): Promise<readonly NodeCapacity[] | null> {
    const all = await nodes.ofLocation(queries, locationId)
    return all.length === 0 ? null : (await freeCapacities(queries, all)).map(({ free }) => free)
  }

  /** The node of a machine, and whether the machine could have this size there; null for one without a node. */
  async function nodeFor(queries: Queries, { vpsId, ...size }: Size & { vpsId: string }) {
    const machine = await nodes.machine(queries, vpsId)
    const node = machine && (await nodes.byId(queries, machine.nodeId))
    if (!node) return null
    const isNotLarger = size.cores <= machine.cores && size.ramMb <= machine.ramMb && size.diskGb <= machine.diskGb
    if (isNotLarger) return { node, fits: true }
    const free = freeCapacityOf(node, await nodes.usage(queries, node.id))
    const own = {
      cores: free.cores + machine.cores,
      ramMb: free.ramMb + machine.ramMb,
      diskGb: free.diskGb + machine.diskGb,
    }
    return { node, fits: timesIn(own, size) > 0 }
  }

  async function placed(tx: DbTransaction, vpsId: string): Promise<Placement | null> {
    const machine = await nodes.machine(tx, vpsId)
    const node = machine && (await nodes.byId(tx, machine.nodeId))
    return node && { state: 'placed', nodeId: node.id, nodeName: node.name }
  }

  return {
    async pickNode(tx, { vpsId, imageId, ...size }, locationId) {
      const before = await placed(tx, vpsId)
      if (before) return before
      for (;;) {
        const all = await nodes.ofLocation(tx, locationId)
        if (all.length === 0) return { state: 'anywhere' }
        const fitting = (await freeCapacities(tx, all)).filter(({ free }) => timesIn(free, size) > 0)
        if (fitting.length === 0) return { state: 'full' }
        const able = fitting.filter(({ free }) => canSetUp(free, imageId))
        const [best] = able.sort((a, b) => timesIn(b.free, size) - timesIn(a.free, size))
        if (!best) return { state: 'no_image' }
        // The claim fails if another machine was placed there meanwhile, or the system is gone: then both are read
        // again.
        if (!(await nodes.claim(tx, best.node.id, best.node.placements, imageId))) continue
        await nodes.place(tx, { vpsId, nodeId: best.node.id, ...size })
        return { state: 'placed', nodeId: best.node.id, nodeName: best.node.name }
      }
    },

    async hasImage(queries, vpsId, imageId) {
      const machine = await nodes.machine(queries, vpsId)
      return !machine || !(await nodes.lacks(queries, machine.nodeId, imageId))
    },

    fits: async (queries, machine) => (await nodeFor(queries, machine))?.fits ?? true,

    async resize(tx, machine) {
      for (;;) {
        const found = await nodeFor(tx, machine)
        if (!found) return true
        const { node, fits } = found
        if (!fits) return false
        if (!(await nodes.claim(tx, node.id, node.placements))) continue
        await nodes.resize(tx, { ...machine, nodeId: node.id })
        return true
      }
    },

    release: (tx, vpsId) => nodes.remove(tx, vpsId),

    freeCapacities: freeCapacitiesIn,

    async left(queries, locationId, size) {
      const found = await freeCapacitiesIn(queries, locationId)
      return found === null ? null : found.reduce((sum, free) => sum + timesIn(free, size), 0)
    },
  }
}
