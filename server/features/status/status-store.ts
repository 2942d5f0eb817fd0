import type { Localized } from '#contracts/rules/languages.ts'
import type { IncidentKind, IncidentState, StatusComponent } from '#contracts/status.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const dayColumns = {
  day: varchar('day'),
  component: varchar<StatusComponent>('component'),
  minutes: integer('minutes'),
  failed: integer('failed'),
}
const days = createTable('status_days', dayColumns)

/** How many minutes of a day a component was checked in, and in how many of them it failed. `day` is `2026-11-23`. */
export type DayRecord = RecordOf<typeof dayColumns>

const checks = createTable('status_checks', {
  name: varchar('name'),
  checkedMinute: integer('checked_minute'),
  failing: varchar('failing'),
})

/** A list of names in one column. */
const names = <Name extends string>(name: string) => ({
  name,
  read: (stored: unknown) => String(stored).split(' ').filter(Boolean) as Name[],
  write: (value: Name[]) => value.join(' '),
})

const incidentColumns = {
  id: varchar('id'),
  kind: varchar<IncidentKind>('kind'),
  state: varchar<IncidentState>('state'),
  title: json<Localized<string>>('title'),
  components: names<StatusComponent>('components'),
  startsAt: integer('starts_at'),
  endsAt: nullable(integer('ends_at')),
  createdAt: integer('created_at'),
}
const incidents = createTable('incidents', incidentColumns)

/** An incident or a maintenance; times in milliseconds. */
export type IncidentRecord = RecordOf<typeof incidentColumns>

const updateColumns = {
  id: varchar('id'),
  incidentId: varchar('incident_id'),
  state: varchar<IncidentState>('state'),
  text: json<Localized<string>>('body'),
  createdAt: integer('created_at'),
}
const updates = createTable('incident_updates', updateColumns)

/** What an admin wrote about an incident. */
export type IncidentUpdateRecord = RecordOf<typeof updateColumns>

/** A text in each language, before and after. */
export interface TextChange {
  before: Localized
  after: Localized
}

/** The last check: the minute (since 1970) that it was made in, and what failed. `minute` is 0 before the first one. */
export interface LastCheck {
  minute: number
  failing: StatusComponent[]
}

export interface StatusStore {
  lastCheck(queries: Queries): Promise<LastCheck>
  /** Takes a minute for this process. Returns the minute of the check before; null when another process was faster. */
  takeMinute(tx: DbTransaction, minute: number, failing: StatusComponent[]): Promise<number | null>
  /** Adds to the counts of a day; to be called after `takeMinute`, which keeps others waiting. */
  addToDay(tx: DbTransaction, record: DayRecord): Promise<void>
  /** The days from `first` on, in order. */
  daysSince(queries: Queries, first: string): Promise<DayRecord[]>
  insertIncident(tx: DbTransaction, record: IncidentRecord): Promise<void>
  insertUpdate(tx: DbTransaction, record: IncidentUpdateRecord): Promise<void>
  /** Changes the state of an incident, and when it ended. */
  changeIncident(tx: DbTransaction, id: string, change: Pick<IncidentRecord, 'state' | 'endsAt'>): Promise<void>
  /** Changes the title of an incident; false if it is not the expected one any more. */
  changeTitle(tx: DbTransaction, id: string, change: TextChange): Promise<boolean>
  /** Changes the text of an update; false if it is not the expected one any more. */
  changeText(tx: DbTransaction, id: string, change: TextChange): Promise<boolean>
  incidentById(queries: Queries, id: string): Promise<IncidentRecord | null>
  /** Newest first. */
  listIncidents(queries: Queries, page: PageRequest): Promise<Page<IncidentRecord>>
  /** The updates of incidents, newest first. */
  updatesOf(queries: Queries, incidentIds: readonly string[]): Promise<IncidentUpdateRecord[]>
}

/** The one row of `status_checks`. */
const ROW = { name: 'all' }

export const createStatusStore = (): StatusStore => ({
  async lastCheck(queries) {
    const row = await queries(checks.name).where(ROW).first('checked_minute', 'failing')
    const failing = String(row?.failing ?? '')
    return {
      minute: toSafeInteger(row?.checked_minute),
      failing: failing.split(' ').filter(Boolean) as StatusComponent[],
    }
  },

  async takeMinute(tx, minute, failing) {
    const change = { checked_minute: minute, failing: failing.join(' ') }
    const before = await tx(checks.name).where(ROW).first('checked_minute')
    const last = toSafeInteger(before?.checked_minute)
    if (last >= minute) return null
    const taken = await tx(checks.name)
      .where({ ...ROW, checked_minute: last })
      .update(change)
    return taken === 1 ? last : null
  },

  async addToDay(tx, record) {
    const { day, component, minutes, failed } = record
    const changed = await tx('status_days')
      .where({ day, component })
      .update({ minutes: tx.raw('minutes + ?', [minutes]), failed: tx.raw('failed + ?', [failed]) })
    if (changed === 0) await days.insert(tx, record)
  },

  async daysSince(queries, first) {
    const rows: object[] = await queries('status_days').where('day', '>=', first).orderBy(['day', 'component'])
    return rows.map(days.toRecord)
  },

  insertIncident: incidents.insert,
  insertUpdate: updates.insert,

  async changeIncident(tx, id, { state, endsAt }) {
    await tx('incidents').where({ id }).update({ state, ends_at: endsAt })
  },

  async changeTitle(tx, id, { before, after }) {
    const { title } = incidentColumns
    const expected = tx('incidents').where({ id, title: title.write(before) })
    return (await expected.update({ title: title.write(after) })) === 1
  },

  async changeText(tx, id, { before, after }) {
    const { text } = updateColumns
    const expected = tx('incident_updates').where({ id, body: text.write(before) })
    return (await expected.update({ body: text.write(after) })) === 1
  },

  async incidentById(queries, id) {
    const row: object | undefined = await queries('incidents').where({ id }).first()
    return row ? incidents.toRecord(row) : null
  },

  async listIncidents(queries, page) {
    const query = queries('incidents')
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    if (page.before !== undefined) query.where('id', '<', page.before)
    const rows: object[] = await query
    return pageOf(rows.map(incidents.toRecord), page)
  },

  async updatesOf(queries, incidentIds) {
    const rows: object[] = await queries('incident_updates').whereIn('incident_id', [...incidentIds])
    // An incident has only a few.
    return rows.map(updates.toRecord).sort((a, b) => (a.id < b.id ? 1 : -1))
  },
})
