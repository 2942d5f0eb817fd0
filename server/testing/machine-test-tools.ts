import { expect } from 'vitest'
import type { SandboxState } from '#server/features/machines/sandbox/sandbox-machines-store.ts'
import { SANDBOX_DELAY, type TestServer, type TestUser } from './server-test-tools.ts'

/** So many that each time at which the sandbox looks again is one of them. */
const STEPS = 12

/** Runs the jobs until a machine has had the time for anything that it can be told. */
export async function finishActions(server: TestServer): Promise<void> {
  for (let step = 0; step <= STEPS; step += 1) {
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY / STEPS)
  }
  await server.runJobs()
}

/** Orders a machine and sets it up. Returns its id. */
export async function orderMachine(server: TestServer, { client }: TestUser, change: object = {}): Promise<string> {
  const choice = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { status, body } = await client.post('/api/vps/order', { ...choice, totalCost: 49_000, ...change })
  expect([status, body.code]).toEqual([201, undefined])
  await finishActions(server)
  return body.vps.id
}

/** What the sandbox knows of a machine. */
export async function sandboxState({ database }: TestServer, id: string): Promise<SandboxState> {
  return JSON.parse((await database.queries('sandbox_machines').where({ id }).first('state')).state)
}
