import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { InstanceRecord } from './instances-store.ts'

/** Who has had something done with a machine. `actor` is a user's id, or `system`. */
export interface MachineActor {
  actor: string
  by: 'customer' | 'admin' | 'system'
}

/** What this feature needs of the machines behind the instances: a feature above it. */
export interface MachineDuties {
  /** Lets the machine follow the status of its instance: in the transaction that changes it. */
  follow(
    tx: DbTransaction,
    instance: Pick<InstanceRecord, 'id' | 'userId'>,
    type: 'suspend' | 'resume' | 'terminate',
    actor: MachineActor,
  ): Promise<void>
  /** A customer's public keys with these ids. Throws a 422 for an id that is none of theirs. */
  publicKeys(queries: Queries, userId: string, ids: readonly string[]): Promise<string[]>
  /** Keeps the keys that the machine of a new instance is to accept. */
  keepKeys(tx: DbTransaction, instanceId: string, keys: readonly string[]): Promise<void>
}

/** The system itself. */
export const SYSTEM: MachineActor = { actor: 'system', by: 'system' }
