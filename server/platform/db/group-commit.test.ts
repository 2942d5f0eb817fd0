import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#server/platform/problems.ts'
import { createEmptyFile } from '#server/platform/testing/database-test-tools.ts'
import { type DbTransaction, RetryTransaction } from './database.ts'
import { withDeadline } from './deadline.ts'

let made: ReturnType<typeof createEmptyFile>
/** The transaction statements that the database received, and the names of the test's transactions when they end. */
let events: string[]

beforeEach(async () => {
  made = createEmptyFile()
  await made.database.queries.raw('CREATE TABLE parents (id TEXT NOT NULL PRIMARY KEY) STRICT')
  await made.database.queries.raw(
    'CREATE TABLE children (parent TEXT NOT NULL REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED) STRICT',
  )
  events = []
  made.database.queries.client.on('query', ({ sql }: { sql: string }) => {
    if (/^(?:BEGIN|COMMIT|ROLLBACK)\b(?! TO)/.test(sql)) events.push(sql.replace(/[ ;].*/, ''))
  })
})
afterEach(() => made.remove())

const insert = (id: string) => (tx: DbTransaction) => tx('parents').insert({ id })
const idsOf = async () => (await made.database.queries('parents').orderBy('id')).map(({ id }) => id)
const run = (work: (tx: DbTransaction) => Promise<unknown>) => made.database.transaction(work)
const fail = (id: string, error: unknown) => async (tx: DbTransaction) => {
  await insert(id)(tx)
  throw error
}

/** Makes a transaction's connection throw for statements that match the pattern. */
async function breakAt(tx: DbTransaction, pattern: RegExp, error: () => Error) {
  const connection = await tx.client.acquireConnection()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql: string) => {
    if (pattern.test(sql)) throw error()
    return prepare(sql)
  }
}

describe('transactions that wait at the same time', () => {
  test('share one commit, and none ends before it', async () => {
    const ending = ['a', 'b', 'c'].map((id) => run(insert(id)).then(() => events.push(id)))
    await Promise.all(ending)
    expect(events).toEqual(['BEGIN', 'COMMIT', 'a', 'b', 'c'])
    expect(await idsOf()).toEqual(['a', 'b', 'c'])
  })

  test('are committed in groups of bounded size, in order', async () => {
    const ids = Array.from({ length: 70 }, (_, number) => `id-${String(number).padStart(2, '0')}`)
    const order: string[] = []
    await Promise.all(ids.map((id) => run(insert(id)).then(() => order.push(id))))
    expect(events.filter((event) => event === 'COMMIT')).toHaveLength(3)
    expect(order).toEqual(ids)
  })

  test.each([
    ['is refused', new Refusal('not_found'), { code: 'not_found' }],
    ['has a bug', new Error('a bug'), { message: 'a bug' }],
  ])('are kept without the one that %s', async (_, error, expected) => {
    const refused = run(fail('refused', error))
    const others = [run(insert('before')), refused, run(insert('after'))]
    await expect(refused).rejects.toMatchObject(expected)
    await Promise.allSettled(others)
    expect(await idsOf()).toEqual(['after', 'before'])
    expect(events).toEqual(['BEGIN', 'COMMIT'])
  })

  test('are kept without the one whose statement violates a constraint', async () => {
    const both = await Promise.allSettled([run(insert('same')), run(insert('same')), run(insert('other'))])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await idsOf()).toEqual(['other', 'same'])
  })

  test('are run once when one of them has to be retried', async () => {
    const runs = { lucky: 0, unlucky: 0 }
    await Promise.all([
      run(async (tx) => {
        runs.lucky += 1
        await insert('lucky')(tx)
      }),
      run(async (tx) => {
        runs.unlucky += 1
        await insert('unlucky')(tx)
        if (runs.unlucky === 1) throw new RetryTransaction()
      }),
    ])
    expect(runs).toEqual({ lucky: 1, unlucky: 2 })
    expect(await idsOf()).toEqual(['lucky', 'unlucky'])
  })

  test('all fail when their COMMIT fails, even one that was refused because of what it read from the others', async () => {
    const all = [
      run(insert('innocent')),
      run((tx) => tx('children').insert({ parent: 'nobody' })),
      run(async () => {
        throw new Refusal('not_found')
      }),
    ]
    for (const each of all) await expect(each).rejects.toThrow(/FOREIGN KEY/)
    expect(await idsOf()).toEqual([])
    await run(insert('next'))
    expect(await idsOf()).toEqual(['next'])
  })

  test('whose COMMIT gets no response have an unknown outcome; repeatable ones are retried, and kept once', async () => {
    const lost = () => Object.assign(new Error('gone'), { errno: 1180 })
    let runs = 0
    const unknown = made.database.transaction(insert('unknown'))
    const repeated = made.database.transaction(
      async (tx) => {
        runs += 1
        if (runs === 1) await breakAt(tx, /^COMMIT/, lost)
        await insert('repeated')(tx)
      },
      { repeatable: true },
    )
    await expect(unknown).rejects.toMatchObject({ code: 'outcome_unknown' })
    await repeated
    expect(await idsOf()).toEqual(['repeated'])
  })

  test('are retried when the work of one of them cannot be rolled back, and nothing of that one is kept', async () => {
    const before = run(insert('before'))
    const broken = run(async (tx) => {
      await breakAt(tx, /^ROLLBACK TO/, () => new Error('no room for that'))
      await fail('broken', new Error('a bug'))(tx)
    })
    const after = run(insert('after'))
    await expect(broken).rejects.toThrow('a bug')
    await Promise.all([before, after])
    expect(await idsOf()).toEqual(['after', 'before'])
  })

  test('are busy while BEGIN fails, and succeed once it works again', async () => {
    const other = new Sqlite(made.path)
    other.exec("BEGIN IMMEDIATE; INSERT INTO parents VALUES ('other')")
    const both = ['a', 'b'].map((id) => withDeadline(100, () => run(insert(id))))
    for (const each of both) await expect(each).rejects.toMatchObject({ code: 'busy' })
    other.exec('COMMIT')
    other.close()
    await run(insert('c'))
    expect(await idsOf()).toEqual(['c', 'other'])
  })

  test('wait no longer than their caller; one that misses its deadline is not run', async () => {
    const held = Promise.withResolvers<void>()
    const first = run(async (tx) => {
      await insert('first')(tx)
      await held.promise
    })
    await expect(withDeadline(20, () => run(insert('late')))).rejects.toMatchObject({ code: 'busy' })
    held.resolve()
    await first
    await run(insert('next'))
    expect(await idsOf()).toEqual(['first', 'next'])
  })

  test('cannot be nested: the inner one is refused immediately', async () => {
    const nested = run(async () => {
      await run(insert('inner'))
    })
    await expect(nested).rejects.toThrow('inside a transaction')
    expect(await idsOf()).toEqual([])
  })
})
