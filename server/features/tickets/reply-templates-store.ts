import { TEMPLATES_MAX } from '#contracts/rules/ticket-limits.ts'
import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

const columns = {
  id: varchar('id'),
  title: varchar('title'),
  body: varchar('body'),
  updatedAt: integer('updated_at'),
}
const templatesTable = createTable('reply_templates', columns)

/** A text for replies that admins write often; `updatedAt` in milliseconds. */
export type ReplyTemplateRecord = RecordOf<typeof columns>

export interface ReplyTemplatesStore {
  insert(tx: DbTransaction, record: ReplyTemplateRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<ReplyTemplateRecord | null>
  /** All of them, by title. */
  all(queries: Queries): Promise<ReplyTemplateRecord[]>
  count(queries: Queries): Promise<number>
  update(tx: DbTransaction, record: ReplyTemplateRecord): Promise<void>
  remove(tx: DbTransaction, id: string): Promise<void>
}

export const createReplyTemplatesStore = (): ReplyTemplatesStore => ({
  insert: templatesTable.insert,
  async byId(queries, id) {
    const row: object | undefined = await queries('reply_templates').where({ id }).first()
    return row ? templatesTable.toRecord(row) : null
  },
  async all(queries) {
    const rows: object[] = await queries('reply_templates').orderBy('title').orderBy('id').limit(TEMPLATES_MAX)
    return rows.map(templatesTable.toRecord)
  },
  async count(queries) {
    const row = await queries('reply_templates').count({ total: '*' }).first()
    return toSafeInteger(row?.total)
  },
  async update(tx, { id, title, body, updatedAt }) {
    await tx('reply_templates').where({ id }).update({ title, body, updated_at: updatedAt })
  },
  async remove(tx, id) {
    await tx('reply_templates').where({ id }).delete()
  },
})
