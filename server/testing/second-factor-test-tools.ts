import { expect } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/features/auth/totp.ts'
import type { TestClient } from './client-test-tools.ts'
import type { TestServer } from './server-test-tools.ts'

/** An authenticator app that a user has set up. */
export interface TestApp {
  secret: string
  recoveryCodes: string[]
  /** A code that was not used yet: the clock moves on to the next step of time. */
  nextCode(): string
}

/** The code that an app shows at a moment, in milliseconds. */
export const codeAt = (secret: string, now: number) => codeOf(fromBase32(secret), stepAt(now))

/** Begins to set up an app; `base` is where a customer or an admin does so. */
export async function startSecondFactor(server: TestServer, client: TestClient, base = baseOf(client)) {
  const { status, body } = await client.post(`${base}/start`)
  expect(status).toBe(200)
  const secret: string = body.secret
  return { secret, code: codeAt(secret, server.clock.now()) }
}

/** Sets up an app. */
export async function enrol(server: TestServer, client: TestClient, base = baseOf(client)): Promise<TestApp> {
  const { secret, code } = await startSecondFactor(server, client, base)
  const { status, body } = await client.post(`${base}/confirm`, { code })
  expect(status).toBe(200)
  return {
    secret,
    recoveryCodes: body.recoveryCodes,
    nextCode() {
      server.clock.advance(30_000)
      return codeAt(secret, server.clock.now())
    },
  }
}

/** Only customers have cookies. */
const baseOf = ({ cookie }: TestClient) => (cookie === '' ? '/api/admin/totp' : '/api/account/totp')
