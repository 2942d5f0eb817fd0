import type { Database } from '#server/platform/db/database.ts'
import { allowSlowStatements } from '#server/platform/db/deadline.ts'
import { areIndexed, replaceFormerTerms, setIndexed } from './reindexing-store.ts'

/**
 * Gives the users of earlier versions the terms by which this one finds them, once in the life of a database. It is not a step of the schema: no
 * statement folds and splits words as the searches do.
 */
export const reindexUsers = (database: Database): Promise<void> =>
  allowSlowStatements(() =>
    database.transaction(async (tx) => {
      if (await areIndexed(tx)) return
      await replaceFormerTerms(tx)
      await setIndexed(tx)
    }),
  )
