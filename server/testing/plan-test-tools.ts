import { expect } from 'vitest'
import type { Vps } from '#contracts/vps.ts'
import { SANDBOX_DELAY, type TestServer, type TestUser } from './server-test-tools.ts'

export const DAY = 24 * 60 * 60_000

/** The tools of tests of the lives of instances on a server. */
export function planTools(server: TestServer) {
  const { queries } = server.database

  return {
    /** Orders an instance and lets it be set up. Returns its id. The order is made through the wallet's own calls, so the customer has to be signed in. */
    async order({ client, user, password }: TestUser, change: object = {}): Promise<string> {
      await client.post('/api/auth/login', { email: user.email, password })
      const choice = {
        planId: 1,
        locationId: 1,
        operatingSystem: 'ubuntu',
        billingPeriod: 'monthly',
        totalCost: 49_000,
      }
      const { status, body } = await client.post('/api/vps/order', { ...choice, name: 'web', ...change })
      expect([status, body.code]).toEqual([201, undefined])
      await server.advanceTo(server.clock.now() + SANDBOX_DELAY)
      return body.vps.id
    },

    async signIn({ client, user, password }: TestUser): Promise<void> {
      expect((await client.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
    },

    /** The instance as its customer sees it. */
    async vpsOf(person: TestUser, id: string): Promise<Vps> {
      await person.client.post('/api/auth/login', { email: person.user.email, password: person.password })
      return (await person.client.get(`/api/vps/${id}`)).body.vps
    },

    /** Puts money into a wallet at the present, by an admin. */
    async credit({ user }: TestUser, amount: number): Promise<void> {
      const { client } = await server.admin()
      const balance = Number((await queries('accounts').where({ id: user.id }).first('balance')).balance)
      const { status } = await client.patch(`/api/admin/users/${user.id}/balance`, {
        balance: String(balance + amount),
      })
      expect(status).toBe(200)
    },

    async balanceOf({ user }: TestUser): Promise<number> {
      return Number((await queries('accounts').where({ id: user.id }).first('balance')).balance)
    },

    /** What was charged for renewals, in the order in which it was: when, for which instance, how much. */
    async renewals({ user }: TestUser): Promise<{ at: number; vpsId: string; amount: number }[]> {
      const rows = await queries('transactions').where({ user_id: user.id, type: 'renewal' }).orderBy('id')
      return rows.map((row) => ({ at: Number(row.settled_at), vpsId: row.instance_id, amount: -Number(row.amount) }))
    },

    async dueDate(id: string): Promise<number> {
      return Number((await queries('instances').where({ id }).first('next_billing_at')).next_billing_at)
    },

    async statusOf(id: string): Promise<string> {
      return (await queries('instances').where({ id }).first('status')).status
    },

    /** The parts of the mails of a kind about an instance: each is the due date and what tells several apart. */
    async mailsOf(id: string, kind: string): Promise<string[]> {
      const rows = await queries('mails').where({ subject_id: id, kind }).orderBy('id')
      return rows.map(({ period }) => period)
    },
  }
}
