import { emailAddress } from '#contracts/rules/email-address.ts'
import type { MailGroup } from '#contracts/rules/mail-kinds.ts'
import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const undeliverable = createTable('undeliverable_addresses', {
  address: varchar('address'),
  reason: varchar<'bounced' | 'complained'>('reason'),
  notedAt: integer('noted_at'),
})

const refused = createTable('mail_refusals', {
  userId: varchar('user_id'),
  group: varchar<MailGroup>('mail_group'),
  refusedAt: integer('refused_at'),
})

/** What is known of addresses, and which mails customers do not want. */
export interface AddressesStore {
  isUndeliverable(queries: Queries, address: string): Promise<boolean>
  /** Notes that mails do not reach an address. Returns whether that is new. */
  markUndeliverable(queries: Queries, address: string, reason: 'bounced' | 'complained', now: number): Promise<boolean>
  /** Lets mails to an address be tried again. */
  clear(queries: Queries, address: string): Promise<void>
  hasRefused(queries: Queries, userId: string, group: MailGroup): Promise<boolean>
  /** The groups whose mails a customer does not get. */
  refusedBy(queries: Queries, userId: string): Promise<MailGroup[]>
  /** Stops the mails of a group for a customer. */
  refuse(queries: Queries, userId: string, group: MailGroup, now: number): Promise<void>
  /** Sends them to a customer again. */
  accept(queries: Queries, userId: string, group: MailGroup): Promise<void>
}

/** Providers of mail do not tell apart upper and lower case, and neither do their reports. */
const normalised = (address: string) => (emailAddress(address) ?? address.trim()).toLowerCase()

/** Inserts, unless there is a row with the same key. */
async function insertOnce(insert: Promise<void>): Promise<boolean> {
  try {
    await insert
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

export function createAddressesStore(): AddressesStore {
  return {
    async isUndeliverable(queries, address) {
      const row = await queries('undeliverable_addresses')
        .where({ address: normalised(address) })
        .first('address')
      return row !== undefined
    },
    markUndeliverable: (queries, address, reason, now) =>
      insertOnce(undeliverable.insert(queries, { address: normalised(address), reason, notedAt: now })),
    async clear(queries, address) {
      await queries('undeliverable_addresses')
        .where({ address: normalised(address) })
        .delete()
    },
    async hasRefused(queries, userId, group) {
      const row = await queries('mail_refusals').where({ user_id: userId, mail_group: group }).first('user_id')
      return row !== undefined
    },
    refusedBy: (queries, userId) => queries('mail_refusals').where({ user_id: userId }).pluck('mail_group'),
    async refuse(queries, userId, group, now) {
      await insertOnce(refused.insert(queries, { userId, group, refusedAt: now }))
    },
    async accept(queries, userId, group) {
      await queries('mail_refusals').where({ user_id: userId, mail_group: group }).delete()
    },
  }
}
