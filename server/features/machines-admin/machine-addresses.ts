import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { AddressPool } from '#server/features/machines/address-pool.ts'
import { ProvisionerError } from '#server/features/machines/provisioner.ts'
import { type Capacity, sizeOfPlan } from '#server/features/nodes/capacity.ts'
import type { InstanceRecord, InstancesStore } from '#server/features/vps/instances-store.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'

interface MachineAddressesDeps {
  database: Database
  instances: Pick<InstancesStore, 'byId'>
  addresses: Addresses
  capacity: Capacity
}

/** Why a machine has no place, in words for operators. */
const reasons = {
  node: 'no node with room for it',
  image: 'no node with room for it and its system',
  address: 'no IPv4 address left',
}

/**
 * Gives the machines of the engine their places: room on a node of their location, if it has nodes in the books; an IPv4 address of its pools, without which
 * no machine is made; and a /64 where there is one. What it has, a machine keeps.
 */
export function createMachineAddresses(deps: MachineAddressesDeps): AddressPool {
  const { database, instances, addresses, capacity } = deps

  /** Reserves everything or, where something is missing, nothing that counts: the machine is not made, and releases what it has. */
  async function reserve(tx: DbTransaction, instance: InstanceRecord) {
    const { id: vpsId, locationId, status } = instance
    const isNew = status === 'creating'
    const machine = { vpsId, imageId: instance.operatingSystem, ...sizeOfPlan(instance) }
    const place = isNew ? await capacity.pickNode(tx, machine, locationId) : null
    if (place?.state === 'full') return { missing: 'node' as const }
    if (place?.state === 'no_image') return { missing: 'image' as const }
    const node = place?.state === 'placed' ? place : null
    const nodeId = node?.nodeId
    const reserved = await addresses.reserve(tx, { vpsId, locationId, nodeId, families: [4, 6] })
    if (reserved.missing.includes(4)) return { missing: 'address' as const }
    // A machine that is rebuilt keeps its addresses.
    if (!isNew) await addresses.assign(tx, vpsId)
    return { missing: null, addresses: reserved.addresses, mac: reserved.mac, node: node?.nodeName ?? null }
  }

  return {
    async assign(machineId) {
      const instance = await instances.byId(database.queries, machineId)
      if (!instance) throw new ProvisionerError('machine_missing', `There is no instance ${machineId}`)
      const found = await database.transaction((tx) => reserve(tx, instance))
      if (found.missing !== null)
        throw new ProvisionerError(
          found.missing === 'image' ? 'image_missing' : 'no_capacity',
          `Location ${instance.locationId} has ${reasons[found.missing]}`,
          found.missing === 'address' ? { failure: 'no_address_left' } : {},
        )
      const { missing: _, ...reservation } = found
      return reservation
    },

    async keep(tx, machineId) {
      await addresses.assign(tx, machineId)
    },

    async release(tx, machineId) {
      await addresses.release(tx, machineId)
      await capacity.release(tx, machineId)
    },
  }
}
