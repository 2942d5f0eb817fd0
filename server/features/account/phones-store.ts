import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'

const checkColumns = {
  userId: varchar('user_id'),
  phone: varchar('phone'),
  startedAt: integer('started_at'),
  /** Null if none was sent, so that any code is right. */
  codeHash: nullable(varchar('code_hash')),
  /** How many codes were entered. */
  tries: integer('tries'),
}
export const phoneChecksTable = createTable('phone_checks', checkColumns)
/** A number to which a code was sent, and when, in milliseconds. */
export type PhoneCheck = RecordOf<typeof checkColumns>

const phoneColumns = { phone: varchar('phone'), userId: varchar('user_id'), verifiedAt: integer('verified_at') }
export const verifiedPhonesTable = createTable('verified_phones', phoneColumns)
/** A number that its customer has verified, and when, in milliseconds. */
export type VerifiedPhone = RecordOf<typeof phoneColumns>

/** The most numbers of a customer, who may have followed one with another: each stays theirs until an admin releases it, so that it earns no second trial. */
const PHONES_MAX = 3
/** How many numbers of a customer are read: more than anyone has. */
const READ_LIMIT = 100

export interface PhonesStore {
  /** Begins to verify a number, in place of one that the customer began with before. */
  begin(tx: DbTransaction, check: PhoneCheck): Promise<void>
  /** The number that a customer is verifying. */
  checkOf(queries: Queries, userId: string): Promise<PhoneCheck | null>
  /** Counts a code that is entered. Returns false, and counts nothing, after `max` of them, or when the check is another one by now. */
  takeTry(tx: DbTransaction, check: PhoneCheck, max: number): Promise<boolean>
  /** The number that a customer has verified last; null without one. */
  verifiedOf(queries: Queries, userId: string): Promise<string | null>
  /** Keeps a number as the customer's, beside earlier ones, and ends its check. Throws a 409 when it is another customer's, or one too many. */
  verify(tx: DbTransaction, phone: VerifiedPhone): Promise<void>
  /** The customer who has verified a number; null for none. */
  ownerOf(queries: Queries, phone: string): Promise<string | null>
  /** Deletes a customer's verified numbers, and returns how many there were. */
  releaseAllOf(tx: DbTransaction, userId: string): Promise<number>
}

export function createPhonesStore(): PhonesStore {
  return {
    async begin(tx, check) {
      await tx('phone_checks').where({ user_id: check.userId }).delete()
      await phoneChecksTable.insert(tx, check)
    },

    async checkOf(queries, userId) {
      const row = await queries('phone_checks').where({ user_id: userId }).first()
      return row ? phoneChecksTable.toRecord(row) : null
    },

    async takeTry(tx, { userId, codeHash }, max) {
      const taken = await tx('phone_checks')
        .where({ user_id: userId, code_hash: codeHash })
        .where('tries', '<', max)
        .increment('tries', 1)
      return taken === 1
    },

    async verifiedOf(queries, userId) {
      // They are sorted here: there are few, and the table has no index for it.
      const rows: { phone: string; verified_at: unknown }[] = await queries('verified_phones')
        .where({ user_id: userId })
        .limit(READ_LIMIT)
        .select('phone', 'verified_at')
      return rows.toSorted((a, b) => Number(b.verified_at) - Number(a.verified_at))[0]?.phone ?? null
    },

    async verify(tx, phone) {
      const own = { phone: phone.phone, user_id: phone.userId }
      const again = await tx('verified_phones').where(own).update({ verified_at: phone.verifiedAt })
      if (again === 0) {
        const known = await tx('verified_phones').where({ user_id: phone.userId }).limit(PHONES_MAX).select('phone')
        if (known.length >= PHONES_MAX) throw new Refusal(refusals.too_many_phones)
        await verifiedPhonesTable.insert(tx, phone).catch((error: unknown) => {
          throw isDuplicate(error) ? new Refusal(refusals.phone_taken) : error
        })
      }
      await tx('phone_checks').where({ user_id: phone.userId }).delete()
    },

    ownerOf: async (queries, phone) =>
      (await queries('verified_phones').where({ phone }).first('user_id'))?.user_id ?? null,

    releaseAllOf: (tx, userId) => tx('verified_phones').where({ user_id: userId }).delete(),
  }
}
