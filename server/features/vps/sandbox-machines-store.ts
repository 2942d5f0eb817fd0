import { type Queries, RepeatTransaction, type Transaction, whole } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** A machine of the sandbox. */
export interface SandboxMachine {
  id: string
  /** When it is set up, in milliseconds. */
  readyAt: number
  /** Which address of the pool it has, from 0. */
  addressNumber: number
}

export interface SandboxMachinesStore {
  byId(queries: Queries, id: string): Promise<SandboxMachine | null>
  /** Makes a machine with the next address of the pool; starts again when another one took it at the same time. */
  insert(transaction: Transaction, id: string, readyAt: number): Promise<void>
}

export function createSandboxMachinesStore(): SandboxMachinesStore {
  return {
    async byId(queries, id) {
      const row = await queries('sandbox_machines').where({ id }).first()
      return row ? { id, readyAt: whole(row.ready_at), addressNumber: whole(row.address_number) } : null
    },
    async insert(transaction, id, readyAt) {
      const last = await transaction('sandbox_machines').max({ number: 'address_number' }).first()
      const addressNumber = last?.number == null ? 0 : whole(last.number) + 1
      await transaction('sandbox_machines')
        .insert({ id, ready_at: readyAt, address_number: addressNumber })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RepeatTransaction() : error
        })
    },
  }
}
