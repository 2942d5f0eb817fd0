import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Quote } from '#contracts/offers.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { toastTexts } from '#ds/texts/toasts.ts'
import {
  advance,
  createTestProviders,
  deferredReply,
  FakeProblem,
  fakeApi,
} from '#site/testing/fake-api-test-tools.tsx'
import { payments } from '#stories/fixtures/payments.ts'
import {
  useBalance,
  useCustomer,
  useForecast,
  useInstances,
  useOrderCatalog,
  useSummary,
  useTransactions,
} from './account-resources.ts'
import { useOrder } from './use-order.ts'
import { usePendingRecords } from './use-pending-records.ts'
import { usePhoneVerification } from './use-phone-verification.ts'
import { useTopUp } from './use-top-up.ts'
import { useTrial } from './use-trial.ts'
import { useWallet, useWalletHistory } from './use-wallet.ts'

const now = '2026-01-31T03:00:00.000Z'
const paths = {
  me: 'GET /api/auth/me',
  catalog: 'GET /api/vps/catalog',
  balance: 'GET /api/wallet/balance/41',
  summary: 'GET /api/account/summary/41',
  transactions: 'GET /api/wallet/transactions/41?limit=200',
  instances: 'GET /api/vps/user/41',
  order: 'POST /api/vps/order',
  deposit: 'POST /api/wallet/deposit',
  payment: 'GET /api/wallet/payments/t1',
  cancel: 'POST /api/wallet/transactions/t1/cancel',
  forecast: 'GET /api/wallet/forecast?days=730',
  history: 'GET /api/wallet/history',
  withdrawals: 'GET /api/wallet/withdrawals?limit=200',
  cancelWithdrawal: 'POST /api/wallet/withdrawals/w1/cancel',
}
const levelPaths = [paths.forecast, paths.history]

const instance = (id: string, status: Vps['status']) => ({ id, name: `web-${id}`, status }) as Vps
const transaction = (id: string, fields: Partial<WalletTransaction> = {}) =>
  ({
    id,
    type: 'deposit',
    status: 'pending',
    paymentMethod: 'bank_transfer',
    amount: '50000',
    ...fields,
  }) as WalletTransaction
const plan = { id: 2, priceMonthly: 149_000, priceYearly: 1_490_000 }

const order = {
  planId: 2,
  locationId: 1,
  name: 'web-01',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
} as const

const quote: Quote = {
  quoteId: 'q1',
  lines: [{ kind: 'plan', label: 'Standard', amount: '149000' }],
  total: '149000',
  nextCharge: { amount: '149000', date: '2026-02-28T03:00:00.000Z' },
  regularAmount: '149000',
  offerId: null,
  discountedPeriods: 0,
  trialEndsAt: null,
  expiresAt: '2026-01-31T03:15:00.000Z',
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface AccountOptions {
  userId: string
  isWalletShown: boolean
  onSubmitted: () => void
  onPaymentRequested: () => void
}

/** What the dashboard loads, and what its dialogs and tabs do. */
function useAccount({ userId, isWalletShown, onSubmitted, onPaymentRequested }: AccountOptions) {
  usePendingRecords(userId)
  const catalog = useOrderCatalog(userId)
  const walletOf = isWalletShown ? userId : ''
  return {
    user: useCustomer(userId),
    balance: useBalance(userId),
    summary: useSummary(userId),
    forecast: useForecast(userId),
    instances: useInstances(userId),
    transactions: useTransactions(userId),
    order: useOrder({ userId, catalog: dataOf(catalog), onOrdered: onSubmitted }),
    trial: useTrial({ userId, onPaid: onSubmitted }),
    topUp: useTopUp({ userId, onRequested: onSubmitted, onPaymentRequested }),
    phone: usePhoneVerification(),
    wallet: useWallet(walletOf),
    history: useWalletHistory(walletOf),
  }
}

async function setUp(replies: Record<string, unknown> = {}, userId = '41', isWalletShown = false) {
  const api = fakeApi({
    [paths.me]: { user: { id: '41', isPhoneVerified: false } },
    [paths.catalog]: { plans: [plan] },
    [paths.balance]: { balance: '500000' },
    [paths.summary]: { totalVps: 1 },
    [paths.transactions]: [transaction('t0', { status: 'completed' })],
    [paths.instances]: [instance('1', 'active')],
    [paths.forecast]: { balance: '500000', lines: [] },
    [paths.history]: { startBalance: '500000', transactions: [] },
    [paths.withdrawals]: { withdrawals: [] },
    ...replies,
  })
  const onSubmitted = vi.fn()
  const onPaymentRequested = vi.fn()
  const providers = createTestProviders()
  const { result, rerender } = renderHook(
    (options) => useAccount({ userId, onSubmitted, onPaymentRequested, ...options }),
    { ...providers, initialProps: { isWalletShown } },
  )
  await advance()
  return {
    api,
    showWallet: async (shown: boolean) => {
      rerender({ isWalletShown: shown })
      await advance()
    },
    onSubmitted,
    onPaymentRequested,
    account: result,
    onCallError: providers.onCallError,
    lastToast: () => providers.toasts.getSnapshot().at(-1),
    send: async <Result,>(run: () => Promise<Result>) => {
      api.takeCalls()
      const sent = await act(run)
      await advance()
      return sent
    },
    shownData: () => ({
      instances: dataOf(result.current.instances)?.map(({ id }) => id),
      transactions: dataOf(result.current.transactions)?.map(({ id }) => id),
      balance: dataOf(result.current.balance),
    }),
  }
}

test('all data of the customer is loaded, and nothing without a user id', async () => {
  const { api, account } = await setUp()
  const { order, deposit, payment, cancel, history, withdrawals, cancelWithdrawal, ...loaded } = paths
  expect(api.takeCalls().toSorted()).toEqual(Object.values(loaded).toSorted())
  expect(dataOf(account.current.user)).toMatchObject({ id: '41' })
  expect((await setUp({}, '')).api.calls).toEqual([])
})

test('a record of a previous version is not a trial', async () => {
  const { account } = await setUp()
  expect(dataOf(account.current.instances)).toMatchObject([{ id: '1', trialEndsAt: null }])
})

test('an order is shown from its own response: the dialog waits for no other request', async () => {
  const { promise } = Promise.withResolvers()
  const { api, account, onSubmitted, lastToast, shownData, send } = await setUp({
    [paths.order]: {
      vps: instance('2', 'active'),
      transaction: transaction('t2', { type: 'payment', status: 'completed' }),
      balance: '351000',
    },
  })
  api.replies[paths.summary] = () => promise
  expect(await send(() => account.current.order.onSubmit(order, quote))).toEqual({ ok: true })
  expect(onSubmitted).toHaveBeenCalledOnce()
  expect(shownData()).toEqual({ instances: ['2', '1'], transactions: ['t2', 't0'], balance: '351000' })
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.ordered, tone: 'positive' })
  expect(api.calls[0]?.body).toEqual({ ...order, quoteId: 'q1', totalCost: '149000' })
  expect(api.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(api.takeCalls()).toEqual([paths.order, paths.summary, paths.forecast])
})

test('an instance with which something is done is polled until that has ended, whose event may have come too early', async () => {
  const action = { id: 'a1', type: 'suspend', state: 'running', progress: 50 } as const
  const { api, account } = await setUp({ [paths.instances]: [{ ...instance('1', 'suspended'), action }] })
  api.replies[paths.instances] = [{ ...instance('1', 'suspended'), action: null }]
  await advance(2000)
  expect(dataOf(account.current.instances)?.[0]?.action).toBeNull()
  api.takeCalls()
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test('a newly ordered instance is polled, and when it is active the balance, history and summary are refreshed', async () => {
  const { api, account, send } = await setUp({
    [paths.order]: {
      vps: instance('2', 'creating'),
      transaction: transaction('t2', { status: 'completed' }),
      balance: '0',
    },
  })
  await send(() => account.current.order.onSubmit(order, quote))
  api.takeCalls()
  api.replies[paths.instances] = [instance('2', 'creating'), instance('1', 'active')]
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.instances])
  api.replies[paths.instances] = [instance('2', 'active'), instance('1', 'active')]
  await advance(2000)
  await advance()
  expect(api.takeCalls()).toEqual([paths.instances, paths.balance, paths.transactions, paths.forecast, paths.summary])
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test('a failed order is said in its dialog, without a toast, and changes nothing', async () => {
  const { account, onSubmitted, onCallError, lastToast, shownData, send } = await setUp({
    [paths.order]: new FakeProblem(402, { detail: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.' }),
  })
  expect(await send(() => account.current.order.onSubmit(order, quote))).toEqual({
    ok: false,
    message: '402: Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
  })
  expect(lastToast()).toBeUndefined()
  expect(onCallError).toHaveBeenCalledOnce()
  expect(onSubmitted).not.toHaveBeenCalled()
  expect(shownData()).toMatchObject({ instances: ['1'], balance: '500000' })
})

test.each([
  ['price_changed', { detail: 'Giá đã đổi.' }, 'Giá đã đổi.'],
  ['code_invalid', { errors: [{ path: 'code', message: 'Mã đã hết hạn.' }] }, 'Mã đã hết hạn.'],
])('an order that is refused for %s is explained by its dialog, without a toast', async (code, problem, message) => {
  const { account, onSubmitted, lastToast, send } = await setUp({
    [paths.order]: new FakeProblem(409, { detail: 'x', code, ...problem }),
  })
  expect(await send(() => account.current.order.onSubmit(order, quote))).toEqual({ ok: false, reason: code, message })
  expect(lastToast()).toBeUndefined()
  expect(onSubmitted).not.toHaveBeenCalled()
})

test('a quote is the answer of the server, or says why there is none', async () => {
  const { api, account, onCallError, send } = await setUp({ 'POST /api/vps/quote': quote })
  const requested = { planId: 2, locationId: 1, billingPeriod: 'monthly' } as const
  expect(await send(() => account.current.order.onQuote(requested))).toEqual({ ok: true, quote })
  expect(api.calls.at(-1)).toMatchObject({ call: 'POST /api/vps/quote', body: requested })
  api.replies['POST /api/vps/quote'] = new FakeProblem(409, { detail: 'Hết máy.', code: 'sold_out' })
  expect(await send(() => account.current.order.onQuote(requested))).toEqual({
    ok: false,
    reason: 'sold_out',
    message: 'Hết máy.',
  })
  expect(onCallError).not.toHaveBeenCalled()
  api.replies['POST /api/vps/quote'] = new FakeProblem(503, { detail: 'Máy chủ bận.' })
  expect(await send(() => account.current.order.onQuote(requested))).toEqual({ ok: false, message: 'Máy chủ bận.' })
  expect(onCallError).toHaveBeenCalledOnce()
})

test('a trial is paid for at the price that the server was asked for, and shown from the response', async () => {
  const quoteCall = 'POST /api/vps/1/trial/quote'
  const payCall = 'POST /api/vps/1/trial/pay'
  const { api, account, onSubmitted, lastToast, shownData, send } = await setUp({
    [quoteCall]: quote,
    [payCall]: { vps: instance('1', 'active'), transaction: transaction('t2', { type: 'payment' }), balance: '351000' },
  })
  expect(await send(() => account.current.trial.onQuote('1', { code: 'CHAO30' }))).toEqual({ ok: true, quote })
  expect(api.calls.at(-1)).toMatchObject({ call: quoteCall, body: { code: 'CHAO30' } })
  expect(await send(() => account.current.trial.onSubmit('1', quote))).toEqual({ ok: true })
  expect(api.calls.find(({ call }) => call === payCall)).toMatchObject({ body: { quoteId: 'q1' } })
  expect(api.calls.find(({ call }) => call === payCall)?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(shownData()).toEqual({ instances: ['1'], transactions: ['t2', 't0'], balance: '351000' })
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.trialPaid, tone: 'positive' })
  expect(onSubmitted).toHaveBeenCalledOnce()
})

test('a trial that was paid for elsewhere is explained by its dialog, and the instances are requested again', async () => {
  const payCall = 'POST /api/vps/1/trial/pay'
  const { api, account, lastToast, send } = await setUp({
    [payCall]: new FakeProblem(409, { detail: 'Không còn gói dùng thử.', code: 'no_trial' }),
  })
  expect(await send(() => account.current.trial.onSubmit('1', quote))).toEqual({
    ok: false,
    reason: 'no_trial',
    message: 'Không còn gói dùng thử.',
  })
  expect(lastToast()).toBeUndefined()
  expect(api.takeCalls()).toEqual([payCall, paths.instances])
})

test('an order of a plan that is not in the catalogue is not sent', async () => {
  const { api, account, send } = await setUp()
  expect(await send(() => account.current.order.onSubmit({ ...order, planId: 9 }, quote))).toEqual({
    ok: false,
    message: 'No plan selected',
  })
  expect(api.takeCalls()).toEqual([])
})

test('a list that is still loading is requested again after an order, since the response may be older than the order', async () => {
  const pending = deferredReply<Vps[]>()
  const { api, account, shownData, send } = await setUp({
    [paths.instances]: pending.reply,
    [paths.order]: {
      vps: instance('2', 'active'),
      transaction: transaction('t2', { status: 'completed' }),
      balance: '0',
    },
  })
  api.replies[paths.instances] = [instance('2', 'active'), instance('1', 'active')]
  await send(() => account.current.order.onSubmit(order, quote))
  pending.resolve([instance('1', 'active')])
  await advance()
  expect(shownData().instances).toEqual(['2', '1'])
})

test('a stale list is requested again when a response changes it', async () => {
  const { api, account, shownData, send } = await setUp({
    [paths.transactions]: [transaction('t0')],
    [paths.deposit]: { transaction: transaction('t2') },
  })
  api.replies[paths.transactions] = new FakeProblem(503)
  await advance(15_000)
  expect(account.current.transactions).toMatchObject({ stale: {} })
  api.replies[paths.transactions] = ['t2', 't1', 't0'].map((id) => transaction(id))
  await send(() => account.current.topUp.deposit({ amount: '50000', paymentMethod: 'bank_transfer', description: '' }))
  expect(shownData().transactions).toEqual(['t2', 't1', 't0'])
})

test.each([
  ['momo', 2000, [paths.payment]],
  ['zalopay', 2000, [paths.payment]],
  ['bank_transfer', 15_000, []],
] as const)(
  'a top-up by %s is shown immediately, and polled every %i ms until it is completed',
  async (paymentMethod, ms, paymentCalls) => {
    const { api, account, onSubmitted, lastToast, shownData, send } = await setUp({
      [paths.deposit]: { transaction: transaction('t1', { paymentMethod }) },
      [paths.payment]: { state: 'waiting' },
    })
    const topUp = { amount: '50000', paymentMethod, description: '' }
    expect(await send(() => account.current.topUp.deposit(topUp))).toEqual({ ok: true })
    expect(shownData()).toEqual({ instances: ['1'], transactions: ['t1', 't0'], balance: '500000' })
    expect(onSubmitted).toHaveBeenCalledOnce()
    expect(lastToast()).toMatchObject({ title: toastTexts.vi.depositRequested })
    expect(api.calls[0]?.body).toEqual({ userId: '41', type: 'deposit', status: 'pending', ...topUp })
    expect(api.takeCalls()).toEqual([paths.deposit, ...paymentCalls])

    api.replies[paths.payment] = { state: 'received' }
    api.replies[paths.transactions] = [transaction('t1', { paymentMethod, status: 'completed' })]
    api.replies[paths.balance] = { balance: '550000' }
    await advance(ms - 1)
    expect(api.takeCalls()).toEqual([])
    await advance(1)
    await advance()
    expect(api.takeCalls()).toEqual([...paymentCalls, paths.transactions, paths.balance, paths.forecast])
    expect(shownData().balance).toBe('550000')
  },
)

test('a top-up that the customer has to pay leads to how, without a toast', async () => {
  const { payment } = payments.waiting
  const { account, onSubmitted, onPaymentRequested, lastToast, shownData, send } = await setUp({
    [paths.deposit]: { transaction: transaction('t1'), payment },
  })
  const topUp = { amount: '500000', paymentMethod: 'bank_transfer', description: '' } as const
  expect(await send(() => account.current.topUp.deposit(topUp))).toEqual({ ok: true })
  expect(onPaymentRequested.mock.calls).toEqual([[payment]])
  expect(onSubmitted).not.toHaveBeenCalled()
  expect(lastToast()).toBeUndefined()
  expect(shownData().transactions).toEqual(['t1', 't0'])
})

test('only the payment by momo is asked for every two seconds when a bank transfer is pending, too', async () => {
  const { api } = await setUp({
    [paths.transactions]: [transaction('t1', { paymentMethod: 'momo' }), transaction('t0')],
    [paths.payment]: { state: 'waiting' },
  })
  api.takeCalls()
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.payment])
})

test('a payment by momo is followed also beside an older one whose time has passed, which stays pending', async () => {
  const ofOlder = 'GET /api/wallet/payments/t0'
  const rows = [transaction('t1', { paymentMethod: 'momo' }), transaction('t0', { paymentMethod: 'momo' })]
  const { api, shownData } = await setUp({
    [paths.transactions]: rows,
    [paths.payment]: { state: 'waiting' },
    [ofOlder]: { state: 'expired' },
  })
  await advance()
  api.takeCalls()
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.payment, ofOlder])
  api.replies[paths.payment] = { state: 'received' }
  api.replies[paths.transactions] = [transaction('t1', { status: 'completed' }), rows[1]]
  api.replies[paths.balance] = { balance: '550000' }
  await advance(2000)
  await advance()
  expect(shownData().balance).toBe('550000')
  await advance()
  api.takeCalls()
  await advance(4000)
  expect(api.takeCalls()).toEqual([])
})

test('a cancelled top-up is shown from its response, with a toast', async () => {
  const { api, account, lastToast, send } = await setUp(
    {
      [paths.transactions]: [transaction('t1'), transaction('t0', { status: 'completed' })],
      [paths.cancel]: { transaction: transaction('t1', { status: 'failed', cancelledAt: now }) },
    },
    '41',
    true,
  )
  expect(await send(() => account.current.wallet.onCancelTopUp('t1'))).toEqual({ ok: true })
  expect(dataOf(account.current.transactions)?.map(({ status }) => status)).toEqual(['failed', 'completed'])
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.depositCancelled })
  expect(api.takeCalls()).not.toContain(paths.transactions)
})

test('the id of a cancelled top-up is one segment of the path', async () => {
  const { api, account } = await setUp()
  api.takeCalls()
  await act(() => account.current.wallet.onCancelTopUp('a/b'))
  expect(api.takeCalls()[0]).toBe('POST /api/wallet/transactions/a%2Fb/cancel')
})

test('when a top-up cannot be cancelled, such as when it has been paid, the wallet is requested again', async () => {
  const { api, account, lastToast, send } = await setUp(
    { [paths.cancel]: new FakeProblem(409, { detail: 'Đã thanh toán.' }) },
    '41',
    true,
  )
  expect(await send(() => account.current.wallet.onCancelTopUp('t1'))).toEqual({
    ok: false,
    message: '409: Đã thanh toán.',
  })
  expect(lastToast()).toBeUndefined()
  expect(api.takeCalls()).toEqual([paths.cancel, paths.balance, paths.transactions, ...levelPaths])
})

test('after a withdrawal was cancelled, or could not be, the wallet is requested again', async () => {
  const { api, account, lastToast, send } = await setUp({ [paths.cancelWithdrawal]: {} }, '41', true)
  expect(await send(() => account.current.wallet.onCancelWithdrawal('w1'))).toEqual({ ok: true })
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.withdrawalCancelled })
  expect(api.takeCalls().slice(0, 3)).toEqual([paths.cancelWithdrawal, paths.balance, paths.transactions])
  api.replies[paths.cancelWithdrawal] = new FakeProblem(409, { detail: 'Đã duyệt.' })
  expect(await send(() => account.current.wallet.onCancelWithdrawal('w1'))).toEqual({
    ok: false,
    message: '409: Đã duyệt.',
  })
  expect(api.takeCalls().slice(0, 3)).toEqual([paths.cancelWithdrawal, paths.balance, paths.transactions])
})

test('the history is requested when the wallet is opened, and each time that it is opened again', async () => {
  const { api, account, showWallet } = await setUp()
  api.takeCalls()
  await showWallet(true)
  expect(api.takeCalls().toSorted()).toEqual([paths.history, paths.withdrawals])
  expect(dataOf(account.current.history)).toMatchObject({ startBalance: '500000' })
  await showWallet(false)
  api.replies[paths.history] = { startBalance: '400000', transactions: [] }
  expect(api.takeCalls()).toEqual([])
  await showWallet(true)
  // What is known is shown at once, and requested after the next frame.
  await vi.waitFor(() => expect(dataOf(account.current.history)).toMatchObject({ startBalance: '400000' }))
  expect(api.takeCalls().toSorted()).toEqual([paths.history, paths.withdrawals])
})

test('a forecast that cannot be loaded is an error that loads it again; without a customer it is not requested', async () => {
  const { api, account } = await setUp({ [paths.forecast]: new FakeProblem(503) }, '41', true)
  const failed = account.current.forecast
  if (failed.status !== 'error') throw new Error(`The forecast is ${failed.status}`)
  api.takeCalls()
  failed.onRetry?.()
  await advance()
  expect(api.takeCalls()).toEqual([paths.forecast])
  expect((await setUp({}, '', true)).api.calls).toEqual([])
})

test('where money moves, the forecast and the history of an open wallet are requested again', async () => {
  const { api, account, send } = await setUp(
    {
      [paths.order]: {
        vps: instance('2', 'active'),
        transaction: transaction('t2', { status: 'completed' }),
        balance: '0',
      },
      [paths.transactions]: [transaction('t1')],
      [paths.cancel]: { transaction: transaction('t1', { status: 'failed', cancelledAt: now }) },
    },
    '41',
    true,
  )
  await send(() => account.current.order.onSubmit(order, quote))
  expect(api.takeCalls()).toEqual(expect.arrayContaining(levelPaths))
  // The pending top-up ends: it might have been paid.
  await send(() => account.current.wallet.onCancelTopUp('t1'))
  expect(api.takeCalls()).toEqual(expect.arrayContaining(levelPaths))
  api.replies[paths.cancel] = new FakeProblem(409)
  await send(() => account.current.wallet.onCancelTopUp('t1'))
  expect(api.takeCalls()).toEqual(expect.arrayContaining(levelPaths))
})

test('a phone number is verified by its code in steps of 1.5 seconds', async () => {
  const confirm = 'POST /api/account/phone/confirm'
  const { api, account } = await setUp({
    'POST /api/account/phone/start': null,
    [confirm]: { user: { id: '41', isPhoneVerified: true } },
  })
  const started = account.current.phone.onSendCode('0912 345 678')
  await advance(1500)
  expect(await started).toEqual({ ok: true })
  api.takeCalls()
  const confirmed = account.current.phone.onVerify('123456')
  // Verified on the screen, it would end the step.
  await advance(1499)
  expect(dataOf(account.current.user)).toMatchObject({ isPhoneVerified: false })
  await advance(1)
  expect(await confirmed).toEqual({ ok: true })
  await advance()
  expect(dataOf(account.current.user)).toMatchObject({ isPhoneVerified: true })
  expect(api.takeCalls()).toEqual([confirm])
})

test("a number that cannot be verified says why in the server's words, without a status and a toast", async () => {
  const detail = 'Số này đã được xác minh cho một tài khoản khác.'
  const { account, lastToast, send } = await setUp({
    'POST /api/account/phone/confirm': new FakeProblem(409, { detail, code: 'phone_taken' }),
  })
  expect(await send(() => account.current.phone.onVerify('123456'))).toEqual({ ok: false, message: detail })
  expect(lastToast()).toBeUndefined()
})
