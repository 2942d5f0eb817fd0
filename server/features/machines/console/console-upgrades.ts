import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { CONSOLE_PROTOCOL } from '#contracts/console.ts'
import type { Authenticator, Denial } from '#server/platform/http/api.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import { isForeignOrigin } from '#server/platform/http/cross-site.ts'
import type { Upgrades } from '#server/platform/http/upgrades.ts'
import { isId } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Consoles, Visit } from './consoles.ts'
import { refusals } from './refusals.ts'

/** The longest message of a viewer, in bytes. */
const MAX_MESSAGE = 65_536

interface ConsoleUpgradesDeps {
  consoles: Consoles
  authenticator: Pick<Authenticator, 'customer'>
  sessionCookie: SessionCookie
  publicOrigin: string | undefined
  /** The number of trusted proxies in front of the server. */
  proxies: number
  onDenied: (denial: Denial) => void
}

/** The machine that a request for a console names; undefined for any other request. */
function vpsIdOf({ url = '' }: IncomingMessage): string | undefined {
  const [, id = ''] = /^\/api\/vps\/([^/?]+)\/console(?:\?|$)/.exec(url) ?? []
  return isId(id) ? id : undefined
}

/** The subprotocols that a client offers, in its order. */
const protocolsOf = ({ headers }: IncomingMessage) =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())

function ticketOf(request: IncomingMessage): string {
  const protocol = protocolsOf(request).find((name) => name.startsWith(CONSOLE_PROTOCOL))
  if (protocol === undefined) throw new Refusal(refusals.console_ticket_invalid)
  return protocol.slice(CONSOLE_PROTOCOL.length)
}

/**
 * Opens consoles over WebSockets, at the path of the route that makes their tickets. Everything is checked, and the machine connected, before the protocol
 * changes: what is refused gets an ordinary response.
 */
export function consoleUpgrades(deps: ConsoleUpgradesDeps): Upgrades {
  const { consoles, authenticator, sessionCookie, publicOrigin, proxies, onDenied } = deps
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE,
    // The protocol is the one that was checked: the browser closes a connection whose subprotocol it has not offered.
    handleProtocols: (offered) => [...offered].find((name) => name.startsWith(CONSOLE_PROTOCOL)) ?? false,
  })

  async function open(request: IncomingMessage, socket: Socket, head: Buffer, visit: Visit): Promise<void> {
    const opened = await consoles.open(visit, ticketOf(request))
    let isAttached = false
    const abandon = () => {
      if (!isAttached) consoles.abandon(visit, opened)
    }
    if (socket.destroyed) return abandon()
    socket.once('close', abandon)
    server.handleUpgrade(request, socket, head, (webSocket) => {
      isAttached = true
      consoles.attach(visit, opened, webSocket)
    })
  }

  /** Checks the caller. Throws a 401 or a 403. */
  async function visitOf(request: IncomingMessage, vpsId: string, requestId: string): Promise<Visit> {
    const { headers } = request
    if (isForeignOrigin(headers.origin, headers.host, publicOrigin)) throw new Refusal('cross_site')
    const token = sessionCookie.read(headers.cookie)
    // A browser sends the cookie, which must be that of the ticket. Other programs have only the ticket, whose session must not have ended.
    const findSession =
      token === undefined ? await consoles.sessionOf(ticketOf(request)) : () => authenticator.customer(token)
    const session = await findSession()
    if (!session) throw new Refusal('not_signed_in')
    if (session.isDemo) throw new Refusal('demo_read_only')
    return { session, vpsId, address: callerAddress(request, proxies), requestId, findSession }
  }

  return {
    accepts: (request) => request.headers.upgrade?.toLowerCase() === 'websocket' && vpsIdOf(request) !== undefined,

    async open(request, socket, head, requestId) {
      let userId: string | undefined
      try {
        const visit = await visitOf(request, vpsIdOf(request) ?? '', requestId)
        userId = visit.session.userId
        await open(request, socket, head, visit)
      } catch (error) {
        if (error instanceof Refusal && [401, 403].includes(error.kind.status)) {
          const route = 'WebSocket /api/vps/:vpsId/console'
          onDenied({ userId, route, code: error.code, address: callerAddress(request, proxies), requestId })
        }
        throw error
      }
    },
  }
}
