import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import type { Clock } from './clock.ts'
import { type Queries, RepeatTransaction, type Transaction } from './db/database.ts'
import { isDuplicate } from './db/errors.ts'
import { insert } from './db/insert.ts'
import { invalidField, Refusal } from './problems.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The header that names a call, so that it may be repeated; as a route declares it. */
export const idempotencyKey = {
  'Idempotency-Key':
    'A name for this call, made by the caller. The same name with the same request answers the first answer again.',
}

/** A call that may be repeated under its key. */
export interface RepeatableCall {
  /** Whose key it is, and of which operation: `order:<user id>`. */
  scope: string
  /** The header `Idempotency-Key`; without it every call is a new one. */
  key: string | undefined
  /** What the server acts on: the fields that decide something, each in one form. The same key with something else is refused. */
  request: unknown
  /** The checked body, by which the version before this one recognised a repeated call. */
  body: unknown
}

export interface IdempotencyStore {
  /** What was kept under the call's key; null for a call that is new. */
  find<Answer>(transaction: Transaction, call: RepeatableCall): Promise<Answer | null>
  /** Keeps what is to be answered when the call is repeated. */
  keep<Answer>(transaction: Transaction, call: RepeatableCall, answer: Answer): Promise<void>
  /**
   * Does the work and keeps its answer in the same transaction; or, when the key was used before, answers what was
   * answered then. A refusal keeps nothing, so the call may be made again under its key.
   */
  once<Answer>(
    transaction: Transaction,
    call: RepeatableCall,
    work: () => Promise<Answer>,
  ): Promise<{ answer: Answer; repeated: boolean }>
  /** Forgets up to `limit` answers that were kept before `before`. Answers how many. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

/** The hash by which a repeated call is recognised. */
const requestHash = ({ request }: RepeatableCall) => sha256(canonicalJson(request))

/**
 * The hash that the version before this one compares. It is still written, and read where that version wrote the row, so that both can
 * run side by side; a later version, which no longer runs beside that one, drops it and makes `request_hash` mandatory.
 */
function bodyHash({ body }: RepeatableCall): string {
  const topLevel = body !== null && typeof body === 'object' ? Object.keys(body).sort() : null
  return sha256(JSON.stringify(body, topLevel))
}

export function createIdempotencyStore({ clock }: { clock: Clock }): IdempotencyStore {
  async function find<Answer>(transaction: Transaction, call: RepeatableCall) {
    const { scope, key } = call
    if (key === undefined) return null
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw invalidField('Idempotency-Key', 'Idempotency-Key must have 1 to 255 visible ASCII characters')
    }
    const kept = await transaction('idempotency_keys')
      .where({ scope, key_hash: sha256(key) })
      .first('request_hash', 'body_hash', 'answer')
    if (!kept) return null
    const isSame =
      kept.request_hash === null ? kept.body_hash === bodyHash(call) : kept.request_hash === requestHash(call)
    if (!isSame) throw new Refusal('idempotency_mismatch')
    return JSON.parse(kept.answer) as Answer
  }

  async function keep<Answer>(transaction: Transaction, call: RepeatableCall, answer: Answer) {
    const { scope, key } = call
    if (key === undefined) return
    await insert(transaction, 'idempotency_keys', {
      scope,
      key_hash: sha256(key),
      request_hash: requestHash(call),
      body_hash: bodyHash(call),
      answer: JSON.stringify(answer),
      created_at: clock.now(),
    }).catch((error: unknown) => {
      throw isDuplicate(error) ? new RepeatTransaction() : error
    })
  }

  return {
    find,
    keep,

    async once<Answer>(transaction: Transaction, call: RepeatableCall, work: () => Promise<Answer>) {
      const kept = await find<Answer>(transaction, call)
      if (kept !== null) return { answer: kept, repeated: true }
      const answer = await work()
      await keep(transaction, call, answer)
      return { answer, repeated: false }
    },

    async removeOld(queries, before, limit) {
      const rows: { scope: string; key_hash: string }[] = await queries('idempotency_keys')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .select('scope', 'key_hash')
      for (const row of rows) await queries('idempotency_keys').where(row).delete()
      return rows.length
    },
  }
}

/** Says that an answer was given before. */
export const repeatedHeader = (repeated: boolean): Record<string, string> =>
  repeated ? { 'idempotency-replayed': 'true' } : {}
