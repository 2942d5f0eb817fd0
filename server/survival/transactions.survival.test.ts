import { beforeEach, describe, expect, test } from 'vitest'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { withDeadline } from '#server/platform/db/deadline.ts'
import { Refusal } from '#server/platform/problems.ts'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'
import { emptyDatabase, engines, sharedMariadb } from './engines-test-tools.ts'
import { startProxy } from './proxy-test-tools.ts'
import { expectWithin, startStopwatch } from './stopwatch-test-tools.ts'

describe.runIf(engines.includes('mariadb')).each(['OFF', 'ON'])(
  'a transaction on MariaDB, innodb_snapshot_isolation = %s,',
  async (isolation) => {
    if (!engines.includes('mariadb')) return
    const mariadb = await sharedMariadb()
    const { name, database: outside } = await emptyDatabase('mariadb')
    const proxy = await startProxy(mariadb.port)
    const url = `mysql://root@127.0.0.1:${proxy.port}/${name}`
    let database = openForTest(url)

    await outside.queries.raw('CREATE TABLE purses (id VARCHAR(36) PRIMARY KEY, money BIGINT NOT NULL) ENGINE = InnoDB')
    beforeEach(async () => {
      await outside.queries.raw(`SET GLOBAL innodb_snapshot_isolation = ${isolation}`)
      await outside.queries('purses').delete()
      await outside.queries('purses').insert(['a', 'b'].map((id) => ({ id, money: 100 })))
      database = openForTest(url)
      return async () => {
        await database.close()
        const open = async () => {
          const rows: { count?: unknown }[] = await outside
            .queries('information_schema.innodb_trx')
            .count({ count: '*' })
          return rows[0]?.count
        }
        await expect.poll(open).toBe(0)
      }
    })

    const add = (tx: DbTransaction, id: string, amount: number) =>
      tx('purses')
        .where({ id })
        .update({ money: tx.raw('money + ?', [amount]) })
    const purses = async () => {
      const rows: { id: string; money: number }[] = await outside.queries('purses').orderBy('id')
      return Object.fromEntries(rows.map(({ id, money }) => [id, money]))
    }
    const insert = (id: string) => (tx: DbTransaction) => tx('purses').insert({ id, money: 1 })

    test('that meets a deadlock is retried from the beginning, and both are kept once', async () => {
      let runs = 0
      let arrived = 0
      const both = Promise.withResolvers<void>()
      const move = (first: string, second: string) =>
        database.transaction(async (tx) => {
          runs += 1
          await add(tx, first, -10)
          arrived += 1
          if (arrived === 2) both.resolve()
          await both.promise
          await add(tx, second, 10)
        })
      await Promise.all([move('a', 'b'), move('b', 'a')])
      expect(runs).toBe(3)
      expect(await purses()).toEqual({ a: 100, b: 100 })
    })

    test('whose COMMIT does not arrive has an unknown outcome, keeps nothing, and leaves nothing open', async () => {
      proxy.cutAt(/COMMIT\b/, 'before')
      await expect(database.transaction(insert('lost'))).rejects.toMatchObject({ code: 'outcome_unknown' })
      await database.transaction(insert('next'))
      expect(Object.keys(await purses())).toEqual(['a', 'b', 'next'])
    })

    test('whose COMMIT gets no response has an unknown outcome too; a repeatable one is retried, and kept once', async () => {
      proxy.cutAt(/COMMIT\b/, 'after')
      await expect(database.transaction(insert('kept'))).rejects.toMatchObject({ code: 'outcome_unknown' })
      expect(Object.keys(await purses())).toEqual(['a', 'b', 'kept'])

      let runs = 0
      proxy.cutAt(/COMMIT\b/, 'after')
      const once = async (tx: DbTransaction) => {
        runs += 1
        if (await tx('purses').where({ id: 'once' }).first('id')) return 'was there'
        await insert('once')(tx)
        await add(tx, 'a', 1)
        return 'new'
      }
      expect(await database.transaction(once, { repeatable: true })).toBe('was there')
      expect(runs).toBe(2)
      expect(await purses()).toMatchObject({ a: 101, once: 1 })
    })

    test('whose ROLLBACK does not arrive fails with its own error, and the next one commits nothing of it', async () => {
      proxy.cutAt(/ROLLBACK/, 'before')
      const failing = database.transaction(async (tx) => {
        await insert('lost')(tx)
        throw new Refusal('not_found')
      })
      await expect(failing).rejects.toMatchObject({ code: 'not_found' })
      await database.transaction(insert('next'))
      expect(Object.keys(await purses())).toEqual(['a', 'b', 'next'])
    })

    test('whose ROLLBACK fails on a working connection: the next one on it commits nothing of it', async () => {
      const connectionOf = async (tx: DbTransaction) => tx.client.acquireConnection()
      let first: unknown
      const failing = database.transaction(async (tx) => {
        await insert('lost')(tx)
        first = await connectionOf(tx)
        const connection = first as { query(...call: unknown[]): unknown }
        const query = connection.query.bind(connection)
        connection.query = (...call) => {
          if (!/^ROLLBACK/.test((call[0] as { sql?: string }).sql ?? '')) return query(...call)
          connection.query = query
          return (call.at(-1) as (error: Error) => void)(new Error('ROLLBACK failed'))
        }
        throw new Refusal('not_found')
      })
      await expect(failing).rejects.toMatchObject({ code: 'not_found' })
      await database.transaction(async (tx) => {
        expect(await connectionOf(tx)).toBe(first)
        await insert('next')(tx)
      })
      expect(Object.keys(await purses())).toEqual(['a', 'b', 'next'])
    })

    test('that has ended accepts no more statements, although its connection is used by the next one', async () => {
      const next = Promise.withResolvers<void>()
      let kept: DbTransaction | undefined
      let late: Promise<unknown> | undefined
      await database.transaction(async (tx) => {
        kept = tx
        late = next.promise.then(() => insert('late')(tx))
        await insert('first')(tx)
      })
      const first = kept as DbTransaction
      await expect(insert('leaked')(first)).rejects.toThrow('a transaction that is over')
      await database.transaction(async (tx) => {
        expect(await tx.client.acquireConnection()).toBe(await first.client.acquireConnection())
        next.resolve()
        await expect(late).rejects.toThrow('a transaction that is over')
        await insert('second')(tx)
      })
      expect(Object.keys(await purses())).toEqual(['a', 'b', 'first', 'second'])
    })

    test('whose connection is killed during its work is retried, and kept once', async () => {
      let runs = 0
      const connectionId = Promise.withResolvers<number>()
      const killed = connectionId.promise.then((id) => outside.queries.raw('KILL ?', [id]))
      await database.transaction(async (tx) => {
        runs += 1
        await add(tx, 'a', 5)
        const [[{ id }]] = await tx.raw('SELECT CONNECTION_ID() AS id')
        connectionId.resolve(id)
        await killed
        await add(tx, 'b', 5)
      })
      expect(runs).toBe(2)
      expect(await purses()).toEqual({ a: 105, b: 105 })
    })

    test('that meets a stalled network ends before its deadline, as busy, and holds no locks afterwards', async () => {
      const stopwatch = startStopwatch(process.pid)
      const stalled = withDeadline(1000, () =>
        database.transaction(async (tx) => {
          await add(tx, 'a', 5)
          proxy.stall()
          await add(tx, 'b', 5)
        }),
      )
      await expect(stalled).rejects.toMatchObject({ code: 'busy' })
      expectWithin(3000, stopwatch())
      proxy.resume()
      await database.transaction((tx) => add(tx, 'a', 1))
      expect(await purses()).toEqual({ a: 101, b: 100 })
    })

    test('is kept only while there is money, when a hundred take money concurrently', async () => {
      const take = () =>
        database.transaction(async (tx) => {
          const changed = await tx('purses')
            .where({ id: 'a' })
            .where('money', '>=', 2)
            .update({ money: tx.raw('money - 2') })
          if (changed !== 1) throw new Refusal('not_found')
        })
      const results = await Promise.allSettled(Array.from({ length: 100 }, take))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
      expect(await purses()).toMatchObject({ a: 0 })
    })
  },
)

test('there is an engine to test', () => expect(engines.length).toBeGreaterThan(0))
