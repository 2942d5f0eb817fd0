/**
 * `npm run bench:arrival`: measures how long a customer who looks at the page of a top-up waits from the bank's report of the transfer until the page says that the
 * money has arrived, `--transfers 100` times, while a hundred other customers (`--customers`) follow their accounts. The reference is the same page without the
 * stream of events, which polls. On SQLite and on a private MariaDB if the machine has one (`--engine sqlite`, `--engine mariadb`). Needs a built site.
 * Prints a table, and saves all figures in .cache/bench/arrival.json.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import { newBankReference, sepayReport } from '#server/features/sandbox/bank-app.ts'
import { hasMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { type Figure, percentile } from './figures.ts'
import { sampleMachineLoad } from './machine.ts'
import { startProgram, stopPrograms } from './processes.ts'
import { report } from './report.ts'
import { makeShoppers, openExisting } from './wallets.ts'
import { signIn } from './web-sites.ts'

const { values: flags } = parseArgs({
  options: {
    transfers: { type: 'string', default: '100' },
    customers: { type: 'string', default: '100' },
    engine: { type: 'string' },
  },
})
const transfers = Number(flags.transfers)
const customers = Number(flags.customers)
const engines = (hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']).filter((name) => name === (flags.engine ?? name))
if (engines.length === 0) throw new Error(`This machine has no engine ${flags.engine}.`)

/** What signs the bank's reports. */
const secret = randomBytes(32).toString('hex')
/** One transfer in so many is also measured without events, where it takes far longer. */
const POLLED = 5
const AMOUNT = 200_000

/** Connects to the stream of events, and reads it until the server ends. */
const follow = (origin: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = get(new URL('/api/events', origin), { headers: { cookie } }, (response) => {
      response.resume().once('error', () => undefined)
      if (response.statusCode === 200) resolve()
      else reject(new Error(`The stream of events returned ${response.statusCode}`))
    })
    sent.once('error', reject)
  })

/** Has the bank report a transfer to our account with this memo. */
async function reportTransfer(origin: string, account: string, memo: string): Promise<void> {
  const transfer = { account, amount: AMOUNT, memo, reference: newBankReference(), at: Date.now() }
  const { url, ...sent } = sepayReport(`${origin}/api/payments/webhooks/sepay`, secret, transfer)
  const { status } = await fetch(url, sent)
  if (status !== 200) throw new Error(`The report of a transfer returned ${status}`)
}

/** Asks for a top-up, opens its page, has the transfer reported, and returns after how many milliseconds the page says that it has arrived. */
async function arrival(context: BrowserContext, origin: string, hasEvents: boolean): Promise<number> {
  const response = await context.request.post('/api/wallet/deposit', {
    data: { amount: String(AMOUNT), paymentMethod: 'bank_transfer' },
  })
  const { payment } = await response.json()
  const page = await context.newPage()
  if (!hasEvents) await page.route('**/api/events', (route) => route.abort())
  const stream = page.waitForRequest('**/api/events').then((sent) => sent.response())
  await page.goto(`/dashboard/topup/${payment.id}`)
  await stream
  await page.getByText(payment.memo, { exact: true }).waitFor()
  const began = performance.now()
  await reportTransfer(origin, payment.bank.account, payment.memo)
  await page.getByRole('heading', { name: /^Đã nhận/ }).waitFor()
  const took = performance.now() - began
  await page.close()
  return took
}

async function measure(engine: string, url: string): Promise<Figure[]> {
  const { origin } = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: url,
    SEPAY_WEBHOOK_SECRET: secret,
  })
  const database = openExisting(url)
  for (const { cookie } of await makeShoppers(database, customers)) await follow(origin, cookie)
  await database.close()
  const context = await browser.newContext({ baseURL: origin, storageState: await signIn(browser, origin) })
  const withEvents: number[] = []
  const polled: number[] = []
  for (let number = 0; number < transfers; number += 1) {
    withEvents.push(await arrival(context, origin, true))
    if (number % POLLED === 0) polled.push(await arrival(context, origin, false))
  }
  await context.close()
  await stopPrograms()
  const title = `${engine}: from the bank's report to the screen`
  return [
    { name: `${title}, median`, unit: 'ms', ours: withEvents, reference: polled },
    {
      name: `${title}, 95th percentile`,
      unit: 'ms',
      ours: [percentile(withEvents, 95)],
      reference: [percentile(polled, 95)],
      goal: { atMost: 1000 },
    },
  ]
}

const figures: Figure[] = []
const before = await sampleMachineLoad()
const browser = await chromium.launch(await pinnedBrowser())
const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-arrival-'))
if (engines.includes('sqlite')) figures.push(...(await measure('sqlite', `sqlite:${join(folder, 'arrival.db')}`)))
if (engines.includes('mariadb')) {
  const mariadb = await startPrivateMariadb()
  const system = openExisting(mariadb.url('mysql'))
  await system.queries.raw('CREATE DATABASE arrival')
  await system.close()
  figures.push(...(await measure('mariadb', mariadb.url('arrival'))))
  await mariadb.remove()
}
await browser.close()
rmSync(folder, { recursive: true })
await report('arrival', figures, before, { transfers, customers })
