import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import type { Language } from '#contracts/languages.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  number: integer('number'),
  topic: varchar<Enquiry['topic']>('topic'),
  name: varchar('name'),
  email: varchar('email'),
  phone: nullable(varchar('phone')),
  subject: varchar('subject'),
  body: varchar('body'),
  about: nullable(varchar('about')),
  language: varchar<Language>('language'),
  status: varchar<EnquiryStatus>('status'),
  createdAt: integer('created_at'),
  closedAt: nullable(integer('closed_at')),
}
const enquiriesTable = createTable('enquiries', columns)

/** A visitor's message to the provider; times in milliseconds. */
export type EnquiryRecord = RecordOf<typeof columns>

export interface EnquiriesStore {
  insert(queries: Queries, record: EnquiryRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<EnquiryRecord | null>
  /** Newest first; with `open` only those that wait for a reply. */
  list(queries: Queries, page: PageRequest & { open: boolean }): Promise<Page<EnquiryRecord>>
  /** Changes the status of an enquiry whose status is another one. */
  setStatus(queries: Queries, id: string, status: EnquiryStatus, closedAt: number | null): Promise<void>
}

export const createEnquiriesStore = (): EnquiriesStore => ({
  insert: enquiriesTable.insert,
  async byId(queries, id) {
    const row: object | undefined = await queries('enquiries').where({ id }).first()
    return row ? enquiriesTable.toRecord(row) : null
  },
  async list(queries, page) {
    const query = queries('enquiries')
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    if (page.open) query.where({ status: 'open' })
    if (page.before !== undefined) query.where('id', '<', page.before)
    const rows: object[] = await query
    return pageOf(rows.map(enquiriesTable.toRecord), page)
  },
  async setStatus(queries, id, status, closedAt) {
    await queries('enquiries').where({ id }).whereNot({ status }).update({ status, closed_at: closedAt })
  },
})
