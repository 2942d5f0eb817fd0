import type { Queries } from './database.ts'

/** A statement of a ready text. */
interface Statement {
  sql: string
  bindings: readonly unknown[]
}

/** Sends a statement as it is, without what knex does to build one. What the driver answered. */
export async function send({ client }: Queries, { sql, bindings }: Statement): Promise<unknown> {
  const connection: unknown = await client.acquireConnection()
  try {
    const { response } = await client.query(connection, { sql, bindings })
    return response
  } finally {
    await client.releaseConnection(connection)
  }
}
