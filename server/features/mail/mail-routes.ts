import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import {
  bouncesRequestSchema,
  bouncesResponseSchema,
  mailResponseSchema,
  mailsSchema,
  mailTextSchema,
} from '#contracts/mails.ts'
import { EMAIL_MAX } from '#contracts/rules/limits.ts'
import { mailKinds, mailStates } from '#contracts/rules/mail-kinds.ts'
import { idSchema } from '#contracts/values.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { bearer } from '#server/platform/http/bearer.ts'
import { parseJson } from '#server/platform/http/read-body.ts'
import { route } from '#server/platform/http/route.ts'
import { validate } from '#server/platform/http/validate.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AddressesStore } from './mail-addresses-store.ts'
import type { MailAdmin } from './mail-admin.ts'
import { refusals } from './refusals.ts'
import { unsubscribedPage, unsubscribePage, unsubscribePolicy } from './unsubscribe-pages.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

const oneOf = (name: string, values: readonly string[]) =>
  inEachLanguage({
    vi: `${name} phải là một trong ${values.join(', ')}`,
    en: `${name} must be one of ${values.join(', ')}`,
    zh: `${name} 必须为 ${values.join('、')} 之一`,
  })
const addressMessage = inEachLanguage({
  vi: `address dài tối đa ${EMAIL_MAX} ký tự`,
  en: `address must be at most ${EMAIL_MAX} characters`,
  zh: `address 最多 ${EMAIL_MAX} 个字符`,
})

const mailsQuerySchema = v.object({
  ...pageQuerySchema.entries,
  state: v.optional(v.picklist(mailStates, oneOf('state', mailStates))),
  kind: v.optional(v.picklist(mailKinds, oneOf('kind', mailKinds))),
  address: v.optional(v.pipe(v.string(addressMessage), v.maxLength(EMAIL_MAX, addressMessage))),
})

const tokenMessage = inEachLanguage({
  vi: 'Thiếu token',
  en: 'The token is missing',
  zh: '缺少 token',
})
const tokenQuerySchema = v.object({ token: v.pipe(v.string(tokenMessage), v.maxLength(200, tokenMessage)) })

interface MailRoutesDeps {
  database: Pick<Database, 'queries'>
  admin: MailAdmin
  addresses: AddressesStore
  tokens: UnsubscribeTokens
  /** What the service that reports bounces sends; undefined: reports are refused. */
  bounceSecret: string | undefined
  clock: Clock
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** The log of mails for admins, and what recipients and servers for mail tell us. */
export function mailRoutes({ database, admin, addresses, tokens, bounceSecret, clock }: MailRoutesDeps) {
  const { queries } = database
  const headers = { 'content-security-policy': unsubscribePolicy }

  function subjectOf(token: string) {
    const found = tokens.read(token)
    if (!found) throw new Refusal('not_found')
    return found
  }

  return [
    route({
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 600,
      method: 'GET',
      path: '/api/admin/mails',
      summary: 'Lists mails, newest first, and what became of them; without their links',
      query: mailsQuerySchema,
      responses: { 200: mailsSchema },
      async handle({ query }) {
        const { state, kind, address } = query
        const { rows, nextCursor } = await admin.list({ state, kind, address }, pageRequest(query))
        return { status: 200, body: { mails: rows, nextCursor } }
      },
    }),
    route({
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 600,
      method: 'GET',
      path: '/api/admin/mails/:mailId/text',
      summary: 'Returns what a mail says, without its links',
      params: v.object({ mailId: idSchema }),
      responses: { 200: mailTextSchema },
      refusals: ['not_found'],
      async handle({ params }) {
        return { status: 200, body: await admin.text(params.mailId) }
      },
    }),
    route({
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 60,
      method: 'POST',
      path: '/api/admin/mails/:mailId/resend',
      summary: 'Sends a mail once more, or tries a pending one now',
      params: v.object({ mailId: idSchema }),
      responses: { 200: mailResponseSchema },
      requestHeaders: idempotencyKey,
      refusals: ['not_found', refusals.mail_had_link, 'invalid', 'idempotency_mismatch'],
      async handle(call) {
        const { mail, repeated } = await admin.resend(call, call.params.mailId, call.header('idempotency-key'))
        return { status: 200, body: { mail }, headers: replayedHeader(repeated) }
      },
    }),
    route({
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 10,
      method: 'POST',
      path: '/api/admin/mails/test',
      summary: 'Sends a test mail to the admin who asks for it',
      responses: { 200: mailResponseSchema },
      requestHeaders: idempotencyKey,
      refusals: ['invalid', 'idempotency_mismatch'],
      async handle(call) {
        const { mail, repeated } = await admin.sendTest(call, call.header('idempotency-key'))
        return { status: 200, body: { mail }, headers: replayedHeader(repeated) }
      },
    }),
    route({
      policy: 'public',
      language: 'vi',
      callsPerMinute: 60,
      method: 'GET',
      path: '/api/mail/unsubscribe',
      summary: 'Shows the page that stops a type of email, to which emails link',
      query: tokenQuerySchema,
      responses: { 200: 'text/html' },
      refusals: ['not_found'],
      async handle({ query, language }) {
        const { group } = subjectOf(query.token)
        return { status: 200, body: unsubscribePage(group, query.token, language), headers }
      },
    }),
    route({
      policy: 'public',
      language: 'vi',
      callsPerMinute: 60,
      method: 'POST',
      path: '/api/mail/unsubscribe',
      summary: 'Stops a type of email for a customer, by the token of an email (RFC 8058)',
      query: tokenQuerySchema,
      responses: { 200: 'text/html' },
      refusals: ['not_found'],
      async handle({ query, language }) {
        const { userId, group } = subjectOf(query.token)
        await addresses.refuse(queries, userId, group, clock.now())
        return { status: 200, body: unsubscribedPage(group, language), headers }
      },
    }),
    route({
      policy: 'provider',
      language: 'en',
      callsPerMinute: 600,
      method: 'POST',
      path: '/api/mail/bounces',
      summary: 'Receives which addresses mails do not reach, from the server for mail',
      body: 'raw',
      requestHeaders: { Authorization: '`Bearer` and the shared secret.' },
      responses: { 200: bouncesResponseSchema },
      refusals: [refusals.wrong_bounce_secret, 'malformed_json', 'invalid'],
      async handle({ rawBody, header, language }) {
        const given = bearer(header('authorization'))
        if (bounceSecret === undefined || !given || !timingSafeEqual(sha256(given), sha256(bounceSecret)))
          throw new Refusal(refusals.wrong_bounce_secret)
        const { bounces } = validate(bouncesRequestSchema, parseJson(rawBody), language)
        let marked = 0
        // A temporary failure is tried again by itself.
        for (const { address, type } of bounces)
          if (type !== 'temporary') {
            const reason = type === 'complaint' ? 'complained' : 'bounced'
            if (await addresses.markUndeliverable(queries, address, reason, clock.now())) marked += 1
          }
        return { status: 200, body: { marked } }
      },
    }),
  ]
}
