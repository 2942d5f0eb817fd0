import type { Power } from '#contracts/rules/machine-actions.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  /** The id of the instance. */
  id: varchar('id'),
  /** The name of the driver that made it. */
  driver: varchar('driver'),
  /** The driver's name for it; null before it has one. */
  ref: nullable(varchar('ref')),
  power: varchar<Power>('power'),
  /** Since when it has this power; null if that is not known. */
  powerSince: nullable(integer('power_since')),
  /** The sealed password that waits to be shown. */
  password: nullable(varchar('password')),
  /** The public keys that it accepts. */
  sshKeys: nullable(json<readonly string[]>('ssh_keys')),
  tags: json<readonly string[]>('tags'),
  notes: varchar('notes'),
  /** Why it could not be created. */
  failure: nullable(varchar('failure')),
}
const machines = createTable('machines', columns)

/** A machine as it is stored. */
export type MachineRecord = RecordOf<typeof columns>

/** What can change of a machine. */
export type MachineUpdate = Partial<Omit<MachineRecord, 'id' | 'driver'>>

const snapshotColumns = {
  id: varchar('id'),
  vpsId: varchar('vps_id'),
  name: varchar('name'),
  sizeMb: integer('size_mb'),
  createdAt: integer('created_at'),
}
const snapshots = createTable('machine_snapshots', snapshotColumns)

/** A snapshot of a machine. */
export type SnapshotRecord = RecordOf<typeof snapshotColumns>

export interface MachinesStore {
  /** The machine of an instance; null for one without a row, which runs. */
  byId(queries: Queries, id: string): Promise<MachineRecord | null>
  /** Changes a machine, which gets a row if it has none. */
  update(tx: DbTransaction, id: string, driver: string, change: MachineUpdate): Promise<void>
  /** Takes the password that waits to be shown; null when there is none, or another transaction has taken it. */
  takePassword(tx: DbTransaction, id: string): Promise<string | null>
  /** A machine's snapshots, newest first. */
  snapshotsOf(queries: Queries, vpsId: string): Promise<SnapshotRecord[]>
  countSnapshots(queries: Queries, vpsId: string): Promise<number>
  addSnapshot(tx: DbTransaction, snapshot: SnapshotRecord): Promise<void>
  removeSnapshot(tx: DbTransaction, id: string): Promise<void>
  removeSnapshotsOf(tx: DbTransaction, vpsId: string): Promise<void>
}

/** The columns that a change sets. */
function cellsOf(change: MachineUpdate): Record<string, string | number | null> {
  const cells: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(change)) {
    const column = columns[key as keyof typeof columns]
    cells[column.name] = column.write(value as never)
  }
  return cells
}

export function createMachinesStore(): MachinesStore {
  async function byId(queries: Queries, id: string): Promise<MachineRecord | null> {
    const row: object | undefined = await queries('machines').where({ id }).first()
    return row ? machines.toRecord(row) : null
  }

  return {
    byId,

    async update(tx, id, driver, change) {
      const cells = cellsOf(change)
      if (Object.keys(cells).length > 0 && (await tx('machines').where({ id }).update(cells)) === 1) return
      if (await byId(tx, id)) return
      const blank: MachineRecord = {
        id,
        driver,
        ref: null,
        power: 'running',
        powerSince: null,
        password: null,
        sshKeys: null,
        tags: [],
        notes: '',
        failure: null,
      }
      await machines.insert(tx, { ...blank, ...change }).catch((error: unknown) => {
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
    },

    async takePassword(tx, id) {
      const password = (await byId(tx, id))?.password ?? null
      if (password === null) return null
      return (await tx('machines').where({ id, password }).update({ password: null })) === 1 ? password : null
    },

    async snapshotsOf(queries, vpsId) {
      const rows: object[] = await queries('machine_snapshots').where({ vps_id: vpsId }).orderBy('id', 'desc').limit(50)
      return rows.map(snapshots.toRecord)
    },
    async countSnapshots(queries, vpsId) {
      const row = await queries('machine_snapshots').where({ vps_id: vpsId }).count({ count: '*' }).first()
      return toSafeInteger(row?.count)
    },
    addSnapshot: (tx, snapshot) => snapshots.insert(tx, snapshot),
    async removeSnapshot(tx, id) {
      await tx('machine_snapshots').where({ id }).delete()
    },
    async removeSnapshotsOf(tx, vpsId) {
      await tx('machine_snapshots').where({ vps_id: vpsId }).delete()
    },
  }
}
