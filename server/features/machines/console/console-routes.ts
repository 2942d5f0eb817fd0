import * as v from 'valibot'
import { consoleTicketSchema } from '#contracts/console.ts'
import { idSchema } from '#contracts/values.ts'
import { refusals as machineRefusals } from '#server/features/machines/refusals.ts'
import { route } from '#server/platform/http/route.ts'
import type { Consoles } from './consoles.ts'
import { refusals } from './refusals.ts'

interface ConsoleRoutesDeps {
  consoles: Pick<Consoles, 'ticket'>
  /** Returns the origin of the site; `given` is where the browser is, if nothing else is known. */
  siteOrigin: (given?: string) => string
  /** Whether the site is served over https. */
  https: boolean
}

export const consoleRoutes = ({ consoles, siteOrigin, https }: ConsoleRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/console',
    summary: 'Issues a ticket that opens the serial console of a VPS once, within 30 seconds, over a WebSocket',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ vpsId: idSchema }),
    responses: { 200: consoleTicketSchema },
    refusals: ['not_found', machineRefusals.not_possible, refusals.too_many_consoles],
    async handle({ session, params, header }) {
      const host = header('host')
      const origin = siteOrigin(host === undefined ? undefined : `${https ? 'https' : 'http'}://${host}`)
      return { status: 200, body: await consoles.ticket(session, params.vpsId, origin) }
    },
  }),
]
