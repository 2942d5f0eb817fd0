import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#server/platform/problems.ts'
import { createEmptyFile } from '#server/platform/testing/database-test-tools.ts'
import { type DbTransaction, RetryTransaction, toSafeInteger } from './database.ts'
import { classify } from './errors.ts'

let made: ReturnType<typeof createEmptyFile>

beforeEach(async () => {
  made = createEmptyFile()
  const { queries } = made.database
  await queries.raw('CREATE TABLE parents (id TEXT NOT NULL PRIMARY KEY, number INTEGER) STRICT')
  await queries.raw(
    'CREATE TABLE children (parent TEXT NOT NULL REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED) STRICT',
  )
})
afterEach(() => made.remove())

const insert = (id: string) => (tx: DbTransaction) => tx('parents').insert({ id, number: 1 })
const idsOf = async () => (await made.database.queries('parents').orderBy('id')).map(({ id }) => id)

describe('a transaction', () => {
  test('keeps all of its work or none of it', async () => {
    await made.database.transaction(insert('kept'))
    const failing = made.database.transaction(async (tx) => {
      await insert('lost')(tx)
      throw new Refusal('not_found')
    })
    await expect(failing).rejects.toMatchObject({ code: 'not_found' })
    expect(await idsOf()).toEqual(['kept'])
  })

  test('whose COMMIT fails is rejected, keeps nothing, and leaves no transaction open for the next one', async () => {
    const failing = made.database.transaction(async (tx) => {
      await insert('lost')(tx)
      await tx('children').insert({ parent: 'nobody' })
    })
    await expect(failing).rejects.toThrow(/FOREIGN KEY/)
    await made.database.transaction(insert('next'))
    expect(await idsOf()).toEqual(['next'])
    expect(await idsOnDisk()).toEqual(['next'])
  })

  test('whose ROLLBACK fails is rejected, and the next one does not commit its work', async () => {
    const failing = made.database.transaction(async (tx) => {
      await insert('lost')(tx)
      const connection = await tx.client.acquireConnection()
      const prepare = connection.prepare.bind(connection)
      connection.prepare = (sql: string) => {
        if (sql.startsWith('ROLLBACK')) throw new Error('ROLLBACK failed')
        return prepare(sql)
      }
      throw new Refusal('not_found')
    })
    await expect(failing).rejects.toMatchObject({ code: 'not_found' })
    await made.database.transaction(insert('next'))
    expect(await idsOnDisk()).toEqual(['next'])
  })

  test('that finds the database busy is retried from the beginning', async () => {
    let runs = 0
    await made.database.transaction(async (tx) => {
      runs += 1
      await insert(`run-${runs}`)(tx)
      if (runs < 3) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
    })
    expect(await idsOf()).toEqual(['run-3'])
  })

  test('that keeps failing ends as busy', async () => {
    const failing = made.database.transaction(async () => {
      throw new RetryTransaction()
    })
    await expect(failing).rejects.toMatchObject({ code: 'busy' })
  })

  test('whose work queries outside the transaction fails immediately instead of waiting for its own connection', async () => {
    const failing = made.database.transaction(async () => {
      await made.database.queries('parents').select()
    })
    await expect(failing).rejects.toThrow('inside a transaction')
    expect(await idsOf()).toEqual([])
  })

  async function idsOnDisk() {
    const { database, remove } = createEmptyFile()
    await database.queries.raw('ATTACH DATABASE ? AS other', [made.path])
    const rows: { id: string }[] = await database.queries.raw('SELECT id FROM other.parents ORDER BY id')
    await remove()
    return rows.map(({ id }) => id)
  }
})

describe('the classification of a failure', () => {
  const failure = (errno: number, code?: string) => Object.assign(new Error('x'), { errno, code })

  test.each([1213, 1205, 1020, 1047])('%i is retried', (errno) => {
    expect(classify(failure(errno), 'work')).toBe('retry')
  })

  test('a connection lost during COMMIT leaves the outcome unknown; before it nothing was kept', () => {
    const lost = Object.assign(new Error("Can't add new command when connection is in closed state"), { fatal: true })
    expect(classify(lost, 'commit')).toBe('unknown')
    expect(classify(lost, 'work')).toBe('retry')
    expect(classify(lost, 'begin')).toBe('unavailable')
  })

  test('a full disk is not a bug, a violated constraint is', () => {
    expect(classify({ code: 'SQLITE_FULL' }, 'work')).toBe('unavailable')
    expect(classify({ code: 'SQLITE_CONSTRAINT_CHECK' }, 'work')).toBe('bug')
  })

  test('an unknown outcome is reported, unless the work is repeatable', async () => {
    const lost = () => Object.assign(new Error('gone'), { errno: 1180 })
    let runs = 0
    const work = async (tx: DbTransaction) => {
      runs += 1
      const connection = await tx.client.acquireConnection()
      const prepare = connection.prepare.bind(connection)
      connection.prepare = (sql: string) => {
        if (sql.startsWith('COMMIT') && runs === 1) throw lost()
        return prepare(sql)
      }
    }
    await expect(made.database.transaction(work)).rejects.toMatchObject({ code: 'outcome_unknown' })
    runs = 0
    await made.database.transaction(work, { repeatable: true })
    expect(runs).toBe(2)
  })
})

describe('values', () => {
  test('integers are stored exactly, also in text columns and up to the largest safe one', async () => {
    const { queries } = made.database
    await queries('parents').insert({ id: 41, number: Number.MAX_SAFE_INTEGER })
    expect(await queries('parents').where({ id: '41' }).first()).toEqual({ id: '41', number: Number.MAX_SAFE_INTEGER })
    const [half] = await queries.raw('SELECT ? / 2 AS half', [5])
    expect(half.half).toBe(2)
  })

  test('a fraction is refused by an integer column', async () => {
    await expect(made.database.queries('parents').insert({ id: 'x', number: 1.5 })).rejects.toThrow(/REAL/)
  })

  test.each([
    [null, 0],
    ['150000', 150_000],
    [7n, 7],
  ])('toSafeInteger(%s) is %i', (value, number) => {
    expect(toSafeInteger(value)).toBe(number)
  })

  test.each(['9007199254740993', '1.5', 'x'])('toSafeInteger(%s) is refused', (value) => {
    expect(() => toSafeInteger(value)).toThrow('Not a safe integer')
  })
})

test('every connection writes through to the disk and checks foreign keys', async () => {
  const { queries } = made.database
  for (let connection = 0; connection < 2; connection += 1) {
    await queries('parents').insert({ id: `c${connection}` })
    expect(await queries.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
    expect(await queries.raw('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }])
    expect(await queries.raw('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
    await expect(made.database.transaction(async () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  }
})
