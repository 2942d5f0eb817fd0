import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** What the sandbox knows of a machine. Sizes in MiB and GiB. */
export interface SandboxState {
  hostname: string
  imageId: string
  cores: number
  ramMb: number
  diskGb: number
  power: 'running' | 'stopped'
  isRescue: boolean
  /** Off, and not to be started by anything but `resume`. */
  isSuspended: boolean
  isDestroyed: boolean
  /** When it was last started, in milliseconds. */
  startedAt: number
  /** What it was set up with; left out by the previous version. */
  addresses?: readonly string[]
  mac?: string | null
  node?: string | null
  snapshots: readonly { id: string; name: string }[]
  /** How often each kind of operation was done: what shows that none is done twice. */
  done: Readonly<Record<string, number>>
}

/** A machine that was not made by an action, such as one of the demo data: it runs. */
export const runningSince = (startedAt: number): SandboxState => ({
  hostname: 'vps',
  imageId: 'ubuntu',
  cores: 1,
  ramMb: 1024,
  diskGb: 20,
  power: 'running',
  isRescue: false,
  isSuspended: false,
  isDestroyed: false,
  startedAt,
  snapshots: [],
  done: {},
})

const machines = createTable('sandbox_machines', {
  id: varchar('id'),
  /** When it is ready, in milliseconds. */
  readyAt: integer('ready_at'),
  /** The index of its address in the pool, from 0. */
  addressNumber: integer('address_number'),
  /** Null for one of the previous version, or one that is being created. */
  state: nullable(json<SandboxState>('state')),
})

/** A machine of the sandbox. */
export type SandboxMachine = ReturnType<typeof machines.toRecord>

const operationColumns = {
  /** The key. */
  id: varchar('id'),
  machineId: varchar('machine_id'),
  begunAt: integer('begun_at'),
  readyAt: integer('ready_at'),
  /** Null until it is done. */
  result: nullable(json<SandboxResult>('result')),
}
const operations = createTable('sandbox_operations', operationColumns)

/** How an operation has ended. */
export interface SandboxResult {
  power?: 'running' | 'stopped' | 'rescue'
  snapshotGb?: number
}

/** What the sandbox was told to do. */
export type SandboxOperation = RecordOf<typeof operationColumns>

export interface SandboxMachinesStore {
  byId(queries: Queries, id: string): Promise<SandboxMachine | null>
  all(queries: Queries): Promise<SandboxMachine[]>
  /** Creates a machine with the next address of the pool, unless there is one; repeats the transaction when another took the address meanwhile. */
  ensure(tx: DbTransaction, id: string, readyAt: number): Promise<SandboxMachine>
  setState(tx: DbTransaction, id: string, state: SandboxState): Promise<void>
  operation(queries: Queries, key: string): Promise<SandboxOperation | null>
  begin(tx: DbTransaction, operation: SandboxOperation): Promise<void>
  /** Records how an operation has ended; returns whether it had not ended before. */
  finish(tx: DbTransaction, key: string, result: SandboxResult): Promise<boolean>
}

const retryIfDuplicate = (error: unknown): never => {
  throw isDuplicate(error) ? new RetryTransaction() : error
}

export function createSandboxMachinesStore(): SandboxMachinesStore {
  async function byId(queries: Queries, id: string) {
    const row: object | undefined = await queries('sandbox_machines').where({ id }).first()
    return row ? machines.toRecord(row) : null
  }

  return {
    byId,
    async all(queries) {
      const rows: object[] = await queries('sandbox_machines')
      return rows.map(machines.toRecord)
    },
    async ensure(tx, id, readyAt) {
      const known = await byId(tx, id)
      if (known) return known
      const last = await tx('sandbox_machines').max({ number: 'address_number' }).first()
      const addressNumber = last?.number == null ? 0 : toSafeInteger(last.number) + 1
      const machine = { id, readyAt, addressNumber, state: null }
      await machines.insert(tx, machine).catch(retryIfDuplicate)
      return machine
    },
    async setState(tx, id, state) {
      await tx('sandbox_machines')
        .where({ id })
        .update({ state: JSON.stringify(state) })
    },
    async operation(queries, id) {
      const row: object | undefined = await queries('sandbox_operations').where({ id }).first()
      return row ? operations.toRecord(row) : null
    },
    begin: (tx, operation) => operations.insert(tx, operation).catch(retryIfDuplicate),
    async finish(tx, id, result) {
      const open = tx('sandbox_operations').where({ id, result: null })
      return (await open.update({ result: JSON.stringify(result) })) === 1
    },
  }
}
