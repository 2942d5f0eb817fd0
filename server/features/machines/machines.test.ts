import { describe, expect, test } from 'vitest'
import { machineActionTypes } from '#contracts/rules/machine-actions.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createInstancesStore } from '#server/features/vps/instances-store.ts'
import { finishActions, orderMachine, sandboxState } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE an@sen'
const server = await startTestServer({
  publicKeysOf: async (_queries, _userId, ids) => ids.filter((id) => id === 'own-key').map(() => key),
})
const { queries } = server.database

interface Machine extends TestUser {
  id: string
}

async function machineOf(change: object = {}, balance = 1_000_000): Promise<Machine> {
  const person = await server.customer({ balance })
  return { ...person, id: await orderMachine(server, person, change) }
}

const act = ({ client, id }: Machine, action: object, headers?: Record<string, string>) =>
  client.post(`/api/vps/${id}/actions`, action, headers)
const pageOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}`)).body
const actionsOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}/actions`)).body
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

/** Performs an action, and waits for its end. Returns the action as it ended. */
async function done(machine: Machine, action: object) {
  const { status, body } = await act(machine, action)
  expect([status, body.code]).toEqual([202, undefined])
  await finishActions(server)
  const [last] = await actionsOf(machine)
  expect(last.id).toBe(body.action.id)
  return last
}

async function setStatus({ id }: Machine, status: string) {
  const { client } = await server.admin()
  expect((await client.patch(`/api/admin/vps/${id}/status`, { status })).status).toBe(200)
}

describe('the page of a machine', () => {
  test('says how to get in, what can be done and what not, and why', async () => {
    const machine = await machineOf()
    const page = await pageOf(machine)
    expect(page).toMatchObject({
      vps: { id: machine.id, status: 'active', power: 'running', action: null, tags: [], notes: '', failure: null },
      access: { user: 'root', address: page.vps.ipAddress, port: 22 },
      hasPassword: true,
      since: new Date((await sandboxState(server, machine.id)).startedAt).toISOString(),
      addresses: [
        { address: page.vps.ipAddress, family: 4, prefix: 22, gateway: '198.18.3.254', reverseName: null },
        { family: 6, prefix: 64, gateway: 'fe80::1', reverseName: null },
      ],
      snapshots: [],
      traffic: null,
    })
    const byType = new Map<string, object>(page.actions.map((row: { type: string }) => [row.type, row]))
    expect([...byType.keys()]).toEqual(['console', ...machineActionTypes])
    expect(byType.get('reboot')).toEqual({ type: 'reboot', enabled: true, reason: null, code: null })
    const reason = 'VPS đang chạy.'
    expect(byType.get('start')).toEqual({ type: 'start', enabled: false, reason, code: 'already_running' })
  })

  test('of a Windows says to use the remote desktop', async () => {
    const person = await server.customer({ balance: 99_000 })
    const windows = { operatingSystem: 'windows', planId: 5, totalCost: 99_000, sshKeyIds: ['own-key'] }
    const machine = { ...person, id: await orderMachine(server, person, windows) }
    expect(await pageOf(machine)).toMatchObject({ access: { user: 'Administrator', port: 3389 }, hasPassword: true })
  })

  test('is not found for another customer, nor is anything that can be done there', async () => {
    const { id } = await machineOf()
    const { client } = await server.customer()
    const responses = [
      await client.get(`/api/vps/${id}`),
      await client.patch(`/api/vps/${id}`, { name: 'mine' }),
      await client.get(`/api/vps/${id}/actions`),
      await client.post(`/api/vps/${id}/actions`, { type: 'reboot' }),
      await client.post(`/api/vps/${id}/password`),
      await client.post(`/api/vps/${id}/resize/quote`, { planId: 2 }),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(404))
  })

  test('leaves the addresses of the catalogue and of the lists alone', async () => {
    const { client, user } = await server.customer()
    expect((await client.get('/api/vps/catalog')).body.plans).toBeDefined()
    expect((await client.get(`/api/vps/user/${user.id}`)).body).toEqual([])
    expect((await client.get('/api/vps/orders/waiting')).body).toEqual([])
  })

  test('name, tags and notes can be changed, together and alone, and are in the list', async () => {
    const machine = await machineOf()
    const { client, id, user } = machine
    const change = { name: 'Cửa hàng', tags: ['web', 'web', ' chính '], notes: 'Của chị Lan' }
    const { body } = await client.patch(`/api/vps/${id}`, change)
    expect(body.vps).toMatchObject({ name: 'Cửa hàng', tags: ['web', 'chính'], notes: 'Của chị Lan' })
    expect((await client.patch(`/api/vps/${id}`, { notes: '' })).body.vps).toMatchObject({ tags: ['web', 'chính'] })
    expect((await client.get(`/api/vps/user/${user.id}`)).body[0]).toMatchObject({ name: 'Cửa hàng', notes: '' })
  })
})

describe('an action', () => {
  test.each([
    [[{ type: 'stop' }], 'stopped'],
    [[{ type: 'shutdown' }], 'stopped'],
    [[{ type: 'stop' }, { type: 'start' }], 'running'],
    [[{ type: 'reboot' }], 'running'],
    [[{ type: 'reset' }], 'running'],
    [[{ type: 'rescue' }], 'rescue'],
    [[{ type: 'rescue' }, { type: 'endRescue' }], 'running'],
    [[{ type: 'resetPassword' }], 'running'],
    [[{ type: 'rebuild', confirmName: 'web', imageId: 'debian' }], 'running'],
    [[{ type: 'snapshot', name: 'trước khi nâng cấp' }], 'running'],
  ])('%j is done once, and the machine is then %s', async (list, power) => {
    const machine = await machineOf()
    for (const action of list) expect(await done(machine, action)).toMatchObject({ state: 'done', progress: 100 })
    const state = await sandboxState(server, machine.id)
    for (const { type } of list) expect([type, state.done[type]]).toEqual([type, 1])
    expect((await pageOf(machine)).vps).toMatchObject({ power, action: null })
    expect(state.isRescue ? 'rescue' : state.power).toBe(power)
  })

  test('shows while it is under way, in the machine and in the list, with its progress', async () => {
    const machine = await machineOf()
    const { body } = await act(machine, { type: 'reboot' })
    expect(body.action).toMatchObject({ type: 'reboot', state: 'queued', progress: 0, by: 'customer', error: null })
    await server.runJobs()
    server.clock.advance(500)
    await server.runJobs()
    const { action } = (await machine.client.get(`/api/vps/user/${machine.user.id}`)).body[0]
    expect(action).toEqual({ id: body.action.id, type: 'reboot', state: 'running', progress: 33 })
    expect((await pageOf(machine)).vps.action).toEqual(action)
    await finishActions(server)
    expect((await actionsOf(machine)).map(({ type, by }: { type: string; by: string }) => [type, by])).toEqual([
      ['reboot', 'customer'],
      ['create', 'system'],
    ])
  })

  test('is the only one of its machine: of two at once one is refused, and does nothing', async () => {
    const machine = await machineOf()
    const responses = await Promise.all([act(machine, { type: 'reboot' }), act(machine, { type: 'stop' })])
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'busy', detail: expect.stringContaining('thao tác khác') })
    await finishActions(server)
    expect(await actionsOf(machine)).toHaveLength(2)
  })

  test('with the same key is one, whose response is repeated', async () => {
    const machine = await machineOf()
    const header = { 'idempotency-key': 'reboot-1' }
    const responses = await Promise.all([1, 2, 3].map(() => act(machine, { type: 'reboot' }, header)))
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.action?.id}`)).size).toBe(1)
    expect((await act(machine, { type: 'reset' }, header)).body.code).toBe('idempotency_mismatch')
    await finishActions(server)
    expect((await sandboxState(server, machine.id)).done).toMatchObject({ reboot: 1 })
  })

  test.each([
    ['vi', 'VPS đang tắt. Vui lòng bật máy trước.'],
    ['en', 'This VPS is switched off. Please start it first.'],
    ['zh', '该 VPS 已关机，请先开机。'],
  ])('that is not possible is refused with the reason in %s', async (language, detail) => {
    const machine = await machineOf()
    await done(machine, { type: 'stop' })
    const { status, body } = await act(machine, { type: 'reboot' }, { 'accept-language': language })
    expect([status, body.code, body.detail]).toEqual([409, 'not_possible', detail])
  })

  test.each([
    [{ type: 'rebuild', confirmName: 'another' }, 'confirmName'],
    [{ type: 'cancel', confirmName: 'WEB' }, 'confirmName'],
    [{ type: 'rebuild', confirmName: 'web', imageId: 'windows' }, 'imageId'],
    [{ type: 'rebuild', confirmName: 'web', imageId: 'no-system' }, 'imageId'],
    [{ type: 'rebuild', confirmName: 'web', sshKeyIds: ['of-another'] }, 'sshKeyIds'],
  ])('%j is refused for its %s, and leaves the machine free', async (action, path) => {
    const machine = await machineOf()
    const { status, body } = await act(machine, action)
    expect([status, body.errors?.[0].path]).toEqual([422, path])
    expect((await pageOf(machine)).vps.action).toBeNull()
  })

  test('that the hypervisor refuses has failed, with what happened and what is next', async () => {
    const machine = await machineOf({ name: 'refuse-reboot' })
    const failed = await done(machine, { type: 'reboot' })
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('từ chối') })
    expect(failed.error).toContain('Bạn có thể thử lại')
    expect((await pageOf(machine)).vps).toMatchObject({ power: 'running', action: null })
    expect(await done(machine, { type: 'stop' })).toMatchObject({ state: 'done' })
  })

  test('is tried again while the hypervisor does not respond, and fails in the end, which frees the machine', async () => {
    const machine = await machineOf({ name: 'stuck' })
    expect((await act(machine, { type: 'reboot' })).status).toBe(202)
    await server.runJobs()
    expect((await actionsOf(machine))[0].state).toBe('running')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      server.clock.advance(300_000)
      await server.runJobs()
    }
    expect((await actionsOf(machine))[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('phản hồi') })
    expect((await pageOf(machine)).vps.action).toBeNull()
  })

  test('renames at once, also while something else is being done', async () => {
    const machine = await machineOf()
    await act(machine, { type: 'reboot' })
    const { status, body } = await act(machine, { type: 'rename', name: 'kho' })
    expect([status, body.action]).toMatchObject([202, { type: 'rename', state: 'done' }])
    expect((await pageOf(machine)).vps).toMatchObject({ name: 'kho', action: { type: 'reboot' } })
    await finishActions(server)
  })

  test('snapshots can be set back to and deleted, and there are at most three', async () => {
    const machine = await machineOf()
    for (const name of ['a', 'b', 'c']) await done(machine, { type: 'snapshot', name })
    expect((await act(machine, { type: 'snapshot', name: 'd' })).body.code).toBe('not_possible')
    const { snapshots } = await pageOf(machine)
    expect(snapshots.map(({ name }: { name: string }) => name)).toEqual(['c', 'b', 'a'])
    const [last] = snapshots
    expect(last.sizeGb).toBeGreaterThan(0)
    expect(await done(machine, { type: 'restore', snapshotId: last.id })).toMatchObject({ state: 'done' })
    expect(await done(machine, { type: 'deleteSnapshot', snapshotId: last.id })).toMatchObject({ state: 'done' })
    expect((await pageOf(machine)).snapshots).toHaveLength(2)
    const gone = await act(machine, { type: 'restore', snapshotId: last.id })
    expect(gone.body.errors[0].path).toBe('snapshotId')
  })

  test('cancels a machine for good', async () => {
    const machine = await machineOf()
    await done(machine, { type: 'snapshot', name: 'a' })
    expect(await done(machine, { type: 'cancel', confirmName: 'web' })).toMatchObject({ state: 'done' })
    expect(await pageOf(machine)).toMatchObject({ vps: { status: 'terminated' }, hasPassword: false, snapshots: [] })
    expect((await act(machine, { type: 'start' })).body).toMatchObject({ code: 'not_possible' })
    expect((await sandboxState(server, machine.id)).isDestroyed).toBe(true)
    expect(await server.provisioner.inspect(machine.id, machine.id)).toBeNull()
  })

  test('is not for the demo', async () => {
    const visitor = server.visitor()
    await visitor.post('/api/auth/demo')
    const { body: me } = await visitor.get('/api/auth/me')
    const [first] = (await visitor.get(`/api/vps/user/${me.user.id}`)).body
    expect((await visitor.get(`/api/vps/${first.id}`)).status).toBe(200)
    const refused = await visitor.post(`/api/vps/${first.id}/actions`, { type: 'reboot' })
    expect([refused.status, refused.body.code]).toEqual([403, 'demo_read_only'])
  })
})

describe('the status of an instance', () => {
  test('is followed by its machine: suspended it is off and cannot be started, resumed it runs', async () => {
    const machine = await machineOf()
    await setStatus(machine, 'suspended')
    expect((await act(machine, { type: 'start' })).body).toMatchObject({
      code: 'not_possible',
      detail: 'VPS đang tạm ngưng nên chưa thao tác được.',
    })
    await finishActions(server)
    expect(await sandboxState(server, machine.id)).toMatchObject({ power: 'stopped', isSuspended: true })
    expect((await pageOf(machine)).vps).toMatchObject({ status: 'suspended', power: 'stopped' })
    await setStatus(machine, 'active')
    await finishActions(server)
    expect(await sandboxState(server, machine.id)).toMatchObject({ power: 'running', isSuspended: false })
    const [resumed, suspended] = await actionsOf(machine)
    expect([resumed, suspended]).toMatchObject([
      { type: 'resume', by: 'admin', state: 'done' },
      { type: 'suspend', by: 'admin', state: 'done' },
    ])
  })

  test('that changes twice at once is followed in that order', async () => {
    const machine = await machineOf()
    for (const status of ['suspended', 'active', 'terminated']) await setStatus(machine, status)
    for (let round = 0; round < 4; round += 1) await finishActions(server)
    expect(await sandboxState(server, machine.id)).toMatchObject({
      isDestroyed: true,
      done: { suspend: 1, resume: 1, destroy: 1 },
    })
  })

  test('is followed after what the customer has begun, which is not done if it had not begun', async () => {
    const [begun, waiting] = [await machineOf(), await machineOf()]
    await act(begun, { type: 'reboot' })
    await server.runJobs()
    await setStatus(begun, 'suspended')
    await act(waiting, { type: 'reboot' })
    await setStatus(waiting, 'suspended')
    for (let round = 0; round < 3; round += 1) await finishActions(server)
    for (const machine of [begun, waiting])
      expect(await sandboxState(server, machine.id)).toMatchObject({ power: 'stopped', isSuspended: true })
    expect((await actionsOf(begun))[1]).toMatchObject({ type: 'reboot', state: 'done' })
    expect((await actionsOf(waiting))[1]).toMatchObject({
      type: 'reboot',
      state: 'failed',
      error: expect.stringContaining('tạm ngưng'),
    })
    expect((await sandboxState(server, waiting.id)).done.reboot).toBeUndefined()
  })

  test('that the machine does not follow is a dead job, which an admin can have done once more', async () => {
    const machine = await machineOf({ name: 'refuse-suspend' })
    await setStatus(machine, 'suspended')
    await finishActions(server)
    expect((await actionsOf(machine))[0]).toMatchObject({ type: 'suspend', state: 'failed' })
    await queries('sandbox_machines')
      .where({ id: machine.id })
      .update({ state: JSON.stringify({ ...(await sandboxState(server, machine.id)), hostname: 'web' }) })
    const { client } = await server.admin()
    const { body } = await client.get('/api/admin/jobs')
    const dead = body.jobs.find(({ kind }: { kind: string }) => kind === 'machine.action')
    expect(dead).toMatchObject({ subject: { name: 'refuse-suspend' }, retry: 'possible' })
    expect((await client.post(`/api/admin/jobs/${dead.id}/retry`)).status).toBe(200)
    await finishActions(server)
    expect((await actionsOf(machine))[0]).toMatchObject({ type: 'suspend', state: 'done', error: null })
    expect(await sandboxState(server, machine.id)).toMatchObject({ isSuspended: true })
  })

  test('of one that could not be created says why, in the language of the request, and its money is back', async () => {
    const person = await server.customer({ balance: 49_000 })
    const machine = { ...person, id: await orderMachine(server, person, { name: 'will-fail' }) }
    expect((await pageOf(machine)).vps).toMatchObject({ status: 'failed', failure: expect.stringContaining('từ chối') })
    const english = await person.client.get(`/api/vps/${machine.id}`, { 'accept-language': 'en' })
    expect(english.body.vps.failure).toContain('back in your wallet')
    expect(await balanceOf(person)).toBe('49000')
    expect((await actionsOf(machine))[0]).toMatchObject({ type: 'create', state: 'failed' })
  })
})

test('a machine that a process of the previous version has created can be operated', async () => {
  const person = await server.customer({ balance: 49_000 })
  const order = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { body } = await person.client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  const machine: Machine = { ...person, id: body.vps.id }
  // This version begins to create it; the other one takes the job over, and ends it without the action.
  await server.runJobs()
  const change = { actor: 'system', from: 'creating', to: 'active', ipAddress: '198.18.200.1' } as const
  const instances = createInstancesStore({ counters: createCounters({ random: () => 0 }) })
  await server.database.transaction((tx) => instances.changeStatus(tx, machine.id, change))
  await queries('jobs').where({ kind: 'vps.provision', subject_id: machine.id }).update({ state: 'done' })
  expect((await pageOf(machine)).vps).toMatchObject({ status: 'active', action: null })
  expect(await done(machine, { type: 'stop' })).toMatchObject({ state: 'done' })
  expect((await actionsOf(machine))[1]).toMatchObject({ type: 'create', state: 'done' })
})

describe('a password', () => {
  test('is shown once, and then nowhere', async () => {
    const machine = await machineOf()
    const shown = await machine.client.post(`/api/vps/${machine.id}/password`)
    expect(shown.body).toEqual({ user: 'root', password: expect.stringMatching(/^[A-Za-z2-9]{20}$/) })
    expect((await machine.client.post(`/api/vps/${machine.id}/password`)).status).toBe(404)
    expect((await pageOf(machine)).hasPassword).toBe(false)
    expect(await queries('machines').where({ id: machine.id }).first('password')).toEqual({ password: null })
  })

  test('is shown to one of two who ask at once', async () => {
    const machine = await machineOf()
    const responses = await Promise.all([1, 2].map(() => machine.client.post(`/api/vps/${machine.id}/password`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test.each([{ type: 'resetPassword' }, { type: 'rescue' }, { type: 'rebuild', confirmName: 'web' }])(
    'is a new one after %j, and is nowhere in the database as it is',
    async (action) => {
      const machine = await machineOf()
      const before = (await machine.client.post(`/api/vps/${machine.id}/password`)).body.password
      await act(machine, action)
      await server.runJobs()
      const sealed = await queries('machine_actions').where({ vps_id: machine.id, type: action.type }).first('params')
      await finishActions(server)
      const { password } = (await machine.client.post(`/api/vps/${machine.id}/password`)).body
      expect(password).not.toBe(before)
      expect(sealed.params).not.toContain(password)
      for (const table of ['machine_actions', 'machines', 'idempotency_keys', 'sandbox_operations', 'sandbox_machines'])
        expect(JSON.stringify(await queries(table))).not.toContain(password)
      // Sealed copies are gone, too.
      const stored = JSON.stringify(await queries('machine_actions').where({ vps_id: machine.id }))
      expect(stored).not.toContain('password\\":')
    },
  )

  test('is not made for a machine that accepts keys, neither with its order nor with a rebuild', async () => {
    const machine = await machineOf({ sshKeyIds: ['own-key'] })
    expect((await pageOf(machine)).hasPassword).toBe(false)
    const created = await queries('machine_actions').where({ vps_id: machine.id, type: 'create' }).first('params')
    expect(JSON.parse(created.params).sshKeys).toEqual([key])
    await done(machine, { type: 'rebuild', confirmName: 'web', sshKeyIds: ['own-key', 'own-key'] })
    expect((await pageOf(machine)).hasPassword).toBe(false)
    await done(machine, { type: 'rebuild', confirmName: 'web' })
    expect((await pageOf(machine)).hasPassword).toBe(true)
  })

  test('an order with a key that is none of the customer takes no money', async () => {
    const { client, ...person } = await server.customer({ balance: 49_000 })
    const order = { planId: 1, locationId: 1, name: 'x', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const refused = await client.post('/api/vps/order', { ...order, totalCost: 49_000, sshKeyIds: ['of-another'] })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'sshKeyIds'])
    expect(await balanceOf({ client, ...person })).toBe('49000')
  })
})

test("a customer's stream has each action and the machine with it", async () => {
  const machine = await machineOf()
  const abort = new AbortController()
  const response = await fetch(`${server.origin}/api/events`, {
    headers: { cookie: machine.client.cookie, 'accept-language': 'en' },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await act(machine, { type: 'stop' })
  let text = ''
  let moved = false
  while (!/event: action\ndata: [^\n]*"state":"done"/.test(text) || !/"power":"stopped"/.test(text)) {
    text += (await reader?.read())?.value ?? ''
    if (!moved && text.includes('event: action')) {
      moved = true
      await finishActions(server)
    }
  }
  abort.abort()
  expect(text).toContain('"type":"stop","state":"queued"')
  expect(text).toContain('"power":"stopped","action":null')
})
