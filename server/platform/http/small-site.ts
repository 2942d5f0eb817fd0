import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { closedPolicy, inlineHashes, pagePolicy } from './security-headers.ts'

/** A request to a small site. */
export interface SmallSiteRequest {
  method: string
  /** Below the site's address, such as `/bank`. */
  path: string
  /** What follows the question mark. */
  query: string
  body: string
  header(name: string): string | undefined
}

/** A response of a small site: a page, its script, JSON, or another address to go to. */
export type SmallSiteResponse =
  | { status: number; page: string }
  | { script: string }
  | { status: number; json: object }
  | { redirect: string }

/** The largest body that is read, in bytes. */
const BODY_MAX = 64 * 1024

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Serves a small site below `prefix`, with pages that load nothing but scripts of their own. It has no part in the API: neither its routes nor its
 * sessions. A request that `respond` returns null for is left to the handlers that follow.
 */
export const smallSite =
  (prefix: string, respond: (request: SmallSiteRequest) => Promise<SmallSiteResponse | null>): RequestHandler =>
  async (request, response, next) => {
    if (!request.path.startsWith(`${prefix}/`)) return next()
    const body = await bodyOf(request)
    if (body === null) return void response.status(413).end()
    const result = await respond({
      method: request.method,
      path: request.path.slice(prefix.length),
      query: request.originalUrl.replace(/^[^?]*\??/, ''),
      body,
      header: (name) => request.get(name),
    })
    if (!result) return next()
    response.setHeader('cache-control', 'no-store')
    if ('redirect' in result) {
      response.setHeader('content-security-policy', closedPolicy)
      return void response.status(303).setHeader('location', result.redirect).end()
    }
    if ('script' in result) return void response.type('text/javascript').send(result.script)
    if ('json' in result) return void response.status(result.status).json(result.json)
    // Browsers apply the rule for forms also to where a form's response leads.
    response.setHeader('content-security-policy', pagePolicy(inlineHashes(result.page), false))
    response.status(result.status).type('html').send(result.page)
  }
