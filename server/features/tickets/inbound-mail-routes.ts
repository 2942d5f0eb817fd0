import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { inboundMailResponseSchema, inboundMailSchema } from '#contracts/inbound-mail.ts'
import { bearer } from '#server/platform/http/bearer.ts'
import { parseJson } from '#server/platform/http/read-body.ts'
import { route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { InboundMails } from './inbound-mail.ts'
import { refusals } from './refusals.ts'

/** The largest mail that is passed on, in bytes: its text may hold much that is quoted. */
const MAIL_BYTES_MAX = 1_000_000

interface InboundMailRoutesDeps {
  mails: InboundMails
  /** What the mail service proves itself with; null where none is set up: then nothing is accepted. */
  secret: string | null
}

/** Compares in constant time. */
const isSame = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The webhook of the service that receives mails for us. */
export const inboundMailRoutes = ({ mails, secret }: InboundMailRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/mail/inbound',
    summary: 'Receives an email sent to the reply address, from the mail service',
    policy: 'provider',
    language: 'en',
    callsPerMinute: 600,
    body: 'raw',
    bodyLimit: MAIL_BYTES_MAX,
    responses: { 200: inboundMailResponseSchema },
    requestHeaders: { 'X-Inbound-Secret': 'The shared secret, MAIL_INBOUND_SECRET. As a bearer token as well.' },
    refusals: [refusals.wrong_inbound_secret],
    async handle({ rawBody, header }) {
      const given = header('x-inbound-secret') ?? bearer(header('authorization')) ?? ''
      if (secret === null || !isSame(given, secret)) throw new Refusal(refusals.wrong_inbound_secret)
      const parsed = v.safeParse(inboundMailSchema, parseJson(rawBody))
      if (!parsed.success) throw new Refusal('invalid')
      return { status: 200, body: await mails.take(parsed.output) }
    },
  }),
]
