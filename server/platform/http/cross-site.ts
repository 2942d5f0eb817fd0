import type { Request } from 'express'
import { Refusal } from '#server/platform/problems.ts'

/**
 * Refuses a state-changing call that a browser made for another website. Browsers send `Sec-Fetch-Site` or `Origin`; a client that
 * sends neither is not a browser, so it does not add a user's cookie by itself. `publicOrigin` is the site's own origin, for proxies
 * that change the `Host`.
 */
export function refuseCrossSite(request: Request, publicOrigin: string | undefined): void {
  const site = request.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('cross_site')
  if (isForeignOrigin(request.get('origin'), request.get('host'), publicOrigin)) throw new Refusal('cross_site')
}

/** Whether an `Origin` is that of another website; false without one. */
export function isForeignOrigin(origin: string | undefined, host: string | undefined, publicOrigin?: string): boolean {
  if (origin === undefined || origin === publicOrigin) return false
  const sender = URL.parse(origin)?.host
  return !sender || sender !== host
}
