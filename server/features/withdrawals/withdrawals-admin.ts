import { SECOND_PERSON_FROM, WITHDRAWAL_TAKE_OVER_AFTER } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { vietQrPayload } from '#contracts/rules/viet-qr.ts'
import { openWithdrawalStates, type WithdrawalState } from '#contracts/rules/withdrawal-state.ts'
import type { AdminWithdrawal, WithdrawalCounts } from '#contracts/withdrawals.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { beingPaid, referenceUsed, refusals } from './refusals.ts'
import { destinationOf, numbersOf, toWithdrawal, type WithdrawalsService } from './withdrawals-service.ts'
import type { WithdrawalRecord, WithdrawalsStore } from './withdrawals-store.ts'

/** What became of an admin's approval: `pending` when a second admin has to agree first. */
export interface Approved {
  withdrawal: AdminWithdrawal
  pending: boolean
}

/**
 * What customers have sent to their banks, for admins. Each operation changes nothing when it is repeated, and throws a 409 for a withdrawal that is in another
 * state by now, a 404 for none. It does not matter whether the customer is locked.
 */
export interface WithdrawalsAdmin {
  list(
    state: WithdrawalState | undefined,
    page: PageRequest,
  ): Promise<Page<AdminWithdrawal> & { counts: WithdrawalCounts }>
  /** Lets a requested one be paid; a large one when a second admin approves it. */
  approve(actor: Actor, id: string): Promise<Approved>
  /**
   * Says that this admin begins to send the money of an approved one at the bank: until it is recorded or stopped, nobody else does, and nobody rejects it.
   * Throws a 409 that names another admin who has begun.
   */
  begin(actor: Actor, id: string): Promise<AdminWithdrawal>
  /** As `begin`, also when another admin has begun half an hour ago or earlier. */
  takeOver(actor: Actor, id: string): Promise<AdminWithdrawal>
  /** Says that this admin has not sent the money and will not. Throws a 409 that names another admin who has begun. */
  stopPaying(actor: Actor, id: string): Promise<AdminWithdrawal>
  /**
   * Records that an approved one was paid, and as which transfer at our bank. Throws a 409 for one that was paid by another transfer, whose money another admin
   * is sending, or for a transfer that has paid another one.
   */
  pay(actor: Actor, id: string, reference: string): Promise<AdminWithdrawal>
  /** Returns the money of an open one to the wallet. Throws a 409 for one that was rejected for another reason, or whose money an admin is sending. */
  reject(actor: Actor, id: string, reason: string): Promise<AdminWithdrawal>
}

/** A withdrawal as a mail shows it: the amount in integer dong, and where it goes, the account by its last digits. */
interface WithdrawalSent {
  id: string
  userId: string
  amount: number
  bank: string
  account: string
}

/** Sends the mails about withdrawals, in the transaction of what they are about. */
export interface WithdrawalNotices {
  onWithdrawalPaid(tx: DbTransaction, withdrawal: WithdrawalSent, reference: string): Promise<void>
  onWithdrawalRejected(tx: DbTransaction, withdrawal: WithdrawalSent, reason: string): Promise<void>
}

interface WithdrawalsAdminDeps {
  database: Database
  withdrawals: WithdrawalsStore
  service: Pick<WithdrawalsService, 'returnMoney'>
  transactions: Pick<TransactionsStore, 'byIds'>
  users: Pick<UsersStore, 'namesOf'>
  ledger: Pick<Ledger, 'moveBetween'>
  audited: Audited
  /** Tells customers what became of their withdrawals. */
  notices: WithdrawalNotices
  clock: Clock
}

/** What the bank shows of a transfer that pays a withdrawal. Without signs, which banks drop. */
const memoOf = (number: number | null) => (number === null ? 'Rut tien Sen Cloud' : `Rut tien GD${number}`)

export function createWithdrawalsAdmin(deps: WithdrawalsAdminDeps): WithdrawalsAdmin {
  const { database, withdrawals, service, transactions, users, ledger, audited, notices, clock } = deps

  /** The withdrawals as admins see them, in a few statements however many there are. */
  async function toShown(queries: Queries, records: readonly WithdrawalRecord[]): Promise<AdminWithdrawal[]> {
    const numbers = await numbersOf(queries, transactions, records)
    const names = await users.namesOf(
      queries,
      records.flatMap(({ userId, proposedBy, decidedBy, payingBy }) =>
        [userId, proposedBy ?? [], decidedBy ?? [], payingBy ?? []].flat(),
      ),
    )
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
    return records.map((record) => {
      const { userId, proposedBy, decidedBy, payingBy, payingSince, state, amount, bankBin, account } = record
      const number = numbers.get(record.transactionId) ?? null
      const memo = state === 'approved' ? memoOf(number) : null
      return {
        ...toWithdrawal(record, number),
        userId,
        user: nameOf(userId),
        decider: nameOf(decidedBy),
        memo,
        needsSecond: state === 'requested' && amount >= SECOND_PERSON_FROM,
        ...(state === 'requested'
          ? { proposedBy, proposer: nameOf(proposedBy) }
          : { proposedBy: null, proposer: null }),
        ...(state === 'approved'
          ? { payingBy, payer: nameOf(payingBy), payingSince: toIsoString(payingSince) }
          : { payingBy: null, payer: null, payingSince: null }),
        qr: memo === null ? null : vietQrPayload({ bin: bankBin, account, amount, memo }),
      }
    })
  }

  async function shown(id: string): Promise<AdminWithdrawal> {
    const record = await withdrawals.byId(database.queries, id)
    const [withdrawal] = record ? await toShown(database.queries, [record]) : []
    if (!withdrawal) throw new Refusal('not_found')
    return withdrawal
  }

  /** Does something about a withdrawal, with an entry in the audit log. */
  async function change<Result>(
    actor: Actor,
    id: string,
    work: (tx: DbTransaction, found: WithdrawalRecord) => Promise<{ result: Result; change: Change | null }>,
  ): Promise<Result> {
    const { userId } = (await withdrawals.byId(database.queries, id)) ?? {}
    return audited(
      actor,
      async (tx) => {
        const found = await withdrawals.byId(tx, id)
        if (!found) throw new Refusal('not_found')
        return work(tx, found)
      },
      { repeatable: true, ...(userId !== undefined && { wallet: userId }) },
    )
  }

  const sentOf = (found: WithdrawalRecord) => {
    const { id, userId, amount } = found
    return { id, userId, amount, ...destinationOf(found) }
  }

  const auditOf = (action: string, found: WithdrawalRecord, after: Record<string, unknown>): Change => ({
    action: `withdrawal.${action}`,
    targetId: found.id,
    before: { state: found.state, amount: String(found.amount) },
    after,
  })

  /** Throws the refusal that names who is sending the money of a withdrawal. */
  async function refuseBeingPaid(queries: Queries, { payingBy, payingSince }: WithdrawalRecord): Promise<never> {
    const name = payingBy === null ? undefined : (await users.namesOf(queries, [payingBy])).get(payingBy)
    throw beingPaid(
      name ? fullName(name) || name.email : String(payingBy),
      Math.floor((clock.now() - (payingSince ?? clock.now())) / 60_000),
    )
  }

  /** Records that an admin sends the money of an approved one, or stops, unless another admin is sending it. */
  async function setPaying(
    actor: Actor,
    id: string,
    { action, isOn, mayTake }: { action: string; isOn: boolean; mayTake: (found: WithdrawalRecord) => boolean },
  ): Promise<AdminWithdrawal> {
    const adminId = actor.session.userId
    await change(actor, id, async (tx, found) => {
      if (found.state !== 'approved') throw new Refusal(refusals.withdrawal_decided)
      const { payingBy, payingSince } = found
      const next = isOn ? adminId : null
      if (payingBy === next) return { result: undefined, change: null }
      if (payingBy !== null && payingBy !== adminId && !mayTake(found)) await refuseBeingPaid(tx, found)
      if (!(await withdrawals.setPaying(tx, found, next, clock.now()))) throw new RetryTransaction()
      const before = {
        state: found.state,
        amount: String(found.amount),
        payingBy,
        payingSince: toIsoString(payingSince),
      }
      return { result: undefined, change: { ...auditOf(action, found, { payingBy: next }), before } }
    })
    return shown(id)
  }

  return {
    async list(state, page) {
      const { queries } = database
      const { rows, nextCursor } = await withdrawals.list(queries, state, page)
      return { rows: await toShown(queries, rows), nextCursor, counts: await withdrawals.countOpen(queries) }
    },

    async approve(actor, id) {
      const adminId = actor.session.userId
      const pending = await change(actor, id, async (tx, found) => {
        if (found.state === 'approved') return { result: false, change: null }
        if (found.state !== 'requested') throw new Refusal(refusals.withdrawal_decided)
        const { proposedBy, amount } = found
        if (amount >= SECOND_PERSON_FROM && (proposedBy === null || proposedBy === adminId)) {
          if (proposedBy === adminId) return { result: true, change: null }
          if (!(await withdrawals.propose(tx, id, adminId))) throw new RetryTransaction()
          return { result: true, change: auditOf('propose', found, { proposedBy: adminId }) }
        }
        const decided = { decidedBy: adminId, decidedAt: clock.now() }
        if (!(await withdrawals.change(tx, id, ['requested'], 'approved', decided))) throw new RetryTransaction()
        return { result: false, change: auditOf('approve', found, { state: 'approved', proposedBy }) }
      })
      return { withdrawal: await shown(id), pending }
    },

    begin: (actor, id) => setPaying(actor, id, { action: 'begin', isOn: true, mayTake: () => false }),
    stopPaying: (actor, id) => setPaying(actor, id, { action: 'stop', isOn: false, mayTake: () => false }),
    takeOver: (actor, id) =>
      setPaying(actor, id, {
        action: 'take_over',
        isOn: true,
        mayTake: ({ payingSince }) => (payingSince ?? 0) <= clock.now() - WITHDRAWAL_TAKE_OVER_AFTER,
      }),

    async pay(actor, id, reference) {
      const adminId = actor.session.userId
      await change(actor, id, async (tx, found) => {
        if (found.state === 'paid' && found.reference === reference) return { result: undefined, change: null }
        if (found.state !== 'approved') throw new Refusal(refusals.withdrawal_decided)
        // Without a beginning nobody else can be sending it: then it is recorded as well.
        if (found.payingBy !== null && found.payingBy !== adminId) await refuseBeingPaid(tx, found)
        const other = await withdrawals.paidWith(tx, reference)
        if (other) {
          const number = (await numbersOf(tx, transactions, [other])).get(other.transactionId) ?? null
          const name = number === null ? other.id : recordNumber('transaction', number)
          throw referenceUsed(`${name} (${other.holder})`)
        }
        const paid = { paidBy: adminId, paidAt: clock.now(), reference }
        // The withdrawal is closed before the money moves, so that of two admins at the same time only one moves it.
        if (!(await withdrawals.change(tx, id, ['approved'], 'paid', paid, found.payingBy)))
          throw new RetryTransaction()
        // Of two withdrawals that are paid with one reference at the same time, the second one finds the first when it is run again.
        if (!(await withdrawals.addReference(tx, reference, id))) throw new RetryTransaction()
        await ledger.moveBetween(tx, {
          kind: 'payout',
          subjectId: id,
          actor: adminId,
          amount: found.amount,
          from: 'withdrawals:pending',
          to: 'received:bank_transfer',
          reason: { code: 'text', facts: { text: reference } },
        })
        await notices.onWithdrawalPaid(tx, sentOf(found), reference)
        return { result: undefined, change: auditOf('paid', found, { state: 'paid', reference }) }
      })
      return shown(id)
    },

    async reject(actor, id, reason) {
      const adminId = actor.session.userId
      await change(actor, id, async (tx, found) => {
        if (found.state === 'rejected' && found.reason === reason) return { result: undefined, change: null }
        if (!openWithdrawalStates.includes(found.state)) throw new Refusal(refusals.withdrawal_decided)
        // Also for who sends it: the money would be at the bank and in the wallet if it was sent already.
        if (found.payingBy !== null) await refuseBeingPaid(tx, found)
        const decided = { decidedBy: adminId, decidedAt: clock.now(), reason }
        if (!(await withdrawals.change(tx, id, openWithdrawalStates, 'rejected', decided))) throw new RetryTransaction()
        await service.returnMoney(tx, { ...found, state: 'rejected', ...decided }, adminId)
        await notices.onWithdrawalRejected(tx, sentOf(found), reason)
        return { result: undefined, change: auditOf('reject', found, { state: 'rejected', reason }) }
      })
      return shown(id)
    },
  }
}
