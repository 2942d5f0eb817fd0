import { cleanLine } from '#contracts/rules/clean-line.ts'
import { SSH_KEY_NAME_MAX, SSH_KEYS_MAX } from '#contracts/rules/limits.ts'
import type { SshKey, SshKeyRequest } from '#contracts/ssh-keys.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { keyMessages } from './key-messages.ts'
import { type PublicKey, readPublicKey } from './public-key.ts'
import { refusals } from './refusals.ts'
import { type SshKeysStore, toSshKey } from './ssh-keys-store.ts'

/** The public keys of customers, which their new machines accept. */
export interface SshKeysService {
  list(userId: string, page: PageRequest): Promise<Page<SshKey>>
  /** Throws a 422 for what is not a key that machines accept, a 409 for one that the customer has, and for one too many. */
  add(
    session: Session,
    request: SshKeyRequest,
    key: string | undefined,
  ): Promise<{ result: { key: SshKey }; repeated: boolean }>
  /** Machines that have the key keep it. Throws a 404 for none of this customer's. */
  remove(session: Session, id: string): Promise<void>
}

interface SshKeysDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  keys: SshKeysStore
  ledger: Pick<Ledger, 'lock'>
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
}

/** A name for a key that was given none: its comment, else its type. */
const nameOf = ({ comment, type }: PublicKey) =>
  [...cleanLine(comment)].slice(0, SSH_KEY_NAME_MAX).join('').trim() || type

export function createSshKeysService({
  database,
  sessions,
  keys,
  ledger,
  idempotency,
  clock,
  ids,
}: SshKeysDeps): SshKeysService {
  return {
    async list(userId, page) {
      const { rows, nextCursor } = await keys.listOf(database.queries, userId, page)
      return { rows: rows.map(toSshKey), nextCursor }
    },

    async add(session, { name, publicKey }, key) {
      const read = readPublicKey(publicKey)
      if (typeof read === 'string') throw invalidField('publicKey', keyMessages[read])
      const { userId } = session
      const { type, fingerprint, line } = read
      const requested = { name: name || nameOf(read), fingerprint }
      const call = { scope: `ssh-key:${userId}`, key, request: requested, body: requested }
      return sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, call, async () => {
            // With the lock, two keys that are added at the same time are counted one after the other.
            await ledger.lock(tx, userId)
            if ((await keys.countOf(tx, userId)) >= SSH_KEYS_MAX) throw new Refusal(refusals.too_many_ssh_keys)
            const record = { id: ids.next(), userId, ...requested, type, line, createdAt: clock.now() }
            await keys.insert(tx, record)
            return { key: toSshKey(record) }
          }),
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    async remove(session, id) {
      await sessions.transaction(session, async (tx) => {
        if (!(await keys.remove(tx, session.userId, id))) throw new Refusal('not_found')
      })
    },
  }
}
