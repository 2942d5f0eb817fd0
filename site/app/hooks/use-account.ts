import { useSWRConfig } from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import type { Quote, QuoteRequest } from '#contracts/offers.ts'
import type { Payment } from '#contracts/payments.ts'
import { gatewayMethods } from '#contracts/rules/fees.ts'
import type { TicketResponse } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { OrderRequest, OrderResponse, TrialQuoteRequest, Vps } from '#contracts/vps.ts'
import type { DepositRequest, DepositResponse, WaitingOrderRequest } from '#contracts/wallet.ts'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import type {
  OrderFormValues,
  OrderRefusal,
  OrderResult,
  QuoteRefusal,
  QuoteResult,
  ShortOrder,
} from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import type { TrialRefusal, TrialResult } from '#ds/account/TrialDialog/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { loadList, wholeList } from '#site/api/load-list.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { withRow } from '#site/api/with-row.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useOlderRows } from '#site/hooks/use-older-rows.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'
import { withMinimumDelay } from '#site/simulated-step.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** Polling interval for what is settled automatically, within seconds. */
const SOON_MS = 1000
/** Polling interval for what an admin settles. */
const LATER_MS = 15_000

/** What a record of a previous version does not have during an upgrade: its price is not shown. */
const absent = {
  ...{ number: null, price: '', nextCharge: null, trialEndsAt: null, suspendedReason: null, failure: null },
  ...{ power: 'running', action: null, tags: [], notes: '' },
} satisfies Partial<Vps>
const loadInstances = async (path: string): Promise<Vps[]> =>
  (await loadList<Vps>(path)).map((vps) => ({ ...absent, ...vps }))

const isCreating = (vps: Vps) => vps.status === 'creating'
/** Also while something is done with it: that may end before the stream of events has begun. */
const isChanging = (vps: Vps) => isCreating(vps) || Boolean(vps.action)
const isPending = (transaction: WalletTransaction) => transaction.status === 'pending'
const settlesAutomatically = ({ paymentMethod }: WalletTransaction) =>
  paymentMethod !== null && gatewayMethods.some((method) => method === paymentMethod)

function transactionsInterval(transactions: readonly WalletTransaction[]): number {
  const pending = transactions.filter(isPending)
  if (pending.length === 0) return 0
  return pending.some(settlesAutomatically) ? SOON_MS : LATER_MS
}

/** The refusals of an order and of a quote that the order dialog explains itself. */
const orderRefusals: readonly OrderRefusal[] = [
  'price_changed',
  'quote_expired',
  'sold_out',
  'image_unavailable',
  'code_invalid',
]
/** After these the choices on the screen are old. */
const catalogueRefusals: readonly OrderRefusal[] = ['sold_out', 'image_unavailable', 'price_changed']
const quoteRefusals: readonly QuoteRefusal[] = [
  'code_invalid',
  'sold_out',
  'image_unavailable',
  'trial_unavailable',
  'verification_required',
  'no_trial',
  'suspended_by_admin',
]

/** The refusals of a payment for a trial that its dialog explains itself. */
const trialRefusals: readonly TrialRefusal[] = [
  'price_changed',
  'quote_expired',
  'code_invalid',
  'no_trial',
  'suspended_by_admin',
]

/** The reason of a refused call, if it is one of these, with the server's message. */
function refusalIn<Reason extends string>(error: unknown, reasons: readonly Reason[]) {
  if (!(error instanceof ApiError)) return undefined
  const reason = reasons.find((known) => known === error.code)
  return reason && { ok: false as const, reason, message: error.fieldMessage ?? error.detail }
}

const trialPath = (vpsId: string) => `/api/vps/${encodeURIComponent(vpsId)}/trial` as const

/** Returns the function that resolves with the quote of a call. It never rejects. */
function useQuoted(): (call: Promise<Quote>) => Promise<QuoteResult> {
  const onCallError = useOnCallError()
  return async (call) => {
    try {
      return { ok: true, quote: await call }
    } catch (error) {
      const refusal = refusalIn(error, quoteRefusals)
      if (refusal) return refusal
      onCallError(error)
      return { ok: false, message: error instanceof ApiError ? error.detail : String(error) }
    }
  }
}

export interface AccountOptions {
  /** Empty for a visitor: then nothing is requested. */
  userId: string
  /** Called when an order or a top-up was accepted: its dialog can close, or give way to the one that needs the money. */
  onSubmitted: () => void
  /** Called instead with what the customer has to do to pay a top-up, unless an admin or its provider settles it. */
  onPaymentRequested: (payment: Payment) => void
  /** Whether the wallet's history is requested, which only two tabs show: the wallet and the overview. Default: false. */
  isHistoryShown?: boolean
}

const isOpenWithdrawal = ({ state }: Withdrawal) => state === 'requested' || state === 'approved'

/** The user does not wait for these queries: each time they are shown, known data is shown at once and requested again. */
const refreshedWhenShown = { revalidateIfStale: true }

/** The data of one customer's dashboard, and the mutations for orders, top-ups and messages. */
export function useAccount({ userId, onSubmitted, onPaymentRequested, isHistoryShown = false }: AccountOptions) {
  const formReason = useFormReason()
  const { remedies } = useTexts(remediesArea)
  const { toastTexts } = useTexts(toastsArea)
  const { cache, mutate } = useSWRConfig()
  const keyOf = <Path extends GetPath>(path: Path) => (userId ? path : null)
  const refresh = (...keys: string[]) => {
    for (const key of keys) void mutate(key)
  }
  /**
   * Writes the data of a response into the cache. A query without data is requested again, since its pending response may be older;
   * and so is a stale one, since it may miss more changes than this one.
   */
  const write = <Path extends GetPath>(path: Path, change: (known: DataAt<Path>) => DataAt<Path>) => {
    const isStale = cache.get(path)?.error !== undefined
    void mutate<DataAt<Path>>(path, (known) => known && change(known), {
      revalidate: (data) => isStale || data === undefined,
    })
  }
  const writeTransaction = (transaction: WalletTransaction) =>
    write(paths.transactions(userId), (transactions) => withRow(transactions, transaction))

  const sendOrder = useSendOnce((body: OrderRequest, idempotencyKey) =>
    request('POST /api/vps/order', { body, idempotencyKey }),
  )
  const sendDeposit = useSendOnce((body: DepositRequest, idempotencyKey) =>
    request('POST /api/wallet/deposit', { body, idempotencyKey }),
  )
  const sendShortOrder = useSendOnce((body: WaitingOrderRequest, idempotencyKey) =>
    request('POST /api/vps/orders/waiting', { body, idempotencyKey }),
  )
  const writeTicket = ({ ticket }: TicketResponse) => {
    write(paths.tickets(userId), (tickets) =>
      withRow(tickets, { ...ticket, lastMessage: { author: 'customer', createdAt: ticket.createdAt } }),
    )
    refresh(paths.summary(userId))
  }
  const sendTrialPayment = useSendOnce(({ vpsId, quoteId }: { vpsId: string; quoteId: string }, idempotencyKey) =>
    request(`POST ${trialPath(vpsId)}/pay`, { body: { quoteId }, idempotencyKey }),
  )
  const quoted = useQuoted()
  const profile = useQuery(keyOf(paths.me))
  const catalog = useQuery(keyOf(paths.catalog))
  const offers = useQuery(keyOf(paths.offers))
  const isReferred = offers.data?.offers.some(({ kind }) => kind === 'referral') === true
  const balance = useQuery(keyOf(paths.balance(userId)))
  const forecast = useQuery(keyOf(paths.forecast))
  const history = useQuery(isHistoryShown ? keyOf(paths.history) : null, refreshedWhenShown)
  const withdrawals = useQuery(isHistoryShown ? keyOf(paths.withdrawals) : null, {
    ...refreshedWhenShown,
    refreshInterval: (known) => (known?.withdrawals.some(isOpenWithdrawal) ? LATER_MS : 0),
  })
  /** Money has moved, or an instance that is renewed has come or gone: requested again if they are shown. */
  const refreshLevel = () => refresh(paths.forecast, paths.history)

  const writePaid = ({ vps, transaction, ...balanceAfter }: OrderResponse) => {
    write(paths.instances(userId), (instances) => withRow(instances, vps))
    if (transaction) writeTransaction(transaction)
    write(paths.balance(userId), () => balanceAfter)
    refresh(paths.summary(userId))
    refreshLevel()
    onSubmitted()
  }

  const placeOrder = useMutation({
    call: async ({ order, quote }: { order: OrderFormValues; quote: Quote }) => {
      if (!catalog.data?.plans.some(({ id }) => id === order.planId)) throw new Error('No plan selected')
      return sendOrder({ ...order, totalCost: quote.total, quoteId: quote.quoteId })
    },
    refusalOf(error) {
      const refusal = refusalIn(error, orderRefusals)
      // The choices show what is sold, and at which price.
      if (refusal && catalogueRefusals.includes(refusal.reason)) refresh(paths.catalog)
      return refusal
    },
    onSuccess: writePaid,
    toasts: {
      done: { title: toastTexts.ordered, description: toastTexts.orderedDetail, tone: 'positive' },
    },
    reasonOf: formReason,
  })

  /** The toast of a top-up; what is to be paid says so itself. */
  const depositRequested = ({ payment }: DepositResponse) =>
    payment
      ? undefined
      : ({
          title: toastTexts.depositRequested,
          description: toastTexts.depositRequestedDetail,
          tone: 'positive',
        } as const)

  const placeShortOrder = useMutation({
    call: ({ order: { values, quote }, topUp }: { order: ShortOrder; topUp: TopUpFormValues }) =>
      sendShortOrder({ ...values, ...topUp, totalCost: quote.total, quoteId: quote.quoteId }),
    onSuccess({ transaction, payment }) {
      writeTransaction(transaction)
      // Its offer counts as taken.
      refresh(paths.offers)
      if (payment) onPaymentRequested(payment)
      else onSubmitted()
    },
    toasts: {
      done: depositRequested,
    },
    reasonOf: formReason,
  })

  const payTrial = useMutation({
    call: sendTrialPayment,
    refusalOf(error) {
      const refusal = refusalIn(error, trialRefusals)
      // It has been paid for elsewhere, or suspended: the list shows what it is now.
      if (refusal?.reason === 'no_trial' || refusal?.reason === 'suspended_by_admin') refresh(paths.instances(userId))
      return refusal
    },
    onSuccess: writePaid,
    toasts: { done: { title: toastTexts.trialPaid, tone: 'positive' } },
    reasonOf: formReason,
  })

  const transactions = useFollowedList(keyOf(paths.transactions(userId)), {
    interval: transactionsInterval,
    isPending,
    onSettled: () => {
      refresh(paths.balance(userId))
      refreshLevel()
    },
  })
  const olderTransactions = useOlderRows<WalletTransaction>(paths.transactions(userId), transactions.data)

  return {
    user: mapResource(toResource(profile), ({ user }) => user),
    catalog: toResource(catalog),
    balance: mapResource(toResource(balance), (response) => response.balance),
    summary: toResource(useQuery(keyOf(paths.summary(userId)))),
    tickets: toResource(useQuery(keyOf(paths.tickets(userId)), wholeList)),
    instances: toResource(
      useFollowedList(keyOf(paths.instances(userId)), {
        load: loadInstances,
        interval: (instances) => (instances.some(isChanging) ? SOON_MS : 0),
        isPending: isChanging,
        // An instance that became active is counted in the summary, one that failed has been refunded.
        onSettled: () => {
          refresh(paths.balance(userId), paths.transactions(userId), paths.summary(userId))
          refreshLevel()
        },
      }),
    ),
    transactions: mapResource(toResource(transactions), olderTransactions.withOlder),
    /** Loads older transactions; undefined if there are none. */
    loadOlderTransactions: olderTransactions.loadOlder,
    /** What falls due, and until when the wallet lasts. */
    forecast: toResource(forecast),
    /** The balance of the past weeks, and the sums of months. */
    history: toResource(history),
    /** The latest withdrawals. */
    withdrawals: mapResource(toResource(withdrawals), (response) => response.withdrawals),
    offers: mapResource(toResource(offers), (response) => response.offers),
    /** The customer's link for friends, while a referral is offered. */
    referral: useQuery(isReferred ? keyOf(paths.referral) : null).data,
    /** Asks for the price of an order. */
    quote: (body: QuoteRequest) => quoted(request('POST /api/vps/quote', { body })),
    /** Orders an instance at the quote's price; repeated presses order only one. */
    order: (order: OrderFormValues, quote: Quote): Promise<OrderResult> => placeOrder({ order, quote }),
    /** Orders what the wallet cannot pay, with a top-up for it; repeated presses order only one. It completes itself when the money arrives. */
    orderWhenPaid: (order: ShortOrder, topUp: TopUpFormValues) => placeShortOrder({ order, topUp }),
    /** Asks for the price of keeping the instance of a trial. */
    quoteTrial: (vpsId: string, body: TrialQuoteRequest) => quoted(request(`POST ${trialPath(vpsId)}/quote`, { body })),
    /** Pays for a trial at the quote's price; repeated presses pay once. */
    payTrial: (vpsId: string, { quoteId }: Quote): Promise<TrialResult> => payTrial({ vpsId, quoteId }),
    /** Requests a top-up; repeated presses request only one. */
    deposit: useMutation({
      call: ({ amount, paymentMethod, description }: TopUpFormValues) =>
        sendDeposit({ userId, type: 'deposit', status: 'pending', amount, paymentMethod, description }),
      onSuccess({ transaction, payment }) {
        writeTransaction(transaction)
        if (payment) onPaymentRequested(payment)
        else onSubmitted()
      },
      toasts: {
        done: depositRequested,
      },
      reasonOf: formReason,
    }),
    /** Shows a ticket as it is now, in the list and the figures. */
    writeTicket,
    /** Cancels a pending top-up. When that fails, such as when it has been paid, the wallet is requested again. */
    cancelDeposit: useMutation({
      call: (transactionId: string) =>
        request(`POST /api/wallet/transactions/${encodeURIComponent(transactionId)}/cancel`).catch((error) => {
          refresh(paths.balance(userId), paths.transactions(userId))
          refreshLevel()
          throw error
        }),
      onSuccess: ({ transaction }) => writeTransaction(transaction),
      toasts: { done: { title: toastTexts.depositCancelled, tone: 'positive' } },
    }),
    /** Cancels a requested withdrawal. Also when that fails, such as when it has been approved, the wallet is requested again. */
    cancelWithdrawal: useMutation({
      call: (withdrawalId: string) =>
        request(`POST /api/wallet/withdrawals/${encodeURIComponent(withdrawalId)}/cancel`).finally(() => {
          refresh(paths.balance(userId), paths.transactions(userId), paths.withdrawals)
          refreshLevel()
        }),
      toasts: { done: { title: toastTexts.withdrawalCancelled, tone: 'positive' } },
    }),
    /** Sends the link that verifies the email again. */
    sendEmailLink: useMutation({
      call: () => request('POST /api/auth/resend-verification'),
      toasts: { failed: toastTexts.emailLinkFailed },
    }),
    /** Sends a code to a phone number. */
    startPhone: useMutation({
      call: (phone: string) => withMinimumDelay(request('POST /api/account/phone/start', { body: { phone } })),
      reasonOf: (error) => reasonOf(error, remedies),
    }),
    /** Verifies the number to which a code was sent. Afterwards more offers may hold, such as a trial. */
    confirmPhone: useMutation({
      call: (code: string) => withMinimumDelay(request('POST /api/account/phone/confirm', { body: { code } })),
      onSuccess: (response) => {
        void mutate<DataAt<typeof paths.me>>(paths.me, response, { revalidate: false })
        refresh(paths.offers)
      },
      reasonOf: (error) => reasonOf(error, remedies),
    }),
  }
}
