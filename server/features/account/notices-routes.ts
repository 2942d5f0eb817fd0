import { noticesReadRequestSchema, noticesReadSchema, noticesSchema } from '#contracts/notices.ts'
import { route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { NoticesService } from './notices-service.ts'

const shared = { policy: 'customer', language: 'vi', callsPerMinute: 600 } as const

/** What has happened to the customer's money and machines. */
export const noticesRoutes = ({ notices }: { notices: NoticesService }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/notices',
    summary: "Lists what happened to the customer's money and VPS, newest first, and counts what is unread",
    query: pageQuerySchema,
    responses: { 200: noticesSchema },
    async handle({ session, query }) {
      return { status: 200, body: await notices.list(session.userId, pageRequest(query)) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/notices/read',
    isForDemo: true,
    summary: 'Marks a notice and all older ones as read; what was read stays read',
    body: noticesReadRequestSchema,
    responses: { 200: noticesReadSchema },
    refusals: ['not_found'],
    async handle({ session, body }) {
      // What one visitor of the demo has seen stays unread for the next one.
      const unread = session.isDemo
        ? await notices.countUnread(session.userId)
        : await notices.read(session, body.until)
      return { status: 200, body: { unread } }
    },
  }),
]
