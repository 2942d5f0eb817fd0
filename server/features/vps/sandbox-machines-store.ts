import { createTable, integer, type RecordOf, text } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RepeatTransaction, whole } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  id: text('id'),
  /** When it is set up, in milliseconds. */
  readyAt: integer('ready_at'),
  /** Which address of the pool it has, from 0. */
  addressNumber: integer('address_number'),
}
const machines = createTable('sandbox_machines', columns)

/** A machine of the sandbox. */
export type SandboxMachine = RecordOf<typeof columns>

export interface SandboxMachinesStore {
  byId(queries: Queries, id: string): Promise<SandboxMachine | null>
  /** Makes a machine with the next address of the pool; starts again when another one took it at the same time. */
  insert(transaction: DbTransaction, id: string, readyAt: number): Promise<void>
}

export function createSandboxMachinesStore(): SandboxMachinesStore {
  return {
    async byId(queries, id) {
      const row = await queries('sandbox_machines').where({ id }).first()
      return row ? machines.toRecord(row) : null
    },
    async insert(transaction, id, readyAt) {
      const last = await transaction('sandbox_machines').max({ number: 'address_number' }).first()
      const addressNumber = last?.number == null ? 0 : whole(last.number) + 1
      await machines.insert(transaction, { id, readyAt, addressNumber }).catch((error: unknown) => {
        throw isDuplicate(error) ? new RepeatTransaction() : error
      })
    },
  }
}
