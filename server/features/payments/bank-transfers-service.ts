import type { TransferState, UnmatchedReason } from '#contracts/bank-transfers.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { BANK_REFERENCE_MAX } from '#contracts/rules/limits.ts'
import { findMemos } from '#contracts/rules/payment-memo.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { fingerprintOf } from './bank-transfer.ts'
import type { BankTransferRecord, BankTransfersStore } from './bank-transfers-store.ts'
import type { PaymentRecord, PaymentsStore } from './payments-store.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'
import type { Suggestions } from './suggestions.ts'

/** The largest transfer that is credited by itself, in integer dong. */
export const AUTOMATIC_MAX = 1_000_000_000

export interface BankTransfers {
  /**
   * Takes a transfer that a provider reports: credits what arrived to the wallet of the customer whose memo it names, once,
   * however often and by whichever provider it is reported. What names none waits for an admin. Money that leaves our account is left alone.
   */
  take(provider: string, transfer: BankTransfer): Promise<void>
  /**
   * Credits a transfer as the deposit of the payment that it is for, or as one more when that was paid before. Nothing changes when an admin completed
   * that deposit by hand with another amount, since whether this is its money only a person can tell, or when its customer has closed the account.
   */
  creditPayment(
    tx: DbTransaction,
    paymentId: string,
    credit: TransferCredit,
  ): Promise<CreditedPayment | 'settled_otherwise' | 'account_closed'>
  /** Credits a transfer that is for no payment to a customer's wallet. Returns the id of its deposit. */
  creditCustomer(tx: DbTransaction, userId: string, credit: TransferCredit): Promise<string>
}

/** What arrived, in integer dong, how, and who has it credited: a provider, or an admin by id. */
export interface TransferCredit {
  amount: number
  actor: string
  /** Default: by bank transfer. */
  method?: PaymentMethod
  /** An admin has found out whose money it is. */
  isFound?: true
}

/** Whose payment a transfer was credited to, and the deposit that has its money. */
export interface CreditedPayment {
  userId: string
  depositId: string
}

interface BankTransfersDeps {
  database: Database
  transfers: BankTransfersStore
  payments: PaymentsStore
  transactions: TransactionsStore
  suggestions: Suggestions
  wallet: Pick<WalletService, 'settleDeposit' | 'creditUnrequested' | 'confirmDeposit'>
  /** Whether money may move into a customer's wallet. */
  isWalletOpen: (queries: Queries, userId: string) => Promise<boolean>
  /** Our accounts; money at any other is not credited by itself. */
  accounts: readonly string[]
  clock: Clock
  ids: Ids
  log: Log
  metrics: Metrics
}

/** The longest account and sender that are stored, in characters: the money counts, whatever a bank writes beside it. */
const ACCOUNT_MAX = 32
const SENDER_MAX = 200

/** How a transfer is stored. */
type Outcome = Pick<BankTransferRecord, 'state' | 'why' | 'userId' | 'paymentId' | 'transactionId'>

const open = (state: TransferState, why: UnmatchedReason): Outcome => ({
  state,
  why,
  userId: null,
  paymentId: null,
  transactionId: null,
})

/** What the bank says of who paid: the account before the name, which several people have. */
const senderOf = ({ sender: { account, name } }: BankTransfer) => (account ?? name)?.slice(0, SENDER_MAX) ?? null

/** Account numbers are written with spaces, dots and dashes. */
const digits = (account: string) => account.replace(/[^0-9A-Za-z]/g, '')

export function createBankTransfers(deps: BankTransfersDeps): BankTransfers {
  const { database, transfers, payments, transactions, suggestions, wallet, clock, ids, log } = deps
  const accounts = new Set(deps.accounts.map(digits))
  const counter = deps.metrics.counter(
    'sen_bank_transfers_total',
    'Bank transfers that arrived, by what became of them',
  )
  for (const outcome of ['matched', 'unmatched', 'suggested', 'repeated'] as const) counter.add({ outcome }, 0)

  /** The payment that a transfer names, or why none is credited. */
  async function paymentNamed(transfer: BankTransfer): Promise<{ payment: PaymentRecord } | { why: UnmatchedReason }> {
    const { memos, suspects } = findMemos(transfer.texts)
    const [memo] = memos
    if (memos.length > 1) return { why: 'several_memos' }
    if (memo === undefined) return { why: suspects.length > 0 ? 'wrong_check' : 'no_memo' }
    const payment = await payments.byMemo(database.queries, memo)
    if (!payment) return { why: 'unknown_memo' }
    if (!accounts.has(digits(transfer.account))) return { why: 'other_account' }
    return transfer.amount > AUTOMATIC_MAX ? { why: 'too_large' } : { payment }
  }

  async function creditCustomer(
    tx: DbTransaction,
    userId: string,
    { method = 'bank_transfer', ...credit }: TransferCredit,
  ): Promise<string> {
    const id = ids.next()
    await wallet.creditUnrequested(tx, { id, userId, paymentMethod: method, ...credit })
    return id
  }

  /** Settles a pending deposit with what arrived. */
  const settleDeposit = (tx: DbTransaction, id: string, { amount, method: _, ...by }: TransferCredit) =>
    wallet.settleDeposit(tx, id, { status: 'completed', received: amount, ...by }).catch((error) => {
      // An admin, its customer or its end settled it meanwhile. The retry finds that.
      throw error instanceof Refusal && error.kind === walletRefusals.already_settled ? new RetryTransaction() : error
    })

  /** Repeats the transaction when the account was closed meanwhile, which the retry finds. */
  const retryIfClosed = (error: unknown): never => {
    throw error instanceof Refusal && error.kind === walletRefusals.wallet_closed ? new RetryTransaction() : error
  }

  async function creditPayment(
    tx: DbTransaction,
    paymentId: string,
    credit: TransferCredit,
  ): ReturnType<BankTransfers['creditPayment']> {
    // Of transfers for the same payment at once, the next one begins when this one is done. Otherwise it could take the deposit that this one
    // completes for one that an admin has completed, and credit nothing.
    const { userId, transactionId, received } = await payments.lock(tx, paymentId)
    if (!(await deps.isWalletOpen(tx, userId))) return 'account_closed'
    const deposit = await transactions.byId(tx, transactionId)
    if (!deposit) throw new Error(`The payment ${paymentId} has no deposit`)
    // An admin may have completed it by hand when the money had been seen at the bank. The first transfer is then that money.
    const isByHand = received === 0 && deposit.status === 'completed'
    // Money that came by another method than the deposit's belongs to the accounts of that method.
    const isOtherWay = deposit.paymentMethod !== (credit.method ?? 'bank_transfer')
    if (isByHand && deposit.amount !== credit.amount) return 'settled_otherwise'
    await payments.addReceived(tx, paymentId, credit.amount, clock.now())
    if (isByHand && (await wallet.confirmDeposit(tx, deposit.id, 'bank'))) return { userId, depositId: deposit.id }
    if (deposit.status !== 'pending' || isOtherWay)
      return { userId, depositId: await creditCustomer(tx, userId, credit).catch(retryIfClosed) }
    await settleDeposit(tx, deposit.id, credit).catch(retryIfClosed)
    return { userId, depositId: deposit.id }
  }

  /** Decides about a new transfer and credits it. */
  async function settle(
    tx: DbTransaction,
    provider: string,
    transfer: BankTransfer,
    named: Awaited<ReturnType<typeof paymentNamed>>,
  ): Promise<Outcome> {
    if ('why' in named) {
      const [found] = await suggestions.ofEach(tx, [{ ...transfer, sender: senderOf(transfer) }])
      return open(found?.length ? 'suggested' : 'unmatched', named.why)
    }
    const paymentId = named.payment.id
    const credited = await creditPayment(tx, paymentId, { amount: transfer.amount, actor: provider })
    if (credited === 'account_closed') return open('unmatched', credited)
    if (credited === 'settled_otherwise') return open('suggested', credited)
    const { userId, depositId } = credited
    return { state: 'matched', why: null, userId, paymentId, transactionId: depositId }
  }

  return {
    async take(provider, transfer) {
      if (transfer.direction === 'out') return
      const fingerprint = fingerprintOf(provider, transfer)
      const named = await paymentNamed(transfer)
      const outcome = await database.transaction(
        async (tx) => {
          if (await transfers.isKnown(tx, { provider, eventId: transfer.eventId, fingerprint })) return 'repeated'
          const { account, amount, bankReference, balanceAfter: bankBalance, eventId, texts } = transfer
          const content = [texts.content, texts.description].filter(Boolean).join(' · ')
          const receivedAt = clock.now()
          const end = await settle(tx, provider, transfer, named)
          await transfers.insert(tx, {
            id: ids.next(),
            parentId: null,
            provider,
            eventId,
            fingerprint,
            account: account.slice(0, ACCOUNT_MAX),
            reference: bankReference.slice(0, BANK_REFERENCE_MAX),
            amount,
            content,
            sender: senderOf(transfer),
            bankBalance,
            receivedAt,
            ...end,
            transferredAt: transfer.transferredAt ?? receivedAt,
            decidedBy: null,
            decidedAt: null,
            reason: null,
            proposal: null,
            proposedBy: null,
          })
          return end.state
        },
        { repeatable: true, ...('payment' in named && { wallet: named.payment.userId }) },
      )
      counter.add({ outcome })
      if (outcome === 'unmatched' || outcome === 'suggested')
        log.warn({ provider, eventId: transfer.eventId, outcome }, 'a bank transfer waits for an admin')
    },
    creditPayment,
    creditCustomer,
  }
}
