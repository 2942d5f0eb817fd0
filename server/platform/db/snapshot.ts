import type { Knex } from 'knex'
import { type Attempt, AttemptFailed, attemptAlone, guarded } from './attempt.ts'
import type { Dialect } from './database.ts'
import { transactionsOn } from './mysql.ts'
import { asTransaction } from './queries.ts'

/** The isolation level applies to the next transaction only. */
const mysqlBegin = [
  'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
  'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
]

/**
 * Runs work whose statements all read the same state of the database, whatever others write meanwhile. SQLite takes the snapshot with the
 * first statement and lets others write, since the file is in WAL mode; MySQL and MariaDB take it immediately.
 */
export const readSnapshot = (dialect: Dialect, queries: Knex): Attempt =>
  dialect === 'mysql'
    ? attemptAlone(queries, transactionsOn(queries.client), mysqlBegin)
    : async (work) => {
        try {
          return await queries.transaction((tx) => guarded(work, asTransaction(tx)), {
            readOnly: true,
          })
        } catch (error) {
          throw new AttemptFailed(error, 'work')
        }
      }
