import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { PlacesSource } from '#server/features/catalog/catalog-service.ts'
import { type Capacity, canSetUp, sizeOfPlan, timesIn } from '#server/features/nodes/capacity.ts'
import type { MachinePlaces } from '#server/features/vps/machine-places.ts'
import type { Queries } from '#server/platform/db/database.ts'

/**
 * From this number of free IPv4 addresses on an order reserves its own at once. While there are more, its job does, so that orders of one location
 * need not wait for each other.
 */
const SCARCE = 64

/** Says before paying where a machine can be made, and keeps its place. */
export function createMachinePlaces({
  capacity,
  addresses,
}: {
  capacity: Capacity
  addresses: Addresses
}): MachinePlaces & PlacesSource {
  const hasAddress = async (queries: Queries, locationId: number) =>
    (await addresses.left(queries, { locationId, upTo: 1 })) !== 0

  return {
    async hasRoom(queries, { locationId, imageId, ...plan }) {
      const freeCapacities = await capacity.freeCapacities(queries, locationId)
      const fitting = freeCapacities?.filter((free) => timesIn(free, sizeOfPlan(plan)) > 0)
      if (fitting?.length === 0 || !(await hasAddress(queries, locationId))) return 'full'
      return fitting?.every((free) => !canSetUp(free, imageId)) ? 'no_image' : 'free'
    },

    async take(tx, { vpsId, locationId, imageId, ...plan }) {
      const place = await capacity.pickNode(tx, { vpsId, imageId, ...sizeOfPlan(plan) }, locationId)
      if (place.state === 'full' || place.state === 'no_image') return place.state
      const nodeId = place.state === 'placed' ? place.nodeId : undefined
      const left = await addresses.left(tx, { locationId, nodeId, upTo: SCARCE })
      if (left === null || left >= SCARCE) return 'free'
      const { missing } = await addresses.reserve(tx, { vpsId, locationId, nodeId, families: [4] })
      return missing.length === 0 ? 'free' : 'full'
    },

    hasImage: (queries, vpsId, imageId) => capacity.hasImage(queries, vpsId, imageId),

    canResize: (queries, vpsId, size) => capacity.fits(queries, { vpsId, ...sizeOfPlan(size) }),

    resize: (tx, vpsId, size) => capacity.resize(tx, { vpsId, ...sizeOfPlan(size) }),

    async release(tx, vpsId) {
      await addresses.release(tx, vpsId)
      await capacity.release(tx, vpsId)
    },

    async soldOut(queries, plans, locationIds) {
      const found = new Map<number, number[]>()
      for (const locationId of locationIds) {
        const freeCapacities = await capacity.freeCapacities(queries, locationId)
        const isEmpty = !(await hasAddress(queries, locationId))
        for (const plan of plans) {
          const fits = freeCapacities === null || freeCapacities.some((free) => timesIn(free, sizeOfPlan(plan)) > 0)
          if (isEmpty || !fits) found.set(plan.id, [...(found.get(plan.id) ?? []), locationId])
        }
      }
      return found
    },

    async missingImages(queries, imageIds, locationIds) {
      const found = new Map<number, string[]>()
      for (const locationId of locationIds) {
        const freeCapacities = (await capacity.freeCapacities(queries, locationId)) ?? []
        const missing = imageIds.filter(
          (imageId) => freeCapacities.length > 0 && !freeCapacities.some((free) => canSetUp(free, imageId)),
        )
        if (missing.length > 0) found.set(locationId, missing)
      }
      return found
    },
  }
}
