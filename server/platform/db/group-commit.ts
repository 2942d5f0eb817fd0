import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as afterWhatHasArrived } from 'node:timers/promises'
import type { Knex } from 'knex'
import { type Attempt, AttemptFailed, guarded, RepeatTransaction, type Work } from './attempt.ts'
import type { Phase } from './errors.ts'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { asTransaction, type DbTransaction } from './queries.ts'
import { acquireInTime } from './time-allowed.ts'

/** How many transactions may share one commit, so that the first of them never waits long for the last. */
const MOST = 32

/** A member's time on the group's transaction. */
interface Turn {
  transaction: DbTransaction
  /** The member is through; rejected when its work could not be taken back. */
  over: PromiseWithResolvers<void>
  /** Resolves when the group is kept. Rejects with `AttemptFailed` when nothing of it is. */
  kept: Promise<void>
}

/**
 * Attempts that share commits, for a database with one writer, whose every commit waits for the disk. Those that wait at the same
 * time run one after another in one transaction, each within a savepoint, so that one that fails takes back its own work alone;
 * each ends when the commit that they share has ended. Who comes alone waits for nobody.
 *
 * When a member's work cannot be taken back, nothing of the group is kept and the others are run again. When COMMIT
 * fails, it failed for all, also for who was refused: by what it read from those before it.
 */
export function attemptInGroups(queries: Knex): Attempt {
  const waiting: PromiseWithResolvers<Turn>[] = []
  let isLed = false
  // A group runs on nobody's time: neither its first member's nor its last one's.
  const onOwnTime = AsyncLocalStorage.snapshot()

  async function lead(): Promise<void> {
    isLed = true
    while (waiting.length > 0) {
      await afterWhatHasArrived()
      await runGroup()
    }
    isLed = false
  }

  async function runGroup(): Promise<void> {
    let phase: Phase = 'begin'
    const kept = Promise.withResolvers<void>()
    // A group of none has nobody who hears of it.
    kept.promise.catch(() => {})
    try {
      await queries.transaction(async (transaction) => {
        // Knex calls back even when BEGIN failed.
        if (transaction.isCompleted()) return
        phase = 'work'
        for (let count = 0; count < MOST; count += 1) {
          const member = waiting.shift()
          if (!member) break
          const over = Promise.withResolvers<void>()
          member.resolve({ transaction: asTransaction(transaction), over, kept: kept.promise })
          await over.promise
        }
        phase = 'commit'
      })
      kept.resolve()
    } catch (error) {
      if (phase === 'begin') for (const member of waiting.splice(0)) member.reject(new AttemptFailed(error, phase))
      else kept.reject(new AttemptFailed(phase === 'work' ? new RepeatTransaction() : error, phase))
    }
  }

  function join(): Promise<Turn> {
    const member = Promise.withResolvers<Turn>()
    waiting.push(member)
    if (!isLed) onOwnTime(lead)
    return member.promise
  }

  async function turn(): Promise<Turn> {
    refuseInsideTransaction()
    try {
      return await acquireInTime(join, async (late) => late.over.resolve())
    } catch (error) {
      throw error instanceof AttemptFailed ? error : new AttemptFailed(error, 'begin')
    }
  }

  return async (work) => {
    const { transaction, over, kept } = await turn()
    const outcome = await runMember(work, transaction).catch((broken: AttemptFailed) => {
      over.reject(broken)
      throw broken
    })
    over.resolve()
    await kept
    if (outcome.status === 'rejected') throw new AttemptFailed(outcome.reason, 'work')
    return outcome.value
  }
}

/** A member's work, done or taken back. Rejects when it can be neither. */
async function runMember<Result>(
  work: Work<Result>,
  transaction: DbTransaction,
): Promise<PromiseSettledResult<Result>> {
  try {
    await transaction.raw('SAVEPOINT member')
    const value = await guarded(work, transaction)
    await transaction.raw('RELEASE member')
    return { status: 'fulfilled', value }
  } catch (reason) {
    try {
      await transaction.raw('ROLLBACK TO member')
      await transaction.raw('RELEASE member')
    } catch {
      throw new AttemptFailed(reason, 'work')
    }
    return { status: 'rejected', reason }
  }
}
