import { loginRequestSchema, registerRequestSchema } from '#contracts/auth.ts'
import { userResponseSchema } from '#contracts/user.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import { toUser } from '#server/features/users/users-store.ts'
import { readCookie, sessionCookie, sessionCookieName } from '#server/platform/http/cookies.ts'
import { type Call, route } from '#server/platform/http/route.ts'
import type { AuthService, Caller } from './auth-service.ts'
import { refusals } from './refusals.ts'
import { COOKIE_SECONDS, type Sessions } from './sessions.ts'

interface AuthRoutesDeps {
  auth: AuthService
  sessions: Sessions
  /** Whether the session's cookie is Secure. */
  https: boolean
}

type PublicCall = Call<'public', unknown, unknown, unknown>

const callerOf = ({ address, requestId, header, signal }: Omit<PublicCall, 'body'>, https: boolean): Caller => ({
  address,
  requestId,
  signal,
  token: readCookie(header('cookie'), sessionCookieName(https)),
})

export const authRoutes = ({ auth, sessions, https }: AuthRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Creates an account and signs it in',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    body: registerRequestSchema,
    responses: { 201: userResponseSchema },
    refusals: [usersRefusals.email_taken],
    async handle({ body, ...call }) {
      const { user, token } = await auth.register(body, callerOf(call, https))
      return { status: 201, body: { user: toUser(user) }, cookie: sessionCookie(https, token, COOKIE_SECONDS) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs a customer in',
    policy: 'public',
    language: 'en',
    callsPerMinute: 600,
    body: loginRequestSchema,
    responses: { 200: userResponseSchema },
    refusals: [refusals.invalid_credentials, refusals.account_locked],
    async handle({ body, ...call }) {
      const { user, token } = await auth.signIn(body, 'customer', callerOf(call, https))
      return { status: 200, body: { user: toUser(user) }, cookie: sessionCookie(https, token, COOKIE_SECONDS) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    policy: 'customer',
    language: 'en',
    callsPerMinute: 600,
    responses: { 204: null },
    async handle({ session }) {
      await sessions.end(session.id)
      return { status: 204, cookie: sessionCookie(https, '', 0) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Returns the signed-in customer',
    policy: 'customer',
    language: 'en',
    callsPerMinute: 3000,
    responses: { 200: userResponseSchema },
    async handle({ session }) {
      return { status: 200, body: { user: toUser(await auth.user(session.userId)) } }
    },
  }),
]
