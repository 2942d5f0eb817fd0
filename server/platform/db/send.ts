import type { Queries } from './database.ts'

/** A statement as ready SQL. */
interface Statement {
  sql: string
  bindings: readonly unknown[]
}

/** Runs a statement without knex's query builder, and resolves with the driver's result. */
export async function send({ client }: Queries, { sql, bindings }: Statement): Promise<unknown> {
  const connection: unknown = await client.acquireConnection()
  try {
    const { response } = await client.query(connection, { sql, bindings })
    // The query builder tells those who watch the statements that one is done, and so does this.
    client.emit('query-response', response, { sql, bindings })
    return response
  } finally {
    await client.releaseConnection(connection)
  }
}
