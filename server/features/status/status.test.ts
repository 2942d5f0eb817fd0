// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const TEN_MINUTES = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

const texts = (text: string) => ({ vi: `${text} (vi)`, en: `${text} (en)`, zh: `${text} (zh)` })
const incident = {
  kind: 'incident',
  title: texts('Title'),
  text: texts('Text'),
  components: ['site'],
  startsAt: '2026-11-21T03:00:00.000Z',
  endsAt: null,
}

type Component = { name: string; state: string; uptime90: number | null; days: { day: string; uptime: number }[] }

async function startWatched() {
  const server = await startTestServer()
  const admin = await server.admin()
  const status = async (language = 'vi') =>
    (await server.visitor().call('GET', '/api/status', undefined, { 'accept-language': language })).body
  return {
    server,
    admin,
    status,
    component: async (name: string): Promise<Component> =>
      (await status()).components.find((component: Component) => component.name === name),
    /** Lets minutes pass, with a check in each. */
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 1) {
        server.clock.advance(MINUTE)
        await server.checkStatus()
      }
    },
  }
}

describe('what was measured', () => {
  test('is nothing before the first check', async () => {
    const { status } = await startWatched()
    expect(await status()).toEqual({
      checkedAt: null,
      measuredSince: null,
      components: ['site', 'provisioning', 'payments'].map((name) => ({
        name,
        state: 'unknown',
        uptime90: null,
        days: [],
      })),
      incidents: [],
    })
  })

  test('counts each minute once, also when two servers check it', async () => {
    const { server, component, pass } = await startWatched()
    await pass(3)
    await Promise.all([server.checkStatus(), server.checkStatus()])
    const rows = await server.database.queries('status_days').where({ component: 'site' })
    expect(rows.map(({ minutes, failed }) => [Number(minutes), Number(failed)])).toEqual([[3, 0]])
    expect(await component('site')).toMatchObject({ state: 'operational', uptime90: 1 })
  })

  test('has as failed the minutes in which nothing was running, on the days on which they were', async () => {
    const { server, component, pass } = await startWatched()
    await pass(1)
    server.clock.advance(2 * DAY)
    await server.checkStatus()
    const { uptime90, days } = await component('payments')
    expect(uptime90).toBeCloseTo(2 / (2 * 1440 + 1), 6)
    expect(days.map(({ uptime }) => uptime > 0)).toEqual([true, false, true])
    server.clock.advance(MINUTE * 10)
    expect((await component('payments')).state).toBe('unknown')
  })

  test('is at most ninety days, whatever was missed', async () => {
    const { server, component, pass } = await startWatched()
    await pass(1)
    server.clock.advance(200 * DAY)
    await server.checkStatus()
    expect((await component('site')).days).toHaveLength(90)
  })

  test('shows that orders wait because no worker runs', async () => {
    const { server, component, pass } = await startWatched()
    const { client } = await server.customer({ balance: 100_000 })
    const order = { planId: 1, locationId: 1, name: 'x', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    await client.post('/api/vps/order', { ...order, totalCost: 49_000 })
    await pass(4)
    expect((await component('provisioning')).state).toBe('operational')
    await pass(3)
    expect(await component('provisioning')).toMatchObject({ state: 'degraded', uptime90: 5 / 7 })
    expect((await component('payments')).state).toBe('operational')
    await server.runJobs()
    server.clock.advance(MINUTE)
    await server.runJobs()
    await server.checkStatus()
    expect((await component('provisioning')).state).toBe('operational')
  })

  test('shows broken orders only when they are those of several customers', async () => {
    const { server, component, pass } = await startWatched()
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const failFor = async (orders: number) => {
      const { client } = await server.customer({ balance: orders * 49_000 })
      for (let index = 0; index < orders; index += 1)
        expect((await client.post('/api/vps/order', { ...order, name: `fail-${index}` })).status).toBe(201)
      await server.runJobs()
      server.clock.advance(SANDBOX_DELAY)
      await server.runJobs()
    }
    await failFor(4)
    await pass(1)
    expect((await component('provisioning')).state).toBe('operational')
    await failFor(1)
    await failFor(1)
    await pass(1)
    expect((await component('provisioning')).state).toBe('degraded')
  })
})

describe('an incident', () => {
  test('is read in the language of the reader, with its updates, until some time after it has ended', async () => {
    const { server, admin, status, component, pass } = await startWatched()
    await pass(1)
    const { body } = await admin.client.post('/api/admin/incidents', incident)
    const update = (state: string) =>
      admin.client.post(`/api/admin/incidents/${body.incident.id}/updates`, { state, text: texts(state) })
    expect((await component('site')).state).toBe('degraded')
    server.clock.advance(1000)
    expect((await update('monitoring')).status).toBe(200)
    server.clock.advance(1000)
    await update('resolved')
    for (const language of ['vi', 'en', 'zh']) {
      const [shown] = (await status(language)).incidents
      expect(shown).toMatchObject({ title: `Title (${language})`, state: 'resolved', endsAt: expect.any(String) })
      expect(shown.updates.map(({ text }: { text: string }) => text)).toEqual(
        ['resolved', 'monitoring', 'Text'].map((text) => `${text} (${language})`),
      )
    }
    expect((await component('site')).state).toBe('operational')
    expect((await update('monitoring')).body.code).toBe('incident_ended')
    server.clock.advance(31 * DAY)
    expect((await status()).incidents).toEqual([])
  })

  test('that was written in one language is read in it by everybody, and an update in the reader’s own', async () => {
    const { admin, status } = await startWatched()
    const { body } = await admin.client.post('/api/admin/incidents', {
      ...incident,
      title: { vi: 'Chậm' },
      text: { vi: 'Gấp' },
    })
    const update = { state: 'monitoring', text: { en: 'Better' } }
    await admin.client.post(`/api/admin/incidents/${body.incident.id}/updates`, update)
    const [shown] = (await status('zh')).incidents
    expect([shown.title, shown.language]).toEqual(['Chậm', 'vi'])
    expect(shown.updates).toMatchObject([
      { text: 'Better', language: 'en' },
      { text: 'Gấp', language: 'vi' },
    ])
  })

  test('that was written in one language is translated afterwards, by two admins at once, and never changed', async () => {
    const { server, admin, status } = await startWatched()
    const { body } = await admin.client.post('/api/admin/incidents', {
      ...incident,
      title: { vi: 'Chậm' },
      text: { vi: 'Gấp' },
    })
    const [update] = body.incident.updates
    expect([body.incident.titles, update.texts]).toEqual([
      { vi: 'Chậm', en: '', zh: '' },
      { vi: 'Gấp', en: '', zh: '' },
    ])
    const path = `/api/admin/incidents/${body.incident.id}/translations`
    const translate = (title: object, text: object, id = update.id) =>
      admin.client.post(path, { title, updates: [{ id, text }] })

    const both = await Promise.all([
      translate({ en: 'Slow' }, { en: 'Urgent' }),
      translate({ zh: '缓慢' }, { zh: '紧急' }),
    ])
    expect(both.map((one) => one.status)).toEqual([200, 200])
    const again = await translate({ en: 'Slow' }, { en: 'Urgent' })
    expect(again.body.incident.titles).toEqual({ vi: 'Chậm', en: 'Slow', zh: '缓慢' })
    for (const [language, title, text] of [
      ['vi', 'Chậm', 'Gấp'],
      ['en', 'Slow', 'Urgent'],
      ['zh', '缓慢', '紧急'],
    ] as const)
      expect((await status(language)).incidents[0]).toMatchObject({ title, language, updates: [{ text, language }] })

    const other = await translate({ en: 'Other' }, {})
    expect([other.status, other.body.code]).toEqual([409, 'incident_translated'])
    expect((await translate({}, {}, body.incident.id)).status).toBe(404)
    const audited = await server.database.queries('audit_log').where({ action: 'incident.translate' }).orderBy('id')
    expect(audited.map(({ after_value }) => Object.keys(JSON.parse(after_value)))).toEqual([
      ['title', update.id],
      ['title', update.id],
    ])
  })

  test('is written down once when it is sent again with its key, and audited', async () => {
    const { server, admin, status } = await startWatched()
    const send = () => admin.client.call('POST', '/api/admin/incidents', incident, { 'idempotency-key': 'one' })
    expect((await send()).body).toEqual((await send()).body)
    expect((await status()).incidents).toHaveLength(1)
    expect(await server.database.queries('audit_log').where({ action: 'incident.report' })).toHaveLength(1)
  })

  test('gets an update once when it is sent again with its key, and audited, also when it was the last one', async () => {
    const { server, admin, status } = await startWatched()
    const { body } = await admin.client.post('/api/admin/incidents', incident)
    const path = `/api/admin/incidents/${body.incident.id}/updates`
    const update = { state: 'resolved', text: texts('Over') }
    const send = () => admin.client.call('POST', path, update, { 'idempotency-key': 'two' })
    expect((await send()).body).toEqual((await send()).body)
    expect((await status()).incidents[0].updates).toHaveLength(2)
    expect(await server.database.queries('audit_log').where({ action: 'incident.update' })).toHaveLength(1)
  })

  test.each([
    ['it is written in no language', { title: { vi: ' ', en: '' } }, 'title.vi'],
    ['a text cannot be stored', { title: { ...texts('Title'), en: 'Title \ud800' } }, 'title.en'],
    ['a maintenance has no end', { kind: 'maintenance' }, 'endsAt'],
    ['it starts on no day', { startsAt: '2026-02-30T03:00:00.000Z' }, 'startsAt'],
    ['nothing is affected', { components: [] }, 'components'],
    ['it ends before it starts', { endsAt: '2026-11-21T02:00:00.000Z' }, 'endsAt'],
  ])('is refused when %s', async (_, changes, path) => {
    const { admin } = await startWatched()
    const { status, body } = await admin.client.post('/api/admin/incidents', { ...incident, ...changes })
    expect([status, body.errors[0].path]).toEqual([422, path])
  })
})

describe('a maintenance', () => {
  async function startPlanned() {
    const watched = await startWatched()
    const now = watched.server.clock.now()
    const times = {
      startsAt: new Date(now + TEN_MINUTES).toISOString(),
      endsAt: new Date(now + 2 * TEN_MINUTES).toISOString(),
    }
    const { body } = await watched.admin.client.post('/api/admin/incidents', {
      ...incident,
      ...times,
      kind: 'maintenance',
    })
    return {
      ...watched,
      times,
      shown: async () => (await watched.status()).incidents[0],
      end: () =>
        watched.admin.client.post(`/api/admin/incidents/${body.incident.id}/updates`, {
          state: 'resolved',
          text: texts('Over'),
        }),
    }
  }

  test('runs and ends by itself at the times that were announced', async () => {
    const { server, shown, end } = await startPlanned()
    expect((await shown()).phase).toBe('planned')
    server.clock.advance(TEN_MINUTES)
    expect((await shown()).phase).toBe('running')
    server.clock.advance(TEN_MINUTES)
    expect((await shown()).phase).toBe('past')
    expect((await end()).body.code).toBe('incident_ended')
    server.clock.advance(31 * DAY)
    expect(await shown()).toBeUndefined()
  })

  test('that is cancelled before it has begun keeps its times', async () => {
    const { shown, end, times } = await startPlanned()
    await end()
    expect(await shown()).toMatchObject({ ...times, phase: 'cancelled' })
  })

  test('that is done sooner has ended then', async () => {
    const { server, shown, end } = await startPlanned()
    server.clock.advance(TEN_MINUTES + MINUTE)
    await end()
    expect(await shown()).toMatchObject({ phase: 'past', endsAt: new Date(server.clock.now()).toISOString() })
  })
})

test('the minutes of an announced maintenance do not count', async () => {
  const { server, admin, component, pass } = await startWatched()
  await pass(2)
  const now = server.clock.now()
  const maintenance = {
    ...incident,
    kind: 'maintenance',
    startsAt: new Date(now + 1).toISOString(),
    endsAt: new Date(now + 5 * MINUTE - 1).toISOString(),
  }
  expect((await admin.client.post('/api/admin/incidents', maintenance)).body.incident.state).toBe('scheduled')
  expect((await component('site')).state).toBe('operational')
  await pass(1)
  expect((await component('site')).state).toBe('maintenance')
  await pass(4)
  const [row] = await server.database.queries('status_days').where({ component: 'site' })
  expect(Number(row?.minutes)).toBe(3)
  expect((await component('site')).state).toBe('operational')
})
