import type { Device, SignInOutcome } from '#contracts/account-sessions.ts'
import { createTable, integer, json, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  lastAt: integer('last_at'),
  outcome: varchar<SignInOutcome>('outcome'),
  attempts: integer('attempts'),
  device: json<Device>('device'),
  network: varchar('network'),
}
const signIns = createTable('sign_ins', columns)

/** Attempts to sign in to an account that were alike. Times in milliseconds. */
export type SignInRecord = RecordOf<typeof columns>

/** The rows of one outcome that an account keeps: so wrong passwords, which anyone may try, push no sign-in out of the history. */
const KEPT_PER_OUTCOME = 200

export interface SignInsStore {
  /** Adds an attempt. One like the last of its outcome, no longer ago than `within` milliseconds, is counted there. */
  note(tx: DbTransaction, signIn: SignInRecord, within: number): Promise<void>
  /** The sign-ins of a user, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<SignInRecord>>
  /** Deletes up to `limit` that were last seen before a time. Returns how many it deleted. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

export function createSignInsStore(): SignInsStore {
  const newest = (queries: Queries, userId: string, outcome: SignInOutcome) =>
    queries('sign_ins').where({ user_id: userId, outcome }).orderBy('id', 'desc')

  return {
    async note(tx, signIn, within) {
      const { userId, outcome, device, network, lastAt } = signIn
      const row: object | undefined = within > 0 ? await newest(tx, userId, outcome).first() : undefined
      const last = row && signIns.toRecord(row)
      const isAlike = last?.network === network && JSON.stringify(last.device) === JSON.stringify(device)
      if (last && isAlike && Math.abs(lastAt - last.lastAt) <= within) {
        await tx('sign_ins').where({ id: last.id }).increment('attempts', 1).update({ last_at: lastAt })
        return
      }
      await signIns.insert(tx, signIn)
      const [tooOld]: string[] = await newest(tx, userId, outcome).offset(KEPT_PER_OUTCOME).limit(1).pluck('id')
      if (tooOld !== undefined)
        await tx('sign_ins').where({ user_id: userId, outcome }).where('id', '<=', tooOld).delete()
    },

    async listOf(queries, userId, page) {
      const query = queries('sign_ins')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(signIns.toRecord), page)
    },

    async removeOld(queries, before, limit) {
      const ids: string[] = await queries('sign_ins')
        .where('last_at', '<', before)
        .orderBy('last_at')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('sign_ins').whereIn('id', ids).delete() : 0
    },
  }
}
