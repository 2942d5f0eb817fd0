import type { Knex } from 'knex'
import { type Attempt, AttemptFailed, attemptAlone, guarded } from './attempt.ts'
import type { Dialect } from './database.ts'
import { transactionsOn } from './mysql.ts'

/** The isolation level is that of the one transaction that follows. */
const mysqlBegin = [
  'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
  'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
]

/**
 * Runs work in which every statement reads the database as it is at one moment, whatever others write meanwhile. SQLite fixes the
 * moment with the first statement and lets others write, since the file is in WAL mode; MySQL and MariaDB at once.
 */
export const readSnapshot = (dialect: Dialect, queries: Knex): Attempt =>
  dialect === 'mysql'
    ? attemptAlone(queries, transactionsOn(queries.client), mysqlBegin)
    : async (work) => {
        try {
          return await queries.transaction((transaction) => guarded(work, transaction), { readOnly: true })
        } catch (error) {
          throw new AttemptFailed(error, 'work')
        }
      }
