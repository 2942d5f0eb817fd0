import { loginRequestSchema, registerRequestSchema } from '#contracts/auth.ts'
import { passkeyRequestSchema, passkeySignInSchema } from '#contracts/passkeys.ts'
import { userResponseSchema } from '#contracts/user.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import { toUser, type UserRecord } from '#server/features/users/users-store.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import { type Call, route, type Session } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AuthService, Caller, SignedIn } from './auth-service.ts'
import { DEMO_COOKIE_SECONDS, type DemoSessions } from './demo-sessions.ts'
import { deviceOf } from './device.ts'
import { passkeySignInRefusals, refusals, signInRefusals } from './refusals.ts'
import type { RelyingPartyOf } from './relying-party.ts'
import { COOKIE_SECONDS, type Sessions } from './sessions.ts'

interface AuthRoutesDeps {
  auth: AuthService
  sessions: Sessions
  demoSessions: DemoSessions
  /** Returns the demo customer. */
  demoCustomer: () => Promise<UserRecord>
  partyOf: RelyingPartyOf
  sessionCookie: SessionCookie
}

type PublicCall = Call<'public', unknown, unknown, unknown>

const callerOf = (
  { address, requestId, header, signal }: Omit<PublicCall, 'body'>,
  sessionCookie: SessionCookie,
): Caller => ({
  address,
  requestId,
  signal,
  token: sessionCookie.read(header('cookie')),
  device: deviceOf(header('user-agent')),
})

/** How long a browser keeps the cookie of a session, in seconds; null until it is closed. */
const secondsOf = ({ isRemembered }: SignedIn) => (isRemembered ? COOKIE_SECONDS : null)

/** The customer's session of a token; null also for one that was ended by a lock. */
const customerOf = (sessions: Sessions, token: string) =>
  sessions.find(token, 'customer').catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

export const authRoutes = ({ auth, sessions, demoSessions, demoCustomer, partyOf, sessionCookie }: AuthRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Creates an account and logs it in',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    body: registerRequestSchema,
    responses: { 201: userResponseSchema },
    refusals: [usersRefusals.email_taken],
    async handle({ body, ...call }) {
      const signedIn = await auth.register(body, callerOf(call, sessionCookie))
      const { user, token } = signedIn
      return { status: 201, body: { user: toUser(user) }, cookie: sessionCookie.write(token, secondsOf(signedIn)) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Logs a customer in',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    body: loginRequestSchema,
    responses: { 200: userResponseSchema },
    refusals: signInRefusals,
    async handle({ body, ...call }) {
      const signedIn = await auth.signIn(body, 'customer', callerOf(call, sessionCookie))
      const { user, token } = signedIn
      return { status: 200, body: { user: toUser(user) }, cookie: sessionCookie.write(token, secondsOf(signedIn)) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/passkeys/start',
    summary: 'Makes a challenge for any passkey of the site, which can be answered once within five minutes',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    responses: { 200: passkeyRequestSchema },
    handle: async (call) => ({ status: 200, body: auth.startPasskey(partyOf(call)) }),
  }),
  route({
    method: 'POST',
    path: '/api/auth/passkeys/confirm',
    summary: 'Logs a customer in with a passkey, which counts as both factors',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    body: passkeySignInSchema,
    responses: { 200: userResponseSchema },
    refusals: [refusals.account_locked, ...Object.values(passkeySignInRefusals)],
    async handle({ body, ...call }) {
      const signedIn = await auth.signInWithPasskey(body, partyOf(call), callerOf(call, sessionCookie))
      const { user, token } = signedIn
      return { status: 200, body: { user: toUser(user) }, cookie: sessionCookie.write(token, secondsOf(signedIn)) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/demo',
    summary: 'Lets a visitor into the demo to look at everything and change nothing; a customer stays logged in',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: userResponseSchema },
    async handle({ address, header }) {
      const token = sessionCookie.read(header('cookie')) ?? ''
      const session: Session | null = (await demoSessions.find(token)) ?? (await customerOf(sessions, token))
      if (session && !session.isDemo) return { status: 200, body: { user: toUser(await auth.user(session.userId)) } }
      const user = { ...toUser(await demoCustomer()), isDemo: true }
      if (session) return { status: 200, body: { user } }
      const cookie = sessionCookie.write(await demoSessions.open(address), DEMO_COOKIE_SECONDS)
      return { status: 200, body: { user }, cookie }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    policy: 'customer',
    isForDemo: true,
    language: 'en',
    callsPerMinute: 600,
    responses: { 204: null },
    async handle({ session }) {
      await (session.isDemo ? demoSessions : sessions).end(session.id)
      return { status: 204, cookie: sessionCookie.write('', 0) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Returns the customer who is logged in',
    policy: 'customer',
    language: 'en',
    callsPerMinute: 3000,
    responses: { 200: userResponseSchema },
    async handle({ session }) {
      const user = toUser(await auth.user(session.userId))
      return { status: 200, body: { user: session.isDemo ? { ...user, isDemo: true } : user } }
    },
  }),
]
