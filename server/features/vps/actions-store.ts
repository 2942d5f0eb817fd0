import {
  type ActionState,
  actionStates,
  isOpenAction,
  type MachineActionType,
  type SystemActionType,
} from '#contracts/rules/machine-actions.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import type { FailureCode } from './failures.ts'
import type { MachineActor } from './machine-duties.ts'

export type ActionType = MachineActionType | SystemActionType

/** What an action was told, with secrets sealed. Money in integer dong. */
export interface ActionParams {
  imageId?: string
  sshKeys?: readonly string[]
  /** Sealed; removed when the action ends. */
  password?: string
  snapshotId?: string
  name?: string
  plan?: { planId: number; planName: string; cpu: number; ram: number; storage: number; planPrice: number }
  /** What was taken from the wallet for it. */
  total?: number
}

const columns = {
  id: varchar('id'),
  vpsId: varchar('vps_id'),
  userId: varchar('user_id'),
  /** A user's id, or `system`. */
  actor: varchar('actor'),
  madeBy: varchar<MachineActor['by']>('made_by'),
  type: varchar<ActionType>('type'),
  state: varchar<ActionState>('state'),
  progress: integer('progress'),
  params: json<ActionParams>('params'),
  memo: nullable(varchar('memo')),
  error: nullable(varchar('error')),
  /** The instance while this is what is being done with its machine; null while it waits for another action, and once it has ended. */
  activeVpsId: nullable(varchar('active_vps_id')),
  createdAt: integer('created_at'),
  startedAt: nullable(integer('started_at')),
  endedAt: nullable(integer('ended_at')),
}
const actions = createTable('machine_actions', columns)

/** An action as it is stored. */
export type ActionRecord = RecordOf<typeof columns>

const openStates = actionStates.filter(isOpenAction)

export interface ActionsStore {
  byId(queries: Queries, id: string): Promise<ActionRecord | null>
  byIds(queries: Queries, ids: readonly string[]): Promise<ActionRecord[]>
  /** An instance's actions, newest first. */
  listOf(queries: Queries, vpsId: string, page: PageRequest): Promise<Page<ActionRecord>>
  /** What is being done with a machine, or waits to be: the first of it; null for nothing. */
  openOf(queries: Queries, vpsId: string): Promise<ActionRecord | null>
  /** The newest action of an instance. */
  latestOf(queries: Queries, vpsId: string): Promise<ActionRecord | null>
  /** The action that creates the machine of an instance; null if there is none yet. */
  creationOf(queries: Queries, vpsId: string): Promise<ActionRecord | null>
  /** Repeats the transaction when another action has begun with the machine meanwhile. */
  insert(tx: DbTransaction, action: ActionRecord): Promise<void>
  /** Begins a waiting action when nothing else is being done with its machine; returns whether it is under way. */
  begin(tx: DbTransaction, action: ActionRecord, now: number): Promise<boolean>
  /** Keeps how far an action is that is under way. */
  keep(queries: Queries, id: string, progress: number, memo: string | null): Promise<void>
  /** Keeps why an action is about to fail. */
  keepFault(queries: Queries, id: string, code: FailureCode): Promise<void>
  /** Ends an action without its secrets, which frees its machine; returns whether it was open. */
  end(tx: DbTransaction, action: ActionRecord, error: FailureCode | null, now: number): Promise<boolean>
  /** Lets an action that has failed wait once more; returns whether it had. */
  reopen(tx: DbTransaction, id: string): Promise<boolean>
  /** Ends an action that a process of the previous version has done without it. */
  endDone(tx: DbTransaction, id: string, now: number): Promise<void>
}

const retryIfDuplicate = (error: unknown): never => {
  throw isDuplicate(error) ? new RetryTransaction() : error
}

interface ActionsStoreDeps {
  /** Called in the transaction in which an action has ended, with what it is then. Default: nothing follows from it. */
  onEnded?: (tx: DbTransaction, action: ActionRecord) => Promise<void>
}

export function createActionsStore({ onEnded }: ActionsStoreDeps = {}): ActionsStore {
  const first = async (rows: PromiseLike<object[]>) => {
    const [row] = await rows
    return row ? actions.toRecord(row) : null
  }
  const openRow = (queries: Queries, id: string) =>
    queries('machine_actions').where({ id }).whereIn('state', openStates)

  return {
    byId: (queries, id) => first(queries('machine_actions').where({ id })),

    async byIds(queries, ids) {
      const rows: object[] = await queries('machine_actions').whereIn('id', [...ids])
      return rows.map(actions.toRecord)
    },

    async listOf(queries, vpsId, page) {
      const query = queries('machine_actions')
        .where({ vps_id: vpsId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(actions.toRecord), page)
    },

    openOf: (queries, vpsId) =>
      first(queries('machine_actions').where({ vps_id: vpsId }).whereIn('state', openStates).orderBy('id').limit(1)),

    latestOf: (queries, vpsId) =>
      first(queries('machine_actions').where({ vps_id: vpsId }).orderBy('id', 'desc').limit(1)),

    creationOf: (queries, vpsId) =>
      first(queries('machine_actions').where({ vps_id: vpsId, type: 'create' }).orderBy('id').limit(1)),

    insert: (tx, action) => actions.insert(tx, action).catch(retryIfDuplicate),

    async begin(tx, { id, vpsId, activeVpsId, state }, now) {
      if (state === 'running') return true
      if (activeVpsId === null) {
        const active = await tx('machine_actions').where({ active_vps_id: vpsId }).first('id')
        const earlier = tx('machine_actions').where({ vps_id: vpsId }).whereIn('state', openStates).where('id', '<', id)
        if (active || (await earlier.first('id'))) return false
      }
      const waiting = tx('machine_actions').where({ id, state: 'queued' })
      const change = { state: 'running', active_vps_id: vpsId, started_at: now }
      // If two begin at the same time, one finds the other when it is run again.
      return (await waiting.update(change).catch(retryIfDuplicate)) === 1
    },

    async keep(queries, id, progress, memo) {
      await queries('machine_actions').where({ id, state: 'running' }).update({ progress, memo })
    },

    async keepFault(queries, id, code) {
      await openRow(queries, id).update({ error: code })
    },

    async end(tx, action, error, now) {
      const { id } = action
      const { password: _, ...kept } = action.params
      const ended = {
        state: error === null ? 'done' : 'failed',
        error,
        active_vps_id: null,
        ended_at: now,
        memo: null,
        ...(error === null && { progress: 100 }),
        params: JSON.stringify(kept),
      }
      if ((await openRow(tx, id).update(ended)) !== 1) return false
      const state = error === null ? 'done' : 'failed'
      await onEnded?.(tx, {
        ...action,
        params: kept,
        state,
        error,
        endedAt: now,
        ...(error === null && { progress: 100 }),
      })
      return true
    },

    async reopen(tx, id) {
      const failed = tx('machine_actions').where({ id, state: 'failed' })
      const waiting = { state: 'queued', error: null, ended_at: null, started_at: null, progress: 0 }
      return (await failed.update(waiting)) === 1
    },

    async endDone(tx, id, now) {
      await openRow(tx, id).update({ state: 'done', progress: 100, active_vps_id: null, ended_at: now })
    },
  }
}
