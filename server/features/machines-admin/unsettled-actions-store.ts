import type { UnsettledKind } from '#contracts/infrastructure.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { ActionState, MachineActionType, SystemActionType } from '#contracts/rules/machine-actions.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { toSafeInteger } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/** What the back-office reads of an action with a machine. */
export interface ActionRecord {
  id: string
  vpsId: string
  userId: string
  madeBy: 'customer' | 'admin' | 'system'
  type: MachineActionType | SystemActionType
  state: ActionState
  progress: number
  error: string | null
  createdAt: number
  startedAt: number | null
  endedAt: number | null
}

const MINUTE = 60_000
/** An action that is open for longer needs an admin. */
export const STUCK_AFTER = 10 * MINUTE
/** For how long a failed action is listed. */
export const FAILED_FOR = 7 * DAY_MS

interface ActionRow extends Record<string, unknown> {
  id: string
  vps_id: string
  user_id: string
  made_by: ActionRecord['madeBy']
  type: ActionRecord['type']
  state: ActionState
  error: string | null
}

const timeOf = (value: unknown) => (value === null ? null : toSafeInteger(value))
const toRecord = (row: ActionRow): ActionRecord => ({
  id: row.id,
  vpsId: row.vps_id,
  userId: row.user_id,
  madeBy: row.made_by,
  type: row.type,
  state: row.state,
  error: row.error,
  progress: toSafeInteger(row.progress),
  createdAt: toSafeInteger(row.created_at),
  startedAt: timeOf(row.started_at),
  endedAt: timeOf(row.ended_at),
})

/** Reads the actions with machines that need an admin. The engine writes them. */
export interface UnsettledActionsStore {
  /** The actions that are stuck, or failed recently, newest first. */
  list(queries: Queries, kind: UnsettledKind, now: number, page: PageRequest): Promise<Page<ActionRecord>>
  byId(queries: Queries, id: string): Promise<ActionRecord | null>
}

export function createUnsettledActionsStore(): UnsettledActionsStore {
  const ofState = async (queries: Queries, state: ActionState, now: number, { limit, before }: PageRequest) => {
    const rows = queries('machine_actions')
      .where({ state })
      .orderBy('id', 'desc')
      .limit(limit + 1)
    if (state === 'failed') {
      rows.where('id', '>=', lowestIdFrom(now - FAILED_FOR)).where('ended_at', '>=', now - FAILED_FOR)
    } else {
      rows.where('created_at', '<', now - STUCK_AFTER)
    }
    if (before !== undefined) rows.where('id', '<', before)
    return ((await rows) as ActionRow[]).map(toRecord)
  }

  return {
    async list(queries, kind, now, page) {
      if (kind === 'failed') return pageOf(await ofState(queries, 'failed', now, page), page)
      const running = await ofState(queries, 'running', now, page)
      const queued = await ofState(queries, 'queued', now, page)
      return pageOf(
        [...running, ...queued].sort((a, b) => (a.id < b.id ? 1 : -1)),
        page,
      )
    },

    async byId(queries, id) {
      const row: ActionRow | undefined = await queries('machine_actions').where({ id }).first()
      return row ? toRecord(row) : null
    },
  }
}
