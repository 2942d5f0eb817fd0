import { dong } from '#contracts/fields/messages.ts'
import type { Payment, PaymentStatus, ReceivingAccount } from '#contracts/payments.ts'
import { paymentState } from '#contracts/rules/payment-state.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { vietQrOfAmount, vietQrPayload } from '#contracts/rules/viet-qr.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue, JobsStore } from '#server/features/jobs/jobs-store.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { pollKind, type WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import type { GatewayPaymentRecord, GatewayPaymentsStore } from './gateway-payments-store.ts'
import type { ParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PaymentRecord, PaymentsStore } from './payments-store.ts'

/** The kind of the job that fails a deposit for which nothing arrived. */
export const PAYMENT_EXPIRY = 'payments.expire'

const HOUR = 3_600_000
/** How long a payment waits for its money, in milliseconds: banks may hold a transfer until the next day. */
const WAIT = 24 * HOUR
/** How long its deposit stays pending, in milliseconds, so that an admin can settle it by hand when the money is late. */
const PENDING = 7 * 24 * HOUR
/** The same of a payment at a gateway, which reports its end at once. Its deposit stays pending until the gateway is polled no more. */
const GATEWAY_WAIT = HOUR
export const GATEWAY_PENDING = 25 * HOUR
/** How often a customer can have a gateway queried about one payment, in milliseconds, so that nobody uses this server to flood a gateway. */
const CHECK_INTERVAL = 5000

/** What customers are asked to pay for deposits by bank transfer and at gateways. */
export interface PaymentRequests {
  /** Asks for the money of a new deposit, in its transaction. Null for a method that is paid neither by transfer nor at a gateway. */
  ask(tx: DbTransaction, deposit: TransactionRecord): Promise<Payment | null>
  /** A payment of this customer, by its id or that of its deposit, and how far it is. Throws a 404 for any other. */
  status(session: Session, id: string): Promise<PaymentStatus>
  /** The same for a customer whose id is known; null if they have no such payment. */
  ofCustomer(userId: string, id: string): Promise<PaymentStatus | null>
  /** Cancels a payment for which nothing has arrived; money that arrives later is credited all the same. Throws a 409 when it has ended. */
  cancel(session: Session, id: string): Promise<PaymentStatus>
  /** Records that the customer reports the transfer as made. */
  report(session: Session, id: string): Promise<PaymentStatus>
  /**
   * Has the gateway of a payment queried now rather than at its next time, for a customer who comes back from there. Nothing that the browser
   * brings along is believed. A query that has just been requested is not repeated.
   */
  check(session: Session, id: string): Promise<PaymentStatus>
  /** Fails deposits for which nothing arrived. */
  expiry: JobHandler
}

export interface PaymentRequestsDeps {
  database: Database
  sessions: SessionTransactions
  payments: PaymentsStore
  gatewayPayments: GatewayPaymentsStore
  gateways: readonly PaymentGateway[]
  parked: Pick<ParkedPaymentsStore, 'isInReview'>
  transactions: TransactionsStore
  wallet: () => Pick<WalletService, 'cancelDeposit' | 'settleDeposit'>
  jobs: JobQueue & Pick<JobsStore, 'hasten'>
  /** The order that a deposit is to pay for; null for none. */
  orderOf: (queries: Queries, transactionId: string) => Promise<WaitingOrder | null>
  /** Where transfers go; null when no account is set up, and transfers are settled by an admin. */
  account: ReceivingAccount | null
  newMemo: () => string
  /** What a pending deposit earns on top, in integer dong. */
  bonusFor: (queries: Queries, deposit: TransactionRecord) => Promise<number>
  earnedBy: (queries: Queries, depositId: string) => Promise<number>
  clock: Clock
  ids: Ids
}

/** What a customer has to do at a gateway. Without instructions it has not responded yet. */
function atGateway({ gateway, instructions }: GatewayPaymentRecord, memo: string) {
  const { url = null, qr = null, bank = null } = instructions ?? {}
  // payOS shows its QR code on our page; the others have pages of their own.
  return { kind: gateway === 'payos' ? 'qr' : 'redirect', memo: instructions?.memo ?? memo, qr, bank, url } as const
}

/** Throws a 422 for an amount that a gateway does not collect. */
function checkAmount({ amounts: { min, max } }: PaymentGateway, amount: number): void {
  if (amount < min || amount > max)
    throw invalidField('amount', {
      vi: `Phương thức này nhận từ ${dong(min, 'vi')} đến ${dong(max, 'vi')} mỗi lần`,
      en: `This method accepts ${dong(min, 'en')} to ${dong(max, 'en')} at a time`,
      zh: `该支付方式单笔限额为 ${dong(min, 'zh')} 至 ${dong(max, 'zh')}`,
    })
}

export function createPaymentRequests(deps: PaymentRequestsDeps): PaymentRequests {
  const { database, sessions, payments, gatewayPayments, gateways, transactions, jobs, account, clock, ids } = deps

  const checks = createRateLimit({ clock, max: 1, window: CHECK_INTERVAL })

  const qrFor = (amount: number, memo: string) =>
    account && vietQrPayload({ bin: account.bin, account: account.account, amount, memo })

  const toPayment = (
    { id, memo, amount, createdAt, expiresAt }: PaymentRecord,
    collected: GatewayPaymentRecord | null,
  ): Payment => ({
    id,
    kind: 'qr',
    memo,
    ...(collected ? atGateway(collected, memo) : { qr: qrFor(amount, memo), bank: account, url: null }),
    amount: String(amount),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  })

  /** The code for what is still missing; null for a payment at a gateway's page, which has none. */
  function remainderOf(
    { memo }: PaymentRecord,
    collected: GatewayPaymentRecord | null,
    missing: number,
  ): string | null {
    if (!collected) return qrFor(missing, memo)
    const qr = collected.instructions?.qr
    return qr ? vietQrOfAmount(qr, missing) : null
  }

  async function statusOf(queries: Queries, payment: PaymentRecord): Promise<PaymentStatus> {
    const collected = await gatewayPayments.byPayment(queries, payment.id)
    const deposit = await transactions.byId(queries, payment.transactionId)
    if (!deposit) throw new Error(`The payment ${payment.id} has no deposit`)
    // An admin may have settled the deposit by hand: its money is in the wallet although no transfer was reported.
    const received = payment.received === 0 && deposit.status === 'completed' ? deposit.amount : payment.received
    const receivedAt = payment.receivedAt ?? (deposit.status === 'completed' ? deposit.settledAt : null)
    const isCancelled = deposit.cancelledAt !== null
    const state = paymentState({ ...payment, received, deposit: deposit.status, isCancelled }, clock.now())
    const missing = Math.max(0, payment.amount - received)
    return {
      payment: toPayment(payment, collected),
      method: payment.method,
      state,
      received: String(received),
      missing: String(missing),
      bonus: String(deposit.status === 'pending' ? await deps.bonusFor(queries, deposit) : 0),
      earned: String(deposit.status === 'completed' ? await deps.earnedBy(queries, deposit.id) : 0),
      remainder: missing > 0 ? remainderOf(payment, collected, missing) : null,
      transaction: {
        id: deposit.id,
        number: deposit.number === null ? null : recordNumber('transaction', deposit.number),
      },
      reportedAt: payment.reportedAt === null ? null : new Date(payment.reportedAt).toISOString(),
      receivedAt: receivedAt === null ? null : new Date(receivedAt).toISOString(),
      order: await deps.orderOf(queries, deposit.id),
      inReview: collected !== null && (await deps.parked.isInReview(queries, deposit.id)),
    }
  }

  /** A payment of this customer by its id, or by that of its deposit, which the wallet's history shows. Throws a 404 for any other. */
  async function own(queries: Queries, { userId }: Session, id: string): Promise<PaymentRecord> {
    const payment = (await payments.byId(queries, id)) ?? (await payments.ofDeposit(queries, id))
    if (payment?.userId !== userId) throw new Refusal('not_found')
    return payment
  }

  return {
    async ask(tx, deposit) {
      const method = deposit.paymentMethod
      if (method === null) return null
      const gateway = gateways.find(({ name }) => name === method)
      if (!gateway && !(account && method === 'bank_transfer')) return null
      if (gateway) checkAmount(gateway, deposit.amount + deposit.fee)
      const payment: PaymentRecord = {
        id: ids.next(),
        userId: deposit.userId,
        transactionId: deposit.id,
        method,
        memo: deps.newMemo(),
        amount: deposit.amount + deposit.fee,
        received: 0,
        createdAt: deposit.createdAt,
        expiresAt: deposit.createdAt + (gateway ? GATEWAY_WAIT : WAIT),
        receivedAt: null,
        reportedAt: null,
      }
      await payments.insert(tx, payment)
      const runAt = payment.createdAt + (gateway ? GATEWAY_PENDING : PENDING)
      await jobs.addFirst(tx, { kind: PAYMENT_EXPIRY, subjectId: payment.id, runAt })
      if (!gateway) return toPayment(payment, null)
      const reference = gateway.newReference(payment.memo)
      const collected = { paymentId: payment.id, gateway: gateway.name, reference, instructions: null, failedAt: null }
      await gatewayPayments.insert(tx, collected)
      return toPayment(payment, collected)
    },

    status: async (session, id) => statusOf(database.queries, await own(database.queries, session, id)),

    async ofCustomer(userId, id) {
      const payment = await payments.byId(database.queries, id)
      return payment?.userId === userId ? statusOf(database.queries, payment) : null
    },

    async cancel(session, id) {
      const payment = await own(database.queries, session, id)
      await deps.wallet().cancelDeposit(session, payment.transactionId)
      return statusOf(database.queries, payment)
    },

    async report(session, id) {
      await sessions.transaction(
        session,
        async (tx) => payments.report(tx, (await own(tx, session, id)).id, clock.now()),
        { repeatable: true },
      )
      return statusOf(database.queries, await own(database.queries, session, id))
    },

    async check(session, id) {
      const payment = await own(database.queries, session, id)
      const collected = await gatewayPayments.byPayment(database.queries, payment.id)
      // Before a gateway has responded nobody can come back from it, and a query would request the payment a second time.
      const gateway = collected?.instructions && checks.used(payment.id) === 0 ? collected.gateway : null
      if (gateway !== null) checks.count(payment.id)
      await sessions.transaction(
        session,
        async (tx) => {
          if (gateway !== null) await jobs.hasten(tx, pollKind(gateway), payment.transactionId)
        },
        { repeatable: true },
      )
      return statusOf(database.queries, payment)
    },

    expiry: {
      async run({ subjectId }) {
        const payment = await payments.byId(database.queries, subjectId)
        if (!payment) return undefined
        await database
          .transaction(
            (tx) => deps.wallet().settleDeposit(tx, payment.transactionId, { status: 'failed', actor: 'system' }),
            { repeatable: true, wallet: payment.userId },
          )
          .catch((error: unknown) => {
            // It was paid, cancelled or settled by an admin.
            if (!(error instanceof Refusal) || error.kind !== walletRefusals.already_settled) throw error
          })
        return undefined
      },
    },
  }
}
