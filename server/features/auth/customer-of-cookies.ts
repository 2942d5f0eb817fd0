import type { SessionCookie } from '#server/platform/http/cookies.ts'
import type { Session } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'

/** The session of the customer who calls a public route; null for a visitor, and for a session that has ended. */
export type CustomerOfCookies = (cookies: string | undefined) => Promise<Session | null>

interface CustomerOfCookiesDeps {
  find: (token: string) => Promise<Session | null>
  sessionCookie: SessionCookie
}

export const createCustomerOfCookies =
  ({ find, sessionCookie }: CustomerOfCookiesDeps): CustomerOfCookies =>
  async (cookies) => {
    const token = sessionCookie.read(cookies)
    if (token === undefined) return null
    return find(token).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
  }
