import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import type { Plan } from '#contracts/catalog.ts'
import type { Vps } from '#contracts/vps.ts'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { readSettings } from '#server/platform/config.ts'
import { createEmptyDatabase, openForTest, type TestDatabase } from '#server/platform/testing/database-test-tools.ts'
import { start } from '#server/start.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { runProgram } from '#server/testing/program-test-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const databases: TestDatabase[] = []
afterAll(() => Promise.all(databases.map((database) => database.remove())))

/** The URL of an empty database. For SQLite, the file and its folders do not exist yet. */
async function newDatabase() {
  if (inject('mariadbPort') === undefined) return `sqlite:${join(folder, 'made/on/the/way', `${randomUUID()}.db`)}`
  const database = await createEmptyDatabase()
  databases.push(database)
  return database.url
}

function startWith(env: Record<string, string>) {
  const read = readSettings({ PORT: '0', LOG_LEVEL: 'silent', SANDBOX_DELAY_MS: '0', SITE_DIR: folder, ...env })
  if ('errors' in read) throw new Error(read.errors.join())
  return start(read.settings)
}

/** A rehearsal: the company still has placeholders. */
const inProduction = { NODE_ENV: 'production', COMPANY_DETAILS: 'optional' }

/** The file of a database with the demo data, for tests that are not about the first start. */
let demoFile: Promise<string> | undefined
async function makeDemoFile(): Promise<string> {
  const path = join(folder, 'demo.db')
  const server = await startWith({ DATABASE_URL: `sqlite:${path}` })
  await server.stop()
  return path
}

/** The URL of a new database with the demo data. */
async function demoDatabase(): Promise<string> {
  const url = await newDatabase()
  if (inject('mariadbPort') === undefined) {
    demoFile ??= makeDemoFile()
    const path = url.replace('sqlite:', '')
    mkdirSync(join(path, '..'), { recursive: true })
    copyFileSync(await demoFile, path)
  } else {
    const server = await startWith({ DATABASE_URL: url })
    await server.stop()
  }
  return url
}

describe('the pages of the site', () => {
  /** A site whose page shows the monthly price of the first plan, built with another price than the database has. */
  function buildSite(): string {
    const site = mkdtempSync(join(folder, 'site-'))
    const write = (path: string, text: string) => {
      mkdirSync(join(site, path, '..'), { recursive: true })
      writeFileSync(join(site, path), text)
    }
    write(
      'server/render.js',
      `export const pagePaths = () => ['/', '/404']
      export const renderPage = async ({ path, edition, catalogs }) => ({
        path, edition, html: edition + ' ' + catalogs.vi.plans[0].priceMonthly, catalogParts: ['plans'], isIndexed: false,
      })`,
    )
    const pages = ['/', '/404'].map((path) => ({ path, catalogParts: ['plans'], isIndexed: false }))
    for (const { path } of pages) write(`pages/mixed${path}/index.html`, 'built')
    write('pages/pages.json', JSON.stringify({ pages, catalogs: {} }))
    return site
  }

  test('show the catalogue of the database from the first request on, and each change of it, on every server', async () => {
    const env = { DATABASE_URL: await demoDatabase(), SITE_DIR: buildSite() }
    const servers = [await startWith(env), await startWith(env)]
    const pageOf = async ({ origin }: { origin: string }) => (await fetch(`${origin}/?lang=zh`)).text()
    const { priceMonthly } = seededCatalog('vi').plans[0] ?? {}
    for (const server of servers) expect(await pageOf(server)).toBe(`zh ${priceMonthly}`)

    const database = openForTest(env.DATABASE_URL)
    const id = seededCatalog('vi').plans[0]?.id
    await database.queries('plan_prices').where({ plan_id: id, billing_period: 'monthly' }).update({ amount: 77_000 })
    await database.queries('catalog_revision').increment('revision', 1)
    await database.close()
    for (const server of servers) await expect.poll(() => pageOf(server)).toBe('zh 77000')
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('are served as they were built when they cannot be rendered', async () => {
    const SITE_DIR = buildSite()
    writeFileSync(join(SITE_DIR, 'server/render.js'), "throw new Error('cut off')")
    const server = await startWith({ DATABASE_URL: await demoDatabase(), SITE_DIR })
    expect(await (await fetch(server.origin)).text()).toBe('built')
    await server.stop()
  })
})

describe('the first start', () => {
  test('fills the database with consistent demo data; the second start keeps the existing data', async () => {
    const DATABASE_URL = await newDatabase()
    const server = await startWith({ DATABASE_URL })
    expect(server.welcome).toMatch(/^Sen Cloud runs at http:\/\/localhost:\d+\n/)
    expect(server.welcome).toContain('customer@sen.test / customer-demo')
    expect(server.welcome).toContain('admin@sen.test / admin-demo')

    const customer = createTestClient(server.origin)
    // The pages show the offers from the first request on.
    const offersOf = async (path: string) =>
      (await customer.get(path)).body.offers.map(({ kind }: { kind: string }) => kind).sort()
    expect(await offersOf('/api/catalog')).toEqual(['deposit_bonus', 'percent', 'referral', 'trial'])
    expect(await offersOf('/api/offers')).toEqual(['deposit_bonus', 'percent', 'referral', 'trial'])
    const { body } = await customer.post('/api/auth/login', { email: 'customer@sen.test', password: 'customer-demo' })
    expect(body.user).toMatchObject({ firstName: 'Minh', isPhoneVerified: false })
    const of = async (path: string) => (await customer.get(`${path}/${body.user.id}`)).body
    const completed = (await of('/api/wallet/transactions')).filter(
      ({ status }: { status: string }) => status === 'completed',
    )
    const sum = completed.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0)
    expect(String(sum)).toBe(body.user.balance)
    // The jobs of the past have made of each instance what its money demands.
    const instances: Vps[] = await of('/api/vps/user')
    const states = instances.map(({ name, status, suspendedReason }) => [name, suspendedReason ?? status])
    expect(Object.fromEntries(states)).toEqual({
      'luu-tru-anh': 'active',
      'trang-su-kien': 'active',
      'may-chu-game': 'active',
      'thu-nghiem-ai': 'unpaid',
      'thu-thap-gia': 'unpaid',
      'web-cu': 'terminated',
      'blog-ca-nhan': 'active',
      'cua-hang-online': 'active',
      'may-thu-nghiem': 'admin',
      'windows-ke-toan': 'failed',
    })
    expect(completed.filter(({ type }: { type: string }) => type === 'renewal')).toHaveLength(2)
    const { body: mails } = await customer.get('/dev/mailbox.json')
    const subjects = mails.map(({ subject }: { subject: string }) => subject)
    expect(subjects).toContain('Máy chủ web-cu đã bị xóa')
    expect(await of('/api/support/tickets')).toHaveLength(3)

    const { body: signedIn } = await customer.post('/api/admin/auth', {
      email: 'admin@sen.test',
      password: 'admin-demo',
    })
    const admin = createTestClient(server.origin, signedIn.token)
    expect((await admin.get('/api/admin/users')).body.users.length).toBeGreaterThan(4)
    await customer.post('/api/auth/logout')
    await server.stop()

    const database = openForTest(DATABASE_URL)
    expect(await checkLedger(database.queries)).toEqual([])
    await database.close()
    const again = await startWith({ DATABASE_URL })
    expect((await createTestClient(again.origin).get('/api/ready')).status).toBe(200)
    await again.stop()
  })

  test('in production is refused while the company has placeholders', async () => {
    await expect(startWith({ NODE_ENV: 'production' })).rejects.toThrow('placeholders for legalName, taxCode')
  })

  test('in production sells nothing that only the sandbox makes, pays or verifies', async () => {
    const server = await startWith({ DATABASE_URL: await newDatabase(), ...inProduction })
    const client = createTestClient(server.origin)
    const { user } = (
      await client.post('/api/auth/register', { email: 'an@sen.test', password: 'mat-khau-thu-nghiem' })
    ).body
    const { plans, paymentMethods } = (await client.get('/api/vps/catalog')).body
    expect(plans.every((plan: Plan) => plan.soldOut && plan.notForSale)).toBe(true)
    expect(paymentMethods).toEqual([])
    const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
    const order = { userId: user.id, name: 'web', operatingSystem: 'ubuntu-24', totalCost: '49000', ...choice }
    const deposit = { userId: user.id, amount: '50000', paymentMethod: 'momo' }
    const refused = [
      await client.post('/api/vps/quote', choice),
      await client.post('/api/vps/order', order),
      await client.post('/api/vps/order', { ...order, totalCost: '0', trial: true }),
      await client.post('/api/account/phone/start', { phone: '0912345678' }),
      await client.post('/api/wallet/deposit', deposit),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'not_for_sale'],
      [409, 'not_for_sale'],
      [409, 'not_for_sale'],
      [409, 'phone_not_verifiable'],
      [422, 'invalid'],
    ])
    await server.stop()
  })

  test('in production creates no demo accounts, but has a catalogue to show', async () => {
    const server = await startWith({ DATABASE_URL: await newDatabase(), ...inProduction })
    expect(server.welcome).not.toContain('demo')
    const { status } = await createTestClient(server.origin).post('/api/admin/auth', {
      email: 'admin@sen.test',
      password: 'admin-demo',
    })
    expect(status).toBe(401)
    const { body } = await createTestClient(server.origin).get('/api/vps/catalog')
    expect([body.series.length, body.plans.length, body.locations.length]).toEqual([2, 6, 4])
    await server.stop()
  })

  test('in production refuses a database whose demo accounts have their public passwords, until they are locked', async () => {
    const DATABASE_URL = await demoDatabase()
    const startAgain = () => startWith({ DATABASE_URL, ...inProduction })
    await expect(startAgain()).rejects.toThrow(
      'demo accounts whose passwords are public (customer@sen.test, admin@sen.test). ' +
        'Start production on a database of its own (DATABASE_URL), or lock them first: npm run demo:lock',
    )

    // An account with another password is accepted.
    const database = openForTest(DATABASE_URL)
    const { password_hash: another } = await database
      .queries('users')
      .where({ email: 'linh.do@caphesang.test' })
      .first()
    await database.queries('users').where({ email: 'customer@sen.test' }).update({ password_hash: another })
    await expect(startAgain()).rejects.toThrow('passwords are public (admin@sen.test).')

    const lock = runProgram('commands/lock-demo.ts', { DATABASE_URL })
    expect(await lock.ended).toBe(0)
    expect(lock.output.stdout).toBe('Locked: customer@sen.test, admin@sen.test.\n')
    expect(await checkLedger(database.queries)).toEqual([])
    await database.close()
    const server = await startAgain()
    await server.stop()
  })

  test('lets the sandbox confirm a deposit over HTTP, at the address where the server listens', async () => {
    const server = await startWith({ DATABASE_URL: await demoDatabase() })
    const customer = createTestClient(server.origin)
    const { body } = await customer.post('/api/auth/login', { email: 'customer@sen.test', password: 'customer-demo' })
    const balance = async () => Number((await customer.get(`/api/wallet/balance/${body.user.id}`)).body.balance)
    await customer.post('/api/wallet/deposit', { amount: '200000', paymentMethod: 'zalopay' })
    await expect.poll(balance).toBe(Number(body.user.balance) + 200_000)
    await server.stop()
  })
})

describe('a start that fails reports what to do about', () => {
  test('a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    await expect(startWith({ DATABASE_URL: await demoDatabase(), PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
    )
    taken.close()
  })

  test('an address of another machine', async () => {
    await expect(startWith({ DATABASE_URL: await demoDatabase(), HOST: '192.0.2.1' })).rejects.toThrow(
      'is not an address of this machine',
    )
  })

  test('a database file that cannot be created', async () => {
    const file = join(folder, 'a-file')
    mkdirSync(file)
    chmodSync(file, 0o500)
    await expect(startWith({ DATABASE_URL: `sqlite:${file}` })).rejects.toThrow(
      /^The database file .* cannot be used: .* Check DATABASE_URL/,
    )
  })

  test('a database server that does not respond, without revealing the password', async () => {
    const failing = startWith({ DATABASE_URL: 'mysql://sen:geheim@127.0.0.1:1/sen' })
    await expect(failing).rejects.toThrow(/^The database at 127\.0\.0\.1:1 cannot be used: (?!.*geheim)/)
  })
})

describe('the program', () => {
  test('exits with one clear line and code 1 when a setting is not valid', async () => {
    const { output, ended } = runProgram('main.ts', { PORT: 'x' })
    expect(await ended).toBe(1)
    expect(output).toEqual({ stdout: '', stderr: 'PORT must be a whole number from 0 to 65535; "x" is not valid.\n' })
  })

  // The test after these stops a program with SIGTERM, too.
  test.each(isLongRun ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const))(
    'stops in order with exit code 0 on %s, also when it arrives twice',
    async (signal) => {
      const { process: program, output, ended } = runProgram('main.ts', { DATABASE_URL: await demoDatabase() })
      await expect.poll(() => output.stdout).toContain('Ctrl-C stops it.')
      program.kill(signal)
      program.kill(signal)
      expect(await ended).toBe(0)
      expect(output.stderr).toBe('')
    },
  )

  test('in production prints only JSON lines: one with the address when it listens, and none with a secret', async () => {
    const secrets = {
      WEBHOOK_SECRET: 'a-webhook-secret-of-32-characters',
      MACHINE_KEY: 'a-key-of-the-machines-of-32-chars',
      METRICS_TOKEN: 'a-metrics-token-of-32-characters',
      WEBHOOK_SECRET_PREVIOUS: 'the-webhook-secret-that-was-before',
      METRICS_TOKEN_PREVIOUS: 'the-metrics-token-that-was-before',
    }
    const settings = {
      DATABASE_URL: await newDatabase(),
      ...inProduction,
      METRICS: 'on',
      ROLE: 'api',
      ...secrets,
    }
    const { process: program, output, ended } = runProgram('main.ts', settings)
    await expect.poll(() => output.stdout).toContain('"started"')
    program.kill('SIGTERM')
    expect(await ended).toBe(0)
    const lines = output.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({
      msg: 'started',
      role: 'api',
      address: expect.stringMatching(/^http:..127\.0\.0\.1:\d+$/),
    })
    expect(lines.at(-1)).toMatchObject({ msg: 'stopped' })
    expect(output.stderr).toBe('')
    for (const secret of Object.values(secrets)) expect(output.stdout).not.toContain(secret)
  })

  const faults = [
    ['uncaughtException', "throw new Error('unforeseen')"],
    ['unhandledRejection', "Promise.reject(new Error('unforeseen'))"],
  ] as const
  test.each(isLongRun ? faults : faults.slice(1))(
    'after an %s logs the error, stops in order, and exits with code 1',
    async (event, fault) => {
      const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`
      const settings = { DATABASE_URL: await demoDatabase(), LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${preload}` }
      const { process: program, output, ended } = runProgram('main.ts', settings)
      await expect.poll(() => output.stdout).toContain('Ctrl-C stops it.')
      program.kill('SIGUSR2')
      expect(await ended).toBe(1)
      const lines = output.stdout
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 60, event, err: expect.objectContaining({ message: 'unforeseen' }) }),
      )
      // A fatal line is flushed separately, so it may be printed after the next line.
      expect(lines.map(({ msg }) => msg).sort()).toEqual(['started', 'stopped', 'uncaught error'])
    },
  )
})
