import express, { type Request, type Response } from 'express'
import { Refusal } from '#server/platform/problems.ts'

/** Whether a content type has no charset other than UTF-8, the only one of JSON. */
const isUtf8 = (contentType = '') => /^utf-?8$/i.test(/;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1] ?? 'utf-8')

/**
 * Creates a function that reads the raw body of a JSON request of up to `limit` bytes. It throws 415 for another content type or
 * encoding, and 413 for a body that is too large.
 */
export function createBodyReader(limit: number) {
  const parser = express.raw({ type: () => true, limit })
  return async (request: Request, response: Response): Promise<Buffer> => {
    if (!request.is('application/json') || !isUtf8(request.get('content-type'))) throw new Refusal('not_json')
    await new Promise<void>((resolve, reject) =>
      parser(request, response, (error: unknown) => (error ? reject(error) : resolve())),
    )
    return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  }
}

/** Parses a body. Throws 400 for anything that is not JSON in UTF-8. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal('malformed_json')
  }
}
