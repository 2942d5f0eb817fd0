import express, { type Request, type Response } from 'express'
import { Refusal } from '#server/platform/problems.ts'

/** The largest body, in bytes. */
const MAX_BYTES = 100_000

const parser = express.raw({ type: () => true, limit: MAX_BYTES })

/** Whether a content type names no other encoding than JSON's own. */
const isUtf8 = (contentType = '') => /^utf-?8$/i.test(/;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1] ?? 'utf-8')

/** The body of a JSON call as it arrived. Throws 415 for another content type or encoding and 413 for one that is too large. */
export async function readBody(request: Request, response: Response): Promise<Buffer> {
  if (!request.is('application/json') || !isUtf8(request.get('content-type'))) throw new Refusal('not_json')
  await new Promise<void>((resolve, reject) =>
    parser(request, response, (error: unknown) => (error ? reject(error) : resolve())),
  )
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/** What a body says. Throws 400 for anything that is not JSON in UTF-8. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal('malformed_json')
  }
}
