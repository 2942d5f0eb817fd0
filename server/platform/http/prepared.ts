import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** The body of a response, serialised and hashed in advance. */
export interface PreparedBody {
  body: unknown
  bytes: Buffer
  etag: string
}

/** Prepares the body of a response. Throws when it does not match the schema that the route declares. */
export function prepareBody(schema: v.GenericSchema, body: unknown): PreparedBody {
  const bytes = Buffer.from(JSON.stringify(v.parse(schema, body)))
  return { body, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}
