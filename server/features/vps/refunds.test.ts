// @module-tag mariadb
import { expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

test.each(['active', 'suspended', 'terminated'])(
  'a job that dies after its instance was set up refunds nothing: an instance that is %s stays %s',
  async (status) => {
    const { client, user } = await server.customer({ balance: 100_000 })
    const order = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await client.post('/api/vps/order', { ...order, totalCost: 49_000 })
    const vpsId: string = body.vps.id
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    const { client: admin } = await server.admin()
    if (status !== 'active') await admin.patch(`/api/admin/vps/${vpsId}/status`, { status })

    // The job looks as if the worker had died in each attempt, after it set up the instance and before it finished the
    // job.
    const job = () => queries('jobs').where({ kind: 'vps.provision', subject_id: vpsId })
    await job().update({ state: 'ready', attempts: 100, run_at: server.clock.now() })
    await server.runJobs()

    expect((await job().first('state')).state).toBe('dead')
    expect((await client.get(`/api/vps/user/${user.id}`)).body).toMatchObject([{ id: vpsId, status }])
    expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('51000')
    const history = (await client.get(`/api/wallet/transactions/${user.id}`)).body
    expect(history.map(({ type }: { type: string }) => type)).toEqual(['payment', 'adjustment'])
  },
)
