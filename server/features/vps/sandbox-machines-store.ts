import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  id: varchar('id'),
  /** When it is ready, in milliseconds. */
  readyAt: integer('ready_at'),
  /** The index of its address in the pool, from 0. */
  addressNumber: integer('address_number'),
}
const machines = createTable('sandbox_machines', columns)

/** A machine of the sandbox. */
export type SandboxMachine = RecordOf<typeof columns>

export interface SandboxMachinesStore {
  byId(queries: Queries, id: string): Promise<SandboxMachine | null>
  /** Creates a machine with the next address of the pool; repeats the transaction when another one took it meanwhile. */
  insert(tx: DbTransaction, id: string, readyAt: number): Promise<void>
}

export function createSandboxMachinesStore(): SandboxMachinesStore {
  return {
    async byId(queries, id) {
      const row = await queries('sandbox_machines').where({ id }).first()
      return row ? machines.toRecord(row) : null
    },
    async insert(tx, id, readyAt) {
      const last = await tx('sandbox_machines').max({ number: 'address_number' }).first()
      const addressNumber = last?.number == null ? 0 : toSafeInteger(last.number) + 1
      await machines.insert(tx, { id, readyAt, addressNumber }).catch((error: unknown) => {
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
    },
  }
}
