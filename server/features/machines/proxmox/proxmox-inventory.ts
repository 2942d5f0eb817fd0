import {
  type MachineReport,
  type NodeImages,
  type NodeReport,
  ProvisionerError,
} from '#server/features/machines/provisioner.ts'
import type { MachineConfig, Place, ProxmoxCalls, Resource } from './proxmox-calls.ts'
import { addressesIn, isOurs, macIn, markIn, tagOf, tagsIn } from './proxmox-marks.ts'
import { isInRange, type ProxmoxSettings } from './proxmox-settings.ts'

/** The most machines without a tag whose descriptions are read: those between their clone and their settings. */
const UNTAGGED_MAX = 50
const MIB = 1024 ** 2

/** A machine of ours, with where it is now. */
export interface Found extends Place {
  config: MachineConfig
}

/** Finds machines, and what there is room for. */
export function createInventory(calls: ProxmoxCalls, settings: ProxmoxSettings) {
  const placed = (resource: Resource): (Resource & Place) | null => {
    const { node, vmid, type, template } = resource
    return type === 'qemu' && template !== 1 && node !== undefined && isInRange(settings, vmid)
      ? { ...resource, node, vmid }
      : null
  }

  /** The machines in our range, with the id that each has by its tag or, just cloned, by its description. Others' have none. */
  async function machines(): Promise<(Resource & Place & { machineId: string | null })[]> {
    const all = (await calls.resources('vm')).map(placed).filter((resource) => resource !== null)
    let budget = UNTAGGED_MAX
    const found: (Resource & Place & { machineId: string | null })[] = []
    for (const resource of all) {
      const tag = tagsIn(resource.tags).find((text) => text.startsWith('vps-'))
      let machineId = tag?.slice('vps-'.length) ?? null
      if (machineId === null && budget > 0) {
        budget -= 1
        machineId = markIn((await calls.config(resource))?.description)?.machineId ?? null
      }
      found.push({ ...resource, machineId })
    }
    return found
  }

  /** Where a machine is by its number, also after it has moved to another node; null if there is none with this number. */
  async function placeOfNumber({ node, vmid }: Place): Promise<Found | null> {
    const config = await calls.config({ node, vmid })
    if (config) return { node, vmid, config }
    const moved = (await calls.resources('vm')).find((resource) => resource.vmid === vmid)
    if (!moved?.node || moved.node === node) return null
    const there = await calls.config({ node: moved.node, vmid })
    return there && { node: moved.node, vmid, config: there }
  }

  const placeIn = (ref: string): Place | null => {
    const [, node, vmid] = /^([A-Za-z0-9-]+)\/(\d+)$/.exec(ref) ?? []
    return node === undefined ? null : { node, vmid: Number(vmid) }
  }

  return {
    machines,

    /** A machine by what `create` returned; null if it is gone, or is not this one. */
    async find(machineId: string, ref: string): Promise<Found | null> {
      const place = placeIn(ref)
      const found = place && (await placeOfNumber(place))
      return found && isOurs(found.config, machineId) ? found : null
    },

    /** A machine of which no number is known: an earlier call may have created it, and died. */
    async findById(machineId: string): Promise<Found | null> {
      const tagged = tagOf(machineId).slice('vps-'.length)
      const place = (await machines()).find((machine) => machine.machineId?.toLowerCase() === tagged)
      const config = place && (await calls.config(place))
      return place && config ? { node: place.node, vmid: place.vmid, config } : null
    },

    /**
     * The template to clone: of those of an image the one whose node has most memory left, or the one on `node`. Throws when nothing has room, or that node has
     * none. `preferred`: the node whose template is taken if it has one.
     */
    async template(
      imageId: string,
      need: { ramMb: number; diskGb: number },
      { node: chosen = null, preferred }: { node?: string | null; preferred?: string } = {},
    ): Promise<Place> {
      const [machinesAndTemplates, nodes, storages] = await Promise.all([
        calls.resources('vm'),
        calls.resources('node'),
        calls.resources('storage'),
      ])
      const vmids = settings.templates.filter((template) => template.imageId === imageId).map(({ vmid }) => vmid)
      const places = machinesAndTemplates.flatMap(({ node, vmid }) =>
        node !== undefined && vmid !== undefined && vmids.includes(vmid) && (chosen === null || node === chosen)
          ? [{ node, vmid }]
          : [],
      )
      if (places.length === 0) {
        const where = chosen === null ? '' : ` on ${chosen}`
        throw new ProvisionerError('image_missing', `There is no template of ${imageId}${where}`)
      }
      const up = places.flatMap((place) => {
        const node = nodes.find((resource) => resource.node === place.node && resource.status === 'online')
        return node ? [{ place, freeMb: ((node.maxmem ?? 0) - (node.mem ?? 0)) / MIB }] : []
      })
      if (up.length === 0) throw new ProvisionerError('unavailable', `The nodes with a template of ${imageId} are down`)
      const withRoom = up.filter(({ place, freeMb }) => {
        const storage = storages.find(({ node, storage: name }) => node === place.node && name === settings.storage)
        const freeGb = ((storage?.maxdisk ?? 0) - (storage?.disk ?? 0)) / 1024 ** 3
        return freeMb >= need.ramMb && freeGb >= need.diskGb
      })
      const ranked = withRoom.sort((a, b) => b.freeMb - a.freeMb || a.place.vmid - b.place.vmid)
      const best = ranked.find(({ place }) => place.node === preferred) ?? ranked[0]
      if (!best) throw new ProvisionerError('no_capacity', `No node has ${need.ramMb} MiB and ${need.diskGb} GiB left`)
      return best.place
    },

    /** The systems whose templates are on each node. Of a node that is down the list has old entries, or none. */
    async images(imageIds: readonly string[]): Promise<NodeImages[]> {
      const [machinesAndTemplates, nodes] = await Promise.all([calls.resources('vm'), calls.resources('node')])
      const here = (node: string, imageId: string) =>
        settings.templates.some(
          (template) =>
            template.imageId === imageId &&
            machinesAndTemplates.some((resource) => resource.node === node && resource.vmid === template.vmid),
        )
      return nodes.flatMap(({ node, status }) =>
        node !== undefined && status === 'online'
          ? [{ node, imageIds: imageIds.filter((imageId) => here(node, imageId)) }]
          : [],
      )
    },

    async nodes(): Promise<NodeReport[]> {
      const [nodes, storages, { version }] = await Promise.all([
        calls.resources('node'),
        calls.resources('storage'),
        calls.version(),
      ])
      return nodes.map(({ node = '', status, maxcpu, maxmem, mem }) => {
        const storage = storages.find((entry) => entry.node === node && entry.storage === settings.storage)
        const isUp = status === 'online'
        return {
          name: node,
          isUp,
          version: isUp ? version : null,
          cores: maxcpu ?? null,
          freeRamMb: isUp && maxmem !== undefined ? Math.floor((maxmem - (mem ?? 0)) / MIB) : null,
          freeDiskGb:
            storage?.maxdisk === undefined ? null : Math.floor((storage.maxdisk - (storage.disk ?? 0)) / 1024 ** 3),
        }
      })
    },
  }
}
export type Inventory = ReturnType<typeof createInventory>

/** What is measured of a machine, from Proxmox's figures. What it does not say of a machine that is off is null. `config`: its settings, if they were read. */
export function reportOf(
  place: Place & { machineId: string; config: MachineConfig | null },
  figures: Pick<Resource, 'status' | 'uptime' | 'cpu' | 'mem' | 'diskread' | 'diskwrite' | 'netin' | 'netout'>,
): MachineReport {
  const isRunning = figures.status === 'running'
  const ifRunning = (value: number | undefined) => (isRunning ? (value ?? null) : null)
  return {
    machineId: place.machineId,
    ref: `${place.node}/${place.vmid}`,
    power: isRunning ? 'running' : 'stopped',
    uptimeSeconds: ifRunning(figures.uptime),
    cpu: ifRunning(figures.cpu),
    memoryBytes: ifRunning(figures.mem),
    diskReadBytes: ifRunning(figures.diskread),
    diskWriteBytes: ifRunning(figures.diskwrite),
    networkInBytes: ifRunning(figures.netin),
    networkOutBytes: ifRunning(figures.netout),
    node: place.node,
    addresses: place.config && addressesIn(place.config),
    mac: place.config && macIn(place.config),
  }
}
