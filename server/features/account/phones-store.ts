import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'

const checkColumns = { userId: varchar('user_id'), phone: varchar('phone'), startedAt: integer('started_at') }
export const phoneChecksTable = createTable('phone_checks', checkColumns)
/** A number to which a code was sent, and when, in milliseconds. */
export type PhoneCheck = RecordOf<typeof checkColumns>

const phoneColumns = { phone: varchar('phone'), userId: varchar('user_id'), verifiedAt: integer('verified_at') }
export const verifiedPhonesTable = createTable('verified_phones', phoneColumns)
/** A number that its customer has verified, and when, in milliseconds. */
export type VerifiedPhone = RecordOf<typeof phoneColumns>

export interface PhonesStore {
  /** Begins to verify a number, in place of one that the customer began with before. */
  begin(tx: DbTransaction, check: PhoneCheck): Promise<void>
  /** The number that a customer is verifying. */
  checkOf(queries: Queries, userId: string): Promise<PhoneCheck | null>
  /** Keeps a number as the customer's, beside earlier ones, and ends its check. Throws a 409 when it is another customer's. */
  verify(tx: DbTransaction, phone: VerifiedPhone): Promise<void>
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

    async verify(tx, phone) {
      const own = { phone: phone.phone, user_id: phone.userId }
      const again = await tx('verified_phones').where(own).update({ verified_at: phone.verifiedAt })
      if (again === 0)
        await verifiedPhonesTable.insert(tx, phone).catch((error: unknown) => {
          throw isDuplicate(error) ? new Refusal(refusals.phone_taken) : error
        })
      await tx('phone_checks').where({ user_id: phone.userId }).delete()
    },
  }
}
