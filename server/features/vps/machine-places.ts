import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { InstanceRecord } from './instances-store.ts'

/** The size of a plan: cores, and memory and disk in GB. */
export type PlaceSize = Pick<InstanceRecord, 'cpu' | 'ram' | 'storage'>

/** What a machine needs a place for. `imageId` is its system; missing while none is chosen. */
export interface PlaceRequest extends PlaceSize {
  locationId: number
  imageId?: string | undefined
}

/** Whether there is a place: there is no room left, or only where the system cannot be set up. */
export type PlaceState = 'free' | 'full' | 'no_image'

/**
 * Keeps room for machines, so that none is paid for that cannot be made: on the nodes of their locations that have their systems, and of IPv4 addresses. A
 * location without nodes or pools in the books limits nothing, nor does a node whose systems were never looked at.
 */
export interface MachinePlaces {
  /** Whether there is room for one more machine now. */
  hasRoom(queries: Queries, request: PlaceRequest): Promise<PlaceState>
  /** Takes the room for a machine, in the transaction in which it is ordered; returns why it could not, if so. Safe to repeat. */
  take(tx: DbTransaction, request: PlaceRequest & { vpsId: string }): Promise<PlaceState>
  /** Whether a system can be set up where the machine is. */
  hasImage(queries: Queries, vpsId: string, imageId: string): Promise<boolean>
  /** Whether a machine could be of this size where it is. */
  canResize(queries: Queries, vpsId: string, size: PlaceSize): Promise<boolean>
  /** Takes the room for another size where the machine is; returns false if there is none. A smaller size always has room. */
  resize(tx: DbTransaction, vpsId: string, size: PlaceSize): Promise<boolean>
  /** Gives back the room of a machine that is not made, or is gone. */
  release(tx: DbTransaction, vpsId: string): Promise<void>
}
