import type { RowOwner } from '#contracts/admin.ts'
import type {
  BankTransfer,
  MatchRequest,
  Suggestion,
  TransferCounts,
  TransferDecision,
} from '#contracts/bank-transfers.ts'
import { SECOND_PERSON_FROM } from '#contracts/rules/limits.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { isOpenTransfer, type TransferState } from '#contracts/rules/transfer-state.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { BankTransfers } from './bank-transfers-service.ts'
import type { BankTransferRecord, BankTransfersStore } from './bank-transfers-store.ts'
import type { PaymentsStore } from './payments-store.ts'
import { refusals } from './refusals.ts'
import type { SuggestedMatch, Suggestions } from './suggestions.ts'

/** What became of an admin's decision: `pending` when a second admin has to agree first; `repeated` when its key had been used for it before. */
export interface Decided {
  transfer: BankTransfer
  pending: boolean
  repeated: boolean
}

/** An admin who decides, with the key of the call, by which a repeated one is known. */
export interface Decider extends Actor {
  key: string | undefined
}

/** The queue of transfers that could not be credited by themselves, for admins. Throws a 409 for a transfer that was decided. */
export interface BankTransfersAdmin {
  list(states: readonly TransferState[], page: PageRequest): Promise<Page<BankTransfer> & { counts: TransferCounts }>
  /**
   * Credits it to a customer's wallet. Throws a 422 for a customer or payment that does not exist, a 409 for a payment whose deposit an admin
   * completed by hand with another amount.
   */
  match(actor: Decider, id: string, request: MatchRequest): Promise<Decided>
  /** Records that it is not a customer's money, and why. */
  ignore(actor: Decider, id: string, reason: string): Promise<Decided>
  /** Records that it was sent back to its sender, and how. */
  refund(actor: Decider, id: string, reason: string): Promise<Decided>
  /** Replaces it by parts, which are decided one by one. Throws a 422 when they do not add up to it. */
  split(
    actor: Decider,
    id: string,
    amounts: readonly string[],
  ): Promise<{ transfers: BankTransfer[]; repeated: boolean }>
}

interface BankTransfersAdminDeps {
  database: Database
  transfers: BankTransfersStore
  payments: PaymentsStore
  transactions: TransactionsStore
  users: UsersStore
  suggestions: Suggestions
  bank: Pick<BankTransfers, 'creditPayment' | 'creditCustomer'>
  audited: Audited
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
}

/** A suggestion with the customer's name; null for one who no longer exists. */
const toSuggestion = ({ userId, payment, reasons }: SuggestedMatch, user: RowOwner | null): Suggestion | null =>
  user && {
    userId,
    user,
    reasons,
    paymentId: payment?.id ?? null,
    memo: payment?.memo ?? null,
    amount: payment ? String(payment.amount) : null,
  }

/** Whether two admins decided the same; their reasons may be worded differently. */
const agrees = (proposal: TransferDecision | null, decision: TransferDecision) =>
  proposal?.action === decision.action &&
  (proposal.action !== 'match' ||
    decision.action !== 'match' ||
    (proposal.userId === decision.userId && proposal.paymentId === decision.paymentId))

export function createBankTransfersAdmin(deps: BankTransfersAdminDeps): BankTransfersAdmin {
  const { database, transfers, payments, transactions, users, suggestions, bank, audited, idempotency, clock, ids } =
    deps

  /** The transfers as admins see them, in a few statements however many there are. */
  async function toShown(queries: Queries, records: readonly BankTransferRecord[]): Promise<BankTransfer[]> {
    const open = records.filter(isOpenTransfer)
    const suggested = await suggestions.ofEach(
      queries,
      open.map((record) => ({ ...record, texts: { code: null, content: record.content, description: '' } })),
    )
    const matchesOf = new Map(open.map(({ id }, index) => [id, suggested[index] ?? []]))
    const deposits = await transactions.byIds(
      queries,
      records.flatMap(({ transactionId }) => transactionId ?? []),
    )
    const depositById = new Map(deposits.map((deposit) => [deposit.id, deposit]))
    const names = await users.namesOf(queries, [
      ...records.flatMap(({ userId, proposedBy, proposal }) => [
        ...[userId ?? [], proposedBy ?? []].flat(),
        ...(proposal?.action === 'match' ? [proposal.userId] : []),
      ]),
      ...suggested.flat().map(({ userId }) => userId),
    ])
    const parents = await transfers.byIds(
      queries,
      open.flatMap(({ parentId }) => parentId ?? []),
    )
    const amountOf = new Map(parents.map(({ id, amount }) => [id, amount]))
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))

    return records.map((record) => {
      const { id, provider, account, reference, content, sender, state, why, userId, reason } = record
      const { proposal, proposedBy } = record
      const deposit = depositById.get(record.transactionId ?? '')
      return {
        id,
        provider,
        account,
        reference,
        content,
        sender,
        state,
        why,
        userId,
        reason,
        amount: String(record.amount),
        transferredAt: new Date(record.transferredAt).toISOString(),
        receivedAt: new Date(record.receivedAt).toISOString(),
        user: nameOf(userId),
        transaction: deposit
          ? {
              id: deposit.id,
              number: deposit.number === null ? null : recordNumber('transaction', deposit.number),
            }
          : null,
        suggestions: (matchesOf.get(id) ?? []).flatMap((match) => toSuggestion(match, nameOf(match.userId)) ?? []),
        decidedAt: toIsoString(record.decidedAt),
        needsSecond:
          isOpenTransfer(record) && (amountOf.get(record.parentId ?? '') ?? record.amount) >= SECOND_PERSON_FROM,
        proposal:
          proposal && proposedBy !== null
            ? {
                decision: proposal,
                proposedBy,
                proposer: nameOf(proposedBy),
                user: proposal.action === 'match' ? nameOf(proposal.userId) : null,
              }
            : null,
      }
    })
  }

  /** An open transfer. Throws a 404 for none, a 409 for one that was decided. */
  async function openTransfer(queries: Queries, id: string): Promise<BankTransferRecord> {
    const transfer = await transfers.byId(queries, id)
    if (!transfer) throw new Refusal('not_found')
    if (!isOpenTransfer(transfer)) throw new Refusal(refusals.transfer_decided)
    return transfer
  }

  /** Carries a decision out. Throws a 409 when the transfer was decided meanwhile. */
  async function carryOut(
    tx: DbTransaction,
    transfer: BankTransferRecord,
    decision: TransferDecision,
    adminId: string,
  ): Promise<void> {
    const decided = { decidedBy: adminId, decidedAt: clock.now() }
    if (decision.action !== 'match') {
      const state = decision.action === 'ignore' ? ('ignored' as const) : ('refunded' as const)
      if (!(await transfers.close(tx, transfer.id, { state, reason: decision.reason, ...decided })))
        throw new RetryTransaction()
      return
    }
    const { userId, paymentId } = decision
    // The transfer is closed before the money moves, so that of two admins at the same time only one moves it.
    if (!(await transfers.close(tx, transfer.id, { state: 'matched', userId, paymentId, ...decided })))
      throw new RetryTransaction()
    await transfers.setTransaction(tx, transfer.id, await creditAs(tx, decision, transfer.amount, adminId))
  }

  /** Moves the money of a match. Returns the id of its deposit. */
  async function creditAs(
    tx: DbTransaction,
    { userId, paymentId }: Extract<TransferDecision, { action: 'match' }>,
    amount: number,
    actor: string,
  ): Promise<string> {
    const credit = { amount, actor, isFound: true } as const
    if (paymentId === null) return bank.creditCustomer(tx, userId, credit)
    const credited = await bank.creditPayment(tx, paymentId, credit)
    if (credited === 'account_closed') throw new Refusal(walletRefusals.wallet_closed)
    if (credited === 'settled_otherwise') throw new Refusal(refusals.payment_settled_otherwise)
    return credited.depositId
  }

  /** Whether two admins have to agree about a transfer; about each part of a large one, too. */
  async function needsSecond(queries: Queries, { amount, parentId }: BankTransferRecord): Promise<boolean> {
    const parent = parentId === null ? null : await transfers.byId(queries, parentId)
    return (parent?.amount ?? amount) >= SECOND_PERSON_FROM
  }

  /** Makes a change of a transfer: audited, and at most once for each key of an admin. */
  const once = <Result>(
    actor: Decider,
    id: string,
    request: object,
    work: (tx: DbTransaction) => Promise<{ result: Result; change: Change }>,
    wallet?: string,
  ) =>
    audited(
      actor,
      async (tx) => {
        const scope = `bank_transfer:${actor.session.userId}:${id}`
        let change: Change | null = null
        const result = await idempotency.once(tx, { scope, key: actor.key, request, body: request }, async () => {
          const made = await work(tx)
          change = made.change
          return made.result
        })
        return { result, change }
      },
      { repeatable: true, ...(wallet !== undefined && { wallet }) },
    )

  /**
   * Carries out what `choose` decides about an open transfer, or proposes it. `request` tells a repeated call from another one; `wallet` is the
   * customer whose wallet it may change.
   */
  async function decide(
    actor: Decider,
    id: string,
    request: object,
    choose: (tx: DbTransaction, transfer: BankTransferRecord) => Promise<TransferDecision>,
    wallet?: string,
  ): Promise<Decided> {
    const adminId = actor.session.userId
    const { result: pending, repeated } = await once(
      actor,
      id,
      request,
      async (tx) => {
        const transfer = await openTransfer(tx, id)
        const decision = await choose(tx, transfer)
        const before = { state: transfer.state, amount: String(transfer.amount) }
        const isAgreed =
          transfer.proposedBy !== null && transfer.proposedBy !== adminId && agrees(transfer.proposal, decision)
        if (!isAgreed && (await needsSecond(tx, transfer))) {
          if (!(await transfers.propose(tx, id, decision, adminId))) throw new RetryTransaction()
          return { result: true, change: { action: 'bank_transfer.propose', targetId: id, before, after: decision } }
        }
        await carryOut(tx, transfer, decision, adminId)
        const after = { ...decision, proposedBy: transfer.proposedBy }
        return { result: false, change: { action: `bank_transfer.${decision.action}`, targetId: id, before, after } }
      },
      wallet,
    )
    const transfer = await transfers.byId(database.queries, id)
    if (!transfer) throw new Refusal('not_found')
    const [shown] = await toShown(database.queries, [transfer])
    if (!shown) throw new Refusal('not_found')
    return { transfer: shown, pending, repeated }
  }

  /**
   * Whose wallet a match credits, and for which payment: also for one of the customer's own of this amount that nothing has arrived for, which an
   * admin could otherwise approve as well. Throws a 422 for nobody's.
   */
  async function target(
    queries: Queries,
    { userId, paymentId }: MatchRequest,
    { amount }: BankTransferRecord,
  ): Promise<TransferDecision> {
    if (paymentId !== undefined) {
      const payment = await payments.byId(queries, paymentId)
      if (!payment)
        throw invalidField('paymentId', {
          vi: 'Không có yêu cầu nạp tiền này',
          en: 'There is no such payment',
          zh: '没有这笔付款',
        })
      return { action: 'match', userId: payment.userId, paymentId }
    }
    const user = await users.byId(queries, userId ?? '')
    if (user?.role !== 'customer')
      throw invalidField('userId', { vi: 'Không có khách hàng này', en: 'There is no such customer', zh: '没有该客户' })
    const pending = await payments.pendingOf(queries, user.id, amount)
    return { action: 'match', userId: user.id, paymentId: pending?.id ?? null }
  }

  return {
    async list(states, page) {
      const { queries } = database
      const { rows, nextCursor } = await transfers.list(queries, states, page)
      return { rows: await toShown(queries, rows), nextCursor, counts: await transfers.countUnusual(queries) }
    },

    async match(actor, id, request) {
      const { userId, paymentId } = request
      const payment = paymentId === undefined ? null : await payments.byId(database.queries, paymentId)
      const call = { action: 'match', ...request }
      return decide(actor, id, call, (tx, transfer) => target(tx, request, transfer), payment?.userId ?? userId)
    },
    async ignore(actor, id, reason) {
      const decision = { action: 'ignore', reason } as const
      return decide(actor, id, decision, async () => decision)
    },
    async refund(actor, id, reason) {
      const decision = { action: 'refund', reason } as const
      return decide(actor, id, decision, async () => decision)
    },

    async split(actor, id, amounts) {
      const sums = amounts.map(Number)
      const { result: made, repeated } = await once(actor, id, { action: 'split', amounts }, async (tx) => {
        const transfer = await openTransfer(tx, id)
        if (sums.reduce((total, sum) => total + sum, 0) !== transfer.amount)
          throw invalidField('amounts', {
            vi: 'Tổng các phần phải bằng số tiền của khoản chuyển',
            en: 'The parts must add up to the transfer',
            zh: '各部分之和必须等于转账金额',
          })
        const decided = { decidedBy: actor.session.userId, decidedAt: clock.now() }
        if (!(await transfers.close(tx, id, { state: 'split', ...decided }))) throw new RetryTransaction()
        const children = sums.map(
          (amount, index): BankTransferRecord => ({
            ...transfer,
            id: ids.next(),
            // For a part of a part, it is the transfer that arrived, whose amount determines who may decide.
            parentId: transfer.parentId ?? id,
            eventId: `${id}/${index + 1}`,
            fingerprint: `${id}/${index + 1}`,
            amount,
            bankBalance: null,
            state: 'unmatched',
            why: 'part',
            proposal: null,
            proposedBy: null,
          }),
        )
        for (const child of children) await transfers.insert(tx, child)
        const change = { before: { amount: String(transfer.amount) }, after: { amounts } }
        const result = children.map((child) => child.id)
        return { result, change: { action: 'bank_transfer.split', targetId: id, ...change } }
      })
      const parts = await transfers.byIds(database.queries, made)
      // The parts are in the order in which the admin named them.
      const ordered = parts.toSorted((one, other) => made.indexOf(one.id) - made.indexOf(other.id))
      return { transfers: await toShown(database.queries, ordered), repeated }
    },
  }
}
