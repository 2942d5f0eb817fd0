import type { DbTransaction } from '#server/platform/db/database.ts'
import type { MachineReservation } from './provisioner.ts'

/** Where machines get their addresses from, and their nodes. */
export interface AddressPool {
  /**
   * The addresses of a machine, always the same ones, which no other machine has; and the node on which a new one has its place. Throws a ProvisionerError
   * when there is none left.
   */
  assign(machineId: string): Promise<MachineReservation>
  /** Records that a machine has its addresses, as it has been made. */
  keep(tx: DbTransaction, machineId: string): Promise<void>
  /** Takes the addresses of a machine that is gone, or that could not be made. */
  release(tx: DbTransaction, machineId: string): Promise<void>
}
