import { findMemos } from '#contracts/rules/payment-memo.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isDatabaseFailure } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { BankStatement } from './bank-statement.ts'
import { fingerprintOf } from './bank-transfer.ts'
import type { BankTransfers } from './bank-transfers-service.ts'
import type { BankTransfersStore } from './bank-transfers-store.ts'
import type { ProviderStatesStore } from './provider-states-store.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'

/** The kind of the job that reads a bank's statement; its subject is the name of the service. */
export const POLL_STATEMENT = 'payments.statement'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How often statements are read, in milliseconds: SePay gives a webhook up after 33 minutes, and wants its list to be read every 15 to 30. */
export const STATEMENT_INTERVAL = 15 * MINUTE
/** How far back a statement is read before the time of the last poll: banks enter transfers late. */
const OVERLAP = 24 * HOUR
/** How far back it is read at first, and at most after an outage. */
const FIRST = 2 * 24 * HOUR
const MAX = 30 * 24 * HOUR
/** How long the webhook of a transfer may still come that nothing but its webhook tells from another one. */
const WEBHOOK_WITHIN = HOUR
/** With so many transfers of one amount, none is told from the others. */
const ALIKE_MAX = 1000

/** Reads the statements of our accounts, so that no transfer depends on its webhook. */
export interface BankPolling {
  /** Adds the jobs, as a process starts. */
  begin(): Promise<void>
  /** Takes what a statement lists. A transfer that is known, by its webhook or from before, changes nothing. */
  handler: JobHandler
}

interface BankPollingDeps {
  database: Database
  jobs: JobQueue
  statements: readonly BankStatement[]
  bank: Pick<BankTransfers, 'take'>
  transfers: Pick<BankTransfersStore, 'known' | 'contentsAlike'>
  states: Pick<ProviderStatesStore, 'list' | 'notePoll' | 'noteFailure'>
  clock: Clock
  log: Log
}

export function createBankPolling(deps: BankPollingDeps): BankPolling {
  const { database, jobs, statements, bank, transfers, states, clock, log } = deps
  const { queries } = database

  /** Whether a transfer can be told from every other: webhook and list give it different ids, so without a number of the bank it is told by what it says. */
  async function isNew(transfer: BankTransfer): Promise<boolean> {
    const { account, amount, transferredAt, bankReference } = transfer
    if (bankReference !== '' && transferredAt !== null) return true
    if (transferredAt !== null && transferredAt > clock.now() - WEBHOOK_WITHIN) return false
    const contents = await transfers.contentsAlike(queries, { account, amount, transferredAt }, ALIKE_MAX)
    const { memos } = findMemos(transfer.texts)
    /** A memo may be missing in one of the two, where it was cut off or only SePay's `code` has it. */
    const namesAnother = (content: string) => {
      const others = findMemos({ content }).memos
      return memos.length > 0 && others.length > 0 && !others.some((memo) => memos.includes(memo))
    }
    return contents.length < ALIKE_MAX && contents.every(namesAnother)
  }

  async function poll(statement: BankStatement): Promise<void> {
    const polledAt = (await states.list(queries)).find(({ name }) => name === statement.name)?.polledAt ?? null
    const since = polledAt === null ? clock.now() - FIRST : Math.max(polledAt - OVERLAP, clock.now() - MAX)
    const { name } = statement
    const { transfers: listed, unreadable, isComplete } = await statement.since(since)
    const fingerprints = new Map(listed.map((transfer) => [transfer, fingerprintOf(name, transfer)]))
    // Nearly all of them are known from the time before, which one statement finds out.
    const known = await transfers.known(queries, [...fingerprints.values()])
    const failures: unknown[] = []
    for (const [transfer, fingerprint] of fingerprints) {
      try {
        if (!known.has(fingerprint) && (await isNew(transfer))) await bank.take(name, transfer)
      } catch (error) {
        if (isDatabaseFailure(error)) throw error
        // The others must not wait for this one, which the next poll tries again.
        log.error({ err: error, provider: name, eventId: transfer.eventId }, 'a listed transfer could not be taken')
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    if (!isComplete) throw new Error(`The list since ${new Date(since).toISOString()} is too long to be read`)
    if (unreadable > 0) {
      const failure = `${unreadable} of the listed transfers cannot be read`
      // If it is all of them, the service may list in another way, and what it lists must be read once we know how.
      if (listed.length === 0) throw new Error(failure)
      await states.noteFailure(queries, name, failure)
      log.error({ provider: name, unreadable }, 'a statement lists transfers that cannot be read')
    }
    await states.notePoll(queries, name)
  }

  return {
    async begin() {
      for (const { name } of statements)
        await jobs.add(queries, { kind: POLL_STATEMENT, subjectId: name, runAt: clock.now() })
    },

    handler: {
      isPeriodic: true,
      async run({ subjectId }) {
        const statement = statements.find(({ name }) => name === subjectId)
        await (statement && poll(statement))?.catch(async (error: unknown) => {
          await states.noteFailure(queries, subjectId, error)
          log.warn({ err: error, provider: subjectId }, 'a statement could not be read')
        })
        // One that is no longer set up waits until it is again.
        return { runAgainIn: STATEMENT_INTERVAL }
      },
    },
  }
}
