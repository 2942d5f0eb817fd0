import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as afterPendingEvents } from 'node:timers/promises'
import type { Knex } from 'knex'
import { type Attempt, AttemptFailed, guarded, RetryTransaction, type Work } from './attempt.ts'
import { acquireBeforeDeadline } from './deadline.ts'
import type { Phase } from './errors.ts'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { asTransaction, type DbTransaction } from './queries.ts'

/** The number of transactions that may share one commit, so that the first never waits long for the last. */
const MAX_GROUP = 32

/** A member's time slot on the group's transaction. */
interface Slot {
  tx: DbTransaction
  /** Resolved when the member has finished; rejected when its work could not be rolled back. */
  over: PromiseWithResolvers<void>
  /** Resolves when the group is committed. Rejects with `AttemptFailed` when nothing of it was kept. */
  kept: Promise<void>
}

/**
 * Makes attempts share commits, for a database with one writer, where every commit waits for the disk. Attempts that wait at the
 * same time run one after another in one transaction, each within a savepoint, so that one that fails rolls back only its own work;
 * each ends when the shared commit has ended. A single attempt does not wait for others.
 *
 * When a member's work cannot be rolled back, nothing of the group is kept and the others are retried. When COMMIT fails, all members
 * fail, even one that was refused, since the refusal may depend on what it read from the members before it.
 */
export function attemptInGroups(queries: Knex): Attempt {
  const waiting: PromiseWithResolvers<Slot>[] = []
  let isLed = false
  // A group runs outside of its members' async contexts, so that no member's deadline applies to it.
  const withoutMemberContext = AsyncLocalStorage.snapshot()

  async function lead(): Promise<void> {
    isLed = true
    while (waiting.length > 0) {
      await afterPendingEvents()
      await runGroup()
    }
    isLed = false
  }

  async function runGroup(): Promise<void> {
    let phase: Phase = 'begin'
    const kept = Promise.withResolvers<void>()
    // In an empty group nothing else handles the rejection.
    kept.promise.catch(() => {})
    try {
      await queries.transaction(async (tx) => {
        // Knex calls back even when BEGIN failed.
        if (tx.isCompleted()) return
        phase = 'work'
        for (let count = 0; count < MAX_GROUP; count += 1) {
          const member = waiting.shift()
          if (!member) break
          const over = Promise.withResolvers<void>()
          member.resolve({ tx: asTransaction(tx), over, kept: kept.promise })
          await over.promise
        }
        phase = 'commit'
      })
      kept.resolve()
    } catch (error) {
      if (phase === 'begin') for (const member of waiting.splice(0)) member.reject(new AttemptFailed(error, phase))
      else kept.reject(new AttemptFailed(phase === 'work' ? new RetryTransaction() : error, phase))
    }
  }

  function join(): Promise<Slot> {
    const member = Promise.withResolvers<Slot>()
    waiting.push(member)
    if (!isLed) withoutMemberContext(lead)
    return member.promise
  }

  async function waitForSlot(): Promise<Slot> {
    refuseInsideTransaction()
    try {
      return await acquireBeforeDeadline(join, async (slot) => slot.over.resolve())
    } catch (error) {
      throw error instanceof AttemptFailed ? error : new AttemptFailed(error, 'begin')
    }
  }

  return async (work) => {
    const { tx, over, kept } = await waitForSlot()
    const outcome = await runMember(work, tx).catch((broken: AttemptFailed) => {
      over.reject(broken)
      throw broken
    })
    over.resolve()
    await kept
    if (outcome.status === 'rejected') throw new AttemptFailed(outcome.reason, 'work')
    return outcome.value
  }
}

/** Runs a member's work, and rolls it back if it fails. Rejects when it cannot be rolled back. */
async function runMember<Result>(work: Work<Result>, tx: DbTransaction): Promise<PromiseSettledResult<Result>> {
  try {
    await tx.raw('SAVEPOINT member')
    const value = await guarded(work, tx)
    await tx.raw('RELEASE member')
    return { status: 'fulfilled', value }
  } catch (reason) {
    try {
      await tx.raw('ROLLBACK TO member')
      await tx.raw('RELEASE member')
    } catch {
      throw new AttemptFailed(reason, 'work')
    }
    return { status: 'rejected', reason }
  }
}
