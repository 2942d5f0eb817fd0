import { route } from '#server/platform/http/route.ts'
import type { AdminEventHub } from './admin-event-hub.ts'
import type { EventHub } from './event-hub.ts'

export const eventsRoutes = ({ hub, admins }: { hub: EventHub; admins: AdminEventHub }) => [
  route({
    method: 'GET',
    path: '/api/events',
    summary: "Streams the customer's records as they change: server-sent events with the new state as JSON",
    policy: 'customer',
    isForAdmins: true,
    // Events of the wallet and of tickets need their own scopes, too.
    scope: 'vps:read',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: 'text/event-stream' },
    handle: ({ session, language }) => ({
      status: 200,
      stream: (stream) =>
        session.isAdmin
          ? admins.connect(stream, language)
          : hub.connect(session.userId, stream, language, session.scopes),
    }),
  }),
]
