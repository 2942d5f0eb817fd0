import { CATALOG_ENTRIES_MAX, POSITION_MAX } from '#contracts/rules/limits.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Page } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Listed } from './catalog-records.ts'
import type { CatalogService } from './catalog-service.ts'
import type { CatalogStore, EntriesStore } from './catalog-store.ts'
import { refusals } from './refusals.ts'

/** The result of a call that may be repeated with its key. */
export interface Done<Result> {
  result: Result
  repeated: boolean
}

/** A page of a list in the order of positions: after the entry with this id, from the start without one. */
export interface EntriesPage {
  limit: number
  after: string | undefined
}

/** Lists and changes the entries of one kind, for admins. What is no longer sold is withdrawn, never deleted. */
export interface EntriesAdmin<New, EntryChange extends { version: number }, Shown> {
  /** All entries, withdrawn ones too. */
  list(page: EntriesPage): Promise<Page<Shown>>
  /** Throws a 409 when the id is taken or there are too many entries, a 422 for a reference to nothing. */
  create(actor: Actor, request: New, key: string | undefined): Promise<Done<Shown>>
  /** Throws a 404 for an unknown id, a 409 `catalog_changed` when the entry has another version by now. */
  change(actor: Actor, id: string, request: EntryChange, key: string | undefined): Promise<Done<Shown>>
}

/** What the services that change the catalogue depend on. */
export interface CatalogAdminDeps {
  /** For reading only: changes go through `audited`. */
  database: { queries: Queries }
  store: CatalogStore
  catalog: Pick<CatalogService, 'refresh'>
  audited: Audited
  idempotency: IdempotencyStore
}

type Entry = Listed & { id: string | number }
type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** What distinguishes the kinds of entries. */
export interface EntriesKind<Item extends Entry, New, EntryChange, Shown> {
  /** The name in the audit log: `plan`. */
  name: string
  entries: EntriesStore<Item>
  /** The id in a path; null for one that no entry of this kind has. */
  idOf(text: string): Item['id'] | null
  /** The own fields of a new entry. `all` are the entries that exist. */
  toNew(request: New, all: readonly Item[]): Omit<Item, keyof Listed>
  /** The fields to change; undefined for those that stay. */
  toChange(request: EntryChange): Optional<Omit<Item, 'id' | 'version'>>
  /** Throws when an entry contradicts itself or others. */
  check(tx: DbTransaction, entry: Item): Promise<void>
  /** Runs after a new entry was inserted. */
  onCreated?(tx: DbTransaction, entry: Item, request: New): Promise<void>
  /** Makes the function that shows entries as the back-office does. */
  shown(queries: Queries): Promise<(entry: Item) => Shown>
}

interface NewListed {
  position?: number | undefined
  isOffered: boolean
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of an entry with these names. */
const pick = (entry: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)))

/** Creates the service for one kind of entries. */
export function entriesAdmin<Item extends Entry, New extends NewListed, EntryChange extends { version: number }, Shown>(
  deps: CatalogAdminDeps,
  kind: EntriesKind<Item, New, EntryChange, Shown>,
): EntriesAdmin<New, EntryChange, Shown> {
  const { name, entries } = kind

  async function insert(tx: DbTransaction, request: New): Promise<{ shown: Shown; change: Change }> {
    const all = await entries.all(tx)
    if (all.length >= CATALOG_ENTRIES_MAX) throw new Refusal(refusals.catalog_full)
    const position = request.position ?? Math.min((all.at(-1)?.position ?? 0) + 1, POSITION_MAX)
    const listed: Listed = { position, isOffered: request.isOffered, version: 1 }
    const entry = { ...kind.toNew(request, all), ...listed } as Item
    if (all.some(({ id }) => id === entry.id)) throw new Refusal(refusals.already_exists)
    await kind.check(tx, entry)
    await entries.insert(tx, entry)
    await kind.onCreated?.(tx, entry, request)
    const shown = (await kind.shown(tx))(entry)
    const change = { action: `catalog.${name}.create`, targetId: String(entry.id), before: null, after: shown }
    return { shown, change }
  }

  async function replace(
    tx: DbTransaction,
    text: string,
    request: EntryChange,
  ): Promise<{ shown: Shown; change: Change | null }> {
    const id = kind.idOf(text)
    const before = id === null ? null : await entries.byId(tx, id)
    if (!before) throw new Refusal('not_found')
    if (before.version !== request.version) throw new Refusal(refusals.catalog_changed)
    const fields: Record<string, unknown> = kind.toChange(request)
    const changed = Object.keys(fields).filter(
      (field) => fields[field] !== undefined && !isSame(fields[field], before[field as keyof Item]),
    )
    const toShown = await kind.shown(tx)
    if (changed.length === 0) return { shown: toShown(before), change: null }
    const after: Item = { ...before, ...pick(fields, changed), version: before.version + 1 }
    await kind.check(tx, after)
    if (!(await entries.replace(tx, before.version, after))) throw new Refusal(refusals.catalog_changed)
    const values = { before: pick(before, changed), after: pick(after, changed) }
    return { shown: toShown(after), change: { action: `catalog.${name}.change`, targetId: String(id), ...values } }
  }

  return {
    async list({ limit, after }) {
      const all = await entries.all(deps.database.queries)
      const start = after === undefined ? 0 : all.findIndex(({ id }) => String(id) === after) + 1
      const isUnknown = after !== undefined && start === 0
      const rows = isUnknown ? [] : all.slice(start, start + limit)
      const last = start + limit < all.length && !isUnknown ? rows.at(-1) : undefined
      const shown = await kind.shown(deps.database.queries)
      const nextCursor = last ? Buffer.from(String(last.id)).toString('base64url') : null
      return { rows: rows.map(shown), nextCursor }
    },

    create: (actor, request, key) =>
      changeCatalog(deps, actor, { operation: `${name}.create`, key, request }, (tx) => insert(tx, request)),

    change: (actor, id, request, key) =>
      changeCatalog(deps, actor, { operation: `${name}.change`, key, request: { id, ...request } }, (tx) =>
        replace(tx, id, request),
      ),
  }
}

/** A call of the back-office that may be repeated with its key. */
interface AdminCall {
  operation: string
  key: string | undefined
  request: object
}

/**
 * Makes a change of the catalogue: audited, at most once for each key, and with a new revision in the same transaction. Afterwards this
 * server shows it at once.
 */
export async function changeCatalog<Shown>(
  { store, catalog, audited, idempotency }: CatalogAdminDeps,
  actor: Actor,
  { operation, key, request }: AdminCall,
  work: (tx: DbTransaction) => Promise<{ shown: Shown; change: Change | null }>,
): Promise<Done<Shown>> {
  const call = { scope: `catalog.${operation}:${actor.session.userId}`, key, request, body: request }
  const done = await audited(
    actor,
    async (tx) => {
      let change: Change | null = null
      const result = await idempotency.once(tx, call, async () => {
        // The lock comes first, so that changes by different admins follow one another.
        await store.lockRevision(tx)
        const made = await work(tx)
        change = made.change
        if (change) await store.raiseRevision(tx)
        return made.shown
      })
      return { result, change }
    },
    { repeatable: key !== undefined },
  )
  // The change is made. If it cannot be read now, the watch of the catalogue reads it soon, and logs why.
  await catalog.refresh().catch(() => {})
  return done
}
