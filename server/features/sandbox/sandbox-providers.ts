import { randomInt } from 'node:crypto'
import { isLanguage, type Language } from '#contracts/languages.ts'
import { type GatewayMethod, gatewayMethods } from '#contracts/rules/fees.ts'
import { readVietQr } from '#contracts/rules/viet-qr.ts'
import { JobError } from '#server/features/jobs/job-failures.ts'
import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { BankReporterName } from '#server/features/payments/bank-webhooks.ts'
import type { GatewayKeys } from '#server/features/payments/gateway-set-up.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { OutgoingRequest, SendRequest } from '#server/platform/http/post.ts'
import type { SmallSiteRequest, SmallSiteResponse } from '#server/platform/http/small-site.ts'
import type { Log } from '#server/platform/log.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import type { Timers } from '#server/platform/timers.ts'
import {
  type AppTransfer,
  cassoReport,
  type MadeTransfer,
  newBankReference,
  sepayList,
  sepayReport,
} from './bank-app.ts'
import { createDeliveries, type Delivered, type DeliveryMode, deliveryModes } from './deliveries.ts'
import type { Bill, SandboxBillsStore } from './sandbox-bills-store.ts'
import { bankPage, billPage, billResultPage } from './sandbox-pages.ts'
import { scanScript } from './scan-script.ts'
import type { NewBill, StandIn, StandInDeps } from './stand-in.ts'
import { momoStandIn } from './stand-ins/momo-stand-in.ts'
import { payosLinkOf, payosStandIn } from './stand-ins/payos-stand-in.ts'
import { vnpayStandIn } from './stand-ins/vnpay-stand-in.ts'
import { zalopayStandIn } from './stand-ins/zalopay-stand-in.ts'

/** The address of the sandbox's site, and of a gateway in it. */
export const SANDBOX = '/sandbox'
export const standInPath = (gateway: GatewayMethod): string => `${SANDBOX}/${gateway}`

/** Where the list of transfers at SePay is, below the sandbox's address. */
const SEPAY_LIST = '/sepay/transactions'
export const sandboxSepayPath = `${SANDBOX}/sepay`

/** The number of transfers that are listed. */
const STATEMENT_MAX = 500

/** The kind of the job that pays a bill of a gateway after a while. */
const paymentKind = (gateway: GatewayMethod) => `sandbox.bills.${gateway}`

/** The gateways and the bank of the sandbox: they speak the protocols of the real ones, so that the server cannot tell them apart. */
export interface SandboxProviders {
  /** Responds below `/sandbox`: to the calls of the server, and with the pages for customers. */
  respond(request: SmallSiteRequest): Promise<SmallSiteResponse | null>
  /** The jobs that pay bills by themselves. */
  jobs: Record<string, JobHandler>
}

interface SandboxProvidersDeps {
  database: Database
  bills: SandboxBillsStore
  jobs: JobQueue
  /** For what gateways and banks say. */
  realClock: Clock
  monotonicClock: MonotonicClock
  timers: Timers
  log: Log
  keys: GatewayKeys
  /** The secrets of the services that report transfers. */
  bankSecrets: Readonly<Partial<Record<BankReporterName, string>>>
  /** How long a customer takes to pay, in milliseconds. */
  delay: number
  send: SendRequest
  /** Returns the origin of the API, where reports go. */
  apiOrigin: () => string
}

/** The largest amount of a transfer, in dong, and the longest memo. */
const AMOUNT_MAX = 1_000_000_000_000
const MEMO_MAX = 200

export function createSandboxProviders(deps: SandboxProvidersDeps): SandboxProviders {
  const { database, bills, jobs, realClock, monotonicClock, keys } = deps
  const { queries } = database
  const deliveries = createDeliveries(deps)
  /** What the bank's app has transferred to our accounts since this process was started, as SePay lists it. */
  const statement: MadeTransfer[] = []
  const webhookUrl = (name: string) => `${deps.apiOrigin()}/api/payments/webhooks/${name}`
  const newTransactionId = () => String(10 ** 12 + randomInt(10 ** 13))

  async function add(gateway: GatewayMethod, { reference, amount, details }: NewBill): Promise<Bill | null> {
    const bill: Bill = {
      gateway,
      reference,
      amount,
      details,
      state: 'waiting',
      transactionId: newTransactionId(),
      createdAt: realClock.now(),
    }
    const isNew = await database.transaction(async (tx) => {
      if (await bills.find(tx, gateway, reference)) return false
      await bills.insert(tx, bill)
      if (standIns[gateway].paysByItself) {
        const runAt = monotonicClock.now() + deps.delay
        await jobs.add(tx, { kind: paymentKind(gateway), subjectId: reference, runAt })
      }
      return true
    })
    return isNew ? bill : null
  }

  const depsOf = (gateway: GatewayMethod): StandInDeps => ({
    find: (reference) => bills.find(queries, gateway, reference),
    add: (bill) => add(gateway, bill),
    now: () => realClock.now(),
    pageOf: (reference, returnUrl) =>
      `${new URL(returnUrl).origin}${SANDBOX}/pay?${new URLSearchParams({ gateway, reference })}`,
    webhookUrl: () => webhookUrl(gateway),
  })

  const standIns: Record<GatewayMethod, StandIn> = {
    momo: momoStandIn(
      { partnerCode: keys.MOMO_PARTNER_CODE, accessKey: keys.MOMO_ACCESS_KEY, secretKey: keys.MOMO_SECRET_KEY },
      depsOf('momo'),
    ),
    zalopay: zalopayStandIn(
      { appId: keys.ZALOPAY_APP_ID, key1: keys.ZALOPAY_KEY1, key2: keys.ZALOPAY_KEY2 },
      depsOf('zalopay'),
    ),
    vnpay: vnpayStandIn({ tmnCode: keys.VNPAY_TMN_CODE, hashSecret: keys.VNPAY_HASH_SECRET }, depsOf('vnpay')),
    payos: payosStandIn(
      { clientId: keys.PAYOS_CLIENT_ID, apiKey: keys.PAYOS_API_KEY, checksumKey: keys.PAYOS_CHECKSUM_KEY },
      depsOf('payos'),
    ),
  }

  /** Pays a bill: payOS's are paid by transfers, of any amount and any number. */
  async function pay(bill: Bill, amount: number, memo = bill.details.info): Promise<Bill | null> {
    const { transfers = [] } = bill.details
    if (bill.gateway !== 'payos') {
      const paid: Bill = { ...bill, state: 'paid', details: { ...bill.details, byHand: true } }
      return (await bills.settle(queries, bill, paid)) ? paid : null
    }
    const transfer = { reference: newBankReference(), amount, memo, at: realClock.now() }
    const details = { ...bill.details, byHand: true, transfers: [...transfers, transfer] }
    const sum = details.transfers.reduce((total, next) => total + next.amount, 0)
    const paid: Bill = { ...bill, state: sum >= bill.amount ? 'paid' : bill.state, details }
    await bills.change(queries, bill, paid)
    return paid
  }

  /**
   * The report about a bill that has ended, if its gateway sends one. It goes to this server: the one that the bill names may listen at
   * another port since it was started again.
   */
  function reportOf(bill: Bill, amount: number): OutgoingRequest | null {
    const report = standIns[bill.gateway].report(bill, amount)
    if (!report) return null
    const { pathname, search } = new URL(report.url)
    return { ...report, url: `${deps.apiOrigin()}${pathname}${search}` }
  }

  /** Delivers a report, if there is one. Null if the server could not be reached. */
  async function deliver(report: OutgoingRequest | null, mode: DeliveryMode): Promise<Delivered | null> {
    if (!report) return { pending: 'drop' }
    return deliveries.deliver(report, mode).catch((error: unknown) => {
      deps.log.warn({ err: error, path: new URL(report.url).pathname }, 'a report of the sandbox was not delivered')
      return null
    })
  }

  /** What the customer does on the page of a bill. */
  async function act(language: Language, bill: Bill, form: URLSearchParams): Promise<SmallSiteResponse> {
    const { gateway } = bill
    const action = form.get('action')
    const backTo = (shown: Bill) => standIns[gateway].returnUrl(shown)
    if (action === 'leave') {
      const left: Bill = { ...bill, state: 'left' }
      await bills.settle(queries, bill, left)
      return { redirect: backTo(left) }
    }
    const failed: Bill = { ...bill, state: 'failed', details: { ...bill.details, byHand: true } }
    const ended =
      action === 'success' ? await pay(bill, bill.amount) : (await bills.settle(queries, bill, failed)) && failed
    if (!ended) return page(pageOf(language, (await bills.find(queries, gateway, bill.reference)) ?? bill))
    const amount = bill.amount + (form.get('wrong') === '1' ? 1 : 0)
    const mode = modeOf(form)
    const delivered = await deliver(reportOf(ended, amount), mode)
    const isUsual = mode === 'send' && delivered !== null
    return isUsual ? { redirect: backTo(ended) } : page(billResultPage(language, ended, backTo(ended), delivered))
  }

  /** Makes a transfer in the bank's app. Returns why it cannot be made instead. */
  async function transfer(
    made: AppTransfer,
    form: URLSearchParams,
  ): Promise<{ delivered: Delivered | null } | { problem: 'invalid' | 'unknownAccount' | 'noReporter' }> {
    const { account, amount, memo } = made
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > AMOUNT_MAX || memo.length > MEMO_MAX)
      return { problem: 'invalid' }
    const mode = modeOf(form)
    const orderCode = payosLinkOf(account)
    if (orderCode !== null) {
      const bill = await bills.find(queries, 'payos', orderCode)
      const paid = bill && (await pay(bill, amount, memo))
      return paid ? { delivered: await deliver(reportOf(paid, amount), mode) } : { problem: 'unknownAccount' }
    }
    const name = form.get('reporter') === 'casso' ? 'casso' : 'sepay'
    const secret = deps.bankSecrets[name]
    if (secret === undefined) return { problem: 'noReporter' }
    const report = name === 'casso' ? cassoReport : sepayReport
    const entered: MadeTransfer = { ...made, reference: newBankReference(), at: realClock.now() }
    statement.push(entered)
    statement.splice(0, statement.length - STATEMENT_MAX)
    return { delivered: await deliver(report(webhookUrl(name), secret, entered), mode) }
  }

  async function bank(language: Language, { method, query, body }: SmallSiteRequest): Promise<SmallSiteResponse> {
    const form = new URLSearchParams(method === 'POST' ? body : query)
    const qr = (form.get('qr') ?? '').trim()
    const reporters = Object.keys(deps.bankSecrets)
    if (qr === '') return page(bankPage(language, { qr, reporters }))
    const result = readVietQr(qr)
    if ('fault' in result) return page(bankPage(language, { qr, reporters, fault: result.fault }))
    const { code } = result
    const requested: AppTransfer = { account: code.account, amount: code.amount ?? 0, memo: code.memo ?? '' }
    if (method !== 'POST') return page(bankPage(language, { qr, reporters, read: { code, transfer: requested } }))
    const made = { ...requested, amount: Number(form.get('amount')), memo: (form.get('memo') ?? '').trim() }
    const done = await transfer(made, form)
    return 'problem' in done
      ? page(bankPage(language, { qr, reporters, read: { code, transfer: made, problem: done.problem } }))
      : page(bankPage(language, { qr, reporters, delivered: done.delivered }))
  }

  async function payPage(language: Language, { method, query, body }: SmallSiteRequest) {
    const form = new URLSearchParams(method === 'POST' ? body : query)
    const gateway = gatewayMethods.find((name) => name === form.get('gateway'))
    const bill = gateway && (await bills.find(queries, gateway, form.get('reference') ?? ''))
    if (!bill) return null
    return method === 'POST' ? act(language, bill, form) : page(pageOf(language, bill))
  }

  const pageOf = (language: Language, bill: Bill) =>
    billPage(
      language,
      bill,
      standIns[bill.gateway].paysByItself ? Math.ceil(deps.delay / 1000) : null,
      standIns[bill.gateway].returnUrl(bill),
    )

  return {
    async respond(request) {
      const { method, path, query, body } = request
      const chosen = new URLSearchParams(method === 'POST' ? body : query).get('lang')
      const language = isLanguage(chosen) ? chosen : 'vi'
      if (path === '/bank') return bank(language, request)
      if (path === '/pay') return payPage(language, request)
      if (path === '/scan.js') {
        const script = scanScript()
        return script === null ? null : { script }
      }
      if (path === SEPAY_LIST) return { status: 200, json: sepayList(statement, query) }
      const standIn = gatewayMethods.map((name) => standIns[name]).find(({ name }) => path.startsWith(`/${name}/`))
      return (await standIn?.respond({ ...request, path: path.slice(standIn.name.length + 1) })) ?? null
    },

    jobs: Object.fromEntries(
      Object.values(standIns)
        .filter(({ paysByItself }) => paysByItself)
        .map((standIn) => [paymentKind(standIn.name), paymentOf(standIn)]),
    ),
  }

  /** The job that pays a bill, unless its customer has done something else, and reports it until the report arrives. */
  function paymentOf(standIn: StandIn): JobHandler {
    return {
      async run({ subjectId }) {
        const bill = await bills.find(queries, standIn.name, subjectId)
        if (!bill) throw new NonRetryableError('The sandbox knows no such payment', { failure: 'payment_unknown' })
        const paid: Bill = { ...bill, state: 'paid' }
        const isPaid = bill.state === 'waiting' ? await bills.settle(queries, bill, paid) : bill.state === 'paid'
        const report = isPaid && !bill.details.byHand ? reportOf(paid, bill.amount) : null
        if (!report) return undefined
        const { status, body } = await deps.send(report, REPORT_TIMEOUT)
        if (status === 404) throw new NonRetryableError('The webhook has no address', { failure: 'webhook_refused' })
        if (!standIn.isReceived(status, Buffer.from(body).toString()))
          throw new JobError(`The webhook was answered ${status}`, { failure: 'webhook_refused' })
        return undefined
      },
    }
  }
}

/** How long the response to a report may take, in milliseconds. */
const REPORT_TIMEOUT = 10_000

const page = (html: string): SmallSiteResponse => ({ status: 200, page: html })

const modeOf = (form: URLSearchParams): DeliveryMode =>
  deliveryModes.find((mode) => mode === form.get('mode')) ?? 'send'
