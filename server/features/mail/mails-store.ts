import type { Language } from '#contracts/languages.ts'
import type { MailFailure, MailKind, MailState } from '#contracts/rules/mail-kinds.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  kind: varchar<MailKind>('kind'),
  /** The id of what it is about. */
  subjectId: varchar('subject_id'),
  period: varchar('period'),
  /** The subject of the job that sends it: sending it once more is another run. */
  runId: varchar('run_id'),
  userId: nullable(varchar('user_id')),
  address: varchar('address'),
  language: varchar<Language>('language'),
  /** The name that it greets by. */
  name: varchar('name'),
  facts: json<object>('facts'),
  /** The facts that are secret, as sealed JSON; null if there are none, or when it is no longer pending. */
  sealedFacts: nullable(varchar('sealed_facts')),
  state: varchar<MailState>('state'),
  /** The number of attempts in this run. */
  attempts: integer('attempts'),
  failure: nullable(varchar<MailFailure>('failure')),
  /** What the server for mail responded last. */
  response: nullable(varchar('response')),
  createdAt: integer('created_at'),
  /** When this run began. */
  startedAt: integer('started_at'),
  attemptedAt: nullable(integer('attempted_at')),
  nextAttemptAt: nullable(integer('next_attempt_at')),
}
const mailsTable = createTable('mails', columns)

/** A mail, and what became of it. Times in milliseconds. */
export type MailRecord = RecordOf<typeof columns>

/** What to list: all that is given has to match. */
export interface MailFilter {
  state?: MailState | undefined
  kind?: MailKind | undefined
  address?: string | undefined
}

/** What an attempt changes. */
export type MailAttempt = Pick<MailRecord, 'state' | 'failure' | 'response' | 'attemptedAt' | 'nextAttemptAt'>

export interface MailsStore {
  /** Adds a mail, unless there is one of this kind, subject and period. Returns whether it did. */
  insert(tx: DbTransaction, mail: MailRecord): Promise<boolean>
  byId(queries: Queries, id: string): Promise<MailRecord | null>
  /** The pending one that a job is to send; null if it has been sent or sent once more since. */
  pendingRun(queries: Queries, runId: string): Promise<MailRecord | null>
  /** Those of a kind about one subject, oldest first. */
  ofSubject(queries: Queries, kind: MailKind, subjectId: string): Promise<MailRecord[]>
  /** Newest first. */
  list(queries: Queries, filter: MailFilter, page: PageRequest): Promise<Page<MailRecord>>
  /** Records an attempt of a run that is still pending. When it ends the run, the secret facts are deleted. Returns false if it is not pending. */
  recordAttempt(queries: Queries, runId: string, attempt: MailAttempt): Promise<boolean>
  /** Ends a run that is pending without an attempt, and deletes the secret facts. */
  end(queries: Queries, runId: string, state: 'failed' | 'held', failure: MailFailure): Promise<void>
  /** Starts another run of a mail that is not pending. Returns false if it is. */
  restart(tx: DbTransaction, id: string, runId: string, now: number): Promise<boolean>
  /** Deletes up to `limit` that are older than `before`. Returns how many it deleted. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

export function createMailsStore(): MailsStore {
  const pending = (queries: Queries, runId: string) => queries('mails').where({ run_id: runId, state: 'pending' })

  return {
    async insert(tx, mail) {
      try {
        await mailsTable.insert(tx, mail)
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    async byId(queries, id) {
      const row: object | undefined = await queries('mails').where({ id }).first()
      return row ? mailsTable.toRecord(row) : null
    },

    async pendingRun(queries, runId) {
      const row: object | undefined = await pending(queries, runId).first()
      return row ? mailsTable.toRecord(row) : null
    },

    async ofSubject(queries, kind, subjectId) {
      // Each period of a subject has a few at most, and old ones are deleted.
      const rows: object[] = await queries('mails').where({ kind, subject_id: subjectId }).orderBy('id').limit(200)
      return rows.map(mailsTable.toRecord)
    },

    async list(queries, { state, kind, address }, page) {
      const query = queries('mails')
        .where({ ...(state && { state }), ...(kind && { kind }), ...(address !== undefined && { address }) })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(mailsTable.toRecord), page)
    },

    async recordAttempt(queries, runId, { state, failure, response, attemptedAt, nextAttemptAt }) {
      const changed = await pending(queries, runId)
        .increment('attempts', 1)
        .update({
          state,
          failure,
          response,
          attempted_at: attemptedAt,
          next_attempt_at: nextAttemptAt,
          ...(state !== 'pending' && { sealed_facts: null }),
        })
      return changed === 1
    },

    async end(queries, runId, state, failure) {
      await pending(queries, runId).update({ state, failure, next_attempt_at: null, sealed_facts: null })
    },

    async restart(tx, id, runId, now) {
      const changed = await tx('mails')
        .where({ id })
        .whereNot({ state: 'pending' })
        .update({ run_id: runId, state: 'pending', attempts: 0, failure: null, started_at: now, next_attempt_at: now })
      return changed === 1
    },

    async removeOld(queries, before, limit) {
      const ids: string[] = await queries('mails')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('mails').whereIn('id', ids).delete() : 0
    },
  }
}
