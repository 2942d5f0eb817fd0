import type { Language } from '#contracts/languages.ts'
import { DAY_MS, dayOf } from '#contracts/rules/calendar.ts'
import { type Localized, languages } from '#contracts/rules/languages.ts'
import {
  type AdminIncident,
  type ComponentState,
  type Incident,
  type IncidentPhase,
  type IncidentRequest,
  type IncidentTranslationRequest,
  type IncidentUpdateRequest,
  type ServiceStatus,
  type StatusComponent,
  statusComponents,
} from '#contracts/status.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, RetryTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import type { DayRecord, IncidentRecord, IncidentUpdateRecord, StatusStore } from './status-store.ts'
import { MINUTE, SHOWN_DAYS } from './status-watch.ts'

/** After this time without a check the state is unknown, in minutes. */
const STALE = 3
/** The number of incidents on the public page, and how long ended ones stay there, in milliseconds. */
const SHOWN_INCIDENTS = 20
const SHOWN_FOR = 30 * DAY_MS

export interface StatusService {
  /** What everybody may see. */
  current(language: Language): Promise<ServiceStatus>
  /** The components with a maintenance at a given time. */
  inMaintenance(at: number): Promise<ReadonlySet<StatusComponent>>
  /** Newest first. */
  list(page: PageRequest, language: Language): Promise<Page<AdminIncident>>
  /** Writes down an incident or a planned maintenance, once for each idempotency key. */
  report(actor: Actor, request: IncidentRequest, key: string | undefined, language: Language): Promise<AdminIncident>
  /** Adds what has changed, once for each idempotency key. Throws a 404 for an unknown incident, and a 409 for one that has ended. */
  update(actor: Actor, update: NewIncidentUpdate, key: string | undefined, language: Language): Promise<AdminIncident>
  /**
   * Adds languages to the title and to updates; repeating it changes nothing. Throws a 404 for an unknown incident or update, and a 409
   * `incident_translated` for a language in which the text was written differently meanwhile: what was published stays.
   */
  translate(actor: Actor, translation: IncidentTranslation, language: Language): Promise<AdminIncident>
}

/** What an admin has translated. */
export interface IncidentTranslation extends IncidentTranslationRequest {
  incidentId: string
}

/** What an admin writes about an incident. */
export interface NewIncidentUpdate extends IncidentUpdateRequest {
  incidentId: string
}

interface StatusDeps {
  database: Database
  store: StatusStore
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
}

const iso = (at: number) => new Date(at).toISOString()

/** Nobody has to say that a maintenance has ended: its time was announced. */
const isOver = ({ kind, state, endsAt }: IncidentRecord, at: number) =>
  state === 'resolved' || (kind === 'maintenance' && endsAt !== null && endsAt <= at)

const isRunning = (incident: IncidentRecord, at: number) => !isOver(incident, at) && incident.startsAt <= at

/** Where an incident stands; `lastWord` is the time of its last update. */
function phaseOf(incident: IncidentRecord, lastWord: number, now: number): IncidentPhase {
  const { kind, state, startsAt } = incident
  if (kind === 'maintenance' && state === 'resolved' && lastWord < startsAt) return 'cancelled'
  if (isOver(incident, now)) return 'past'
  return isRunning(incident, now) ? 'running' : 'planned'
}

/** A text in a language, or else in the first one that it was written in. */
function inLanguage(texts: Localized, language: Language) {
  const written = [language, ...languages].find((one) => texts[one]) ?? language
  return { text: texts[written], language: written }
}

/** Adds the languages that are missing in a text. */
function translated(before: Localized, added: Localized): Localized {
  const isOther = languages.some((one) => added[one] && before[one] && added[one] !== before[one])
  if (isOther) throw new Refusal(refusals.incident_translated)
  return { vi: before.vi || added.vi, en: before.en || added.en, zh: before.zh || added.zh }
}

/** What the back-office shows of an incident; `updates` are those of all incidents, newest first. */
const toIncident = (
  record: IncidentRecord,
  updates: readonly IncidentUpdateRecord[],
  { language, now }: { language: Language; now: number },
): AdminIncident => {
  const { id, kind, state, title, components, startsAt, endsAt } = record
  const own = updates.filter(({ incidentId }) => incidentId === id)
  const shown = inLanguage(title, language)
  return {
    id,
    kind,
    state,
    phase: phaseOf(record, own[0]?.createdAt ?? now, now),
    title: shown.text,
    titles: title,
    language: shown.language,
    components,
    startsAt: iso(startsAt),
    endsAt: endsAt === null ? null : iso(endsAt),
    updates: own.map(({ id, createdAt, state, text }) => ({
      id,
      at: iso(createdAt),
      state,
      texts: text,
      ...inLanguage(text, language),
    })),
  }
}

/** What everybody may see of it. */
const toPublic = ({ titles: _, updates, ...incident }: AdminIncident): Incident => ({
  ...incident,
  updates: updates.map(({ id: _, texts: __, ...update }) => update),
})

/** The share of minutes in which a component worked; null without any. */
function uptimeOf(records: readonly DayRecord[]): number | null {
  const minutes = records.reduce((sum, record) => sum + record.minutes, 0)
  const failed = records.reduce((sum, record) => sum + record.failed, 0)
  return minutes === 0 ? null : (minutes - failed) / minutes
}

export function createStatusService(deps: StatusDeps): StatusService {
  const { database, store, idempotency, audited, clock, ids } = deps
  const { queries } = database

  const recent = async () => (await store.listIncidents(queries, { limit: SHOWN_INCIDENTS, before: undefined })).rows

  async function withUpdates(records: readonly IncidentRecord[], language: Language): Promise<AdminIncident[]> {
    const updates =
      records.length > 0
        ? await store.updatesOf(
            queries,
            records.map(({ id }) => id),
          )
        : []
    return records.map((record) => toIncident(record, updates, { language, now: clock.now() }))
  }

  function stateOf(component: StatusComponent, isFailing: boolean, running: readonly IncidentRecord[]): ComponentState {
    const own = running.filter(({ components }) => components.includes(component))
    if (own.some(({ kind }) => kind === 'maintenance')) return 'maintenance'
    return isFailing || own.length > 0 ? 'degraded' : 'operational'
  }

  async function one(id: string, language: Language): Promise<AdminIncident> {
    const record = await store.incidentById(queries, id)
    const [incident] = record ? await withUpdates([record], language) : []
    if (!incident) throw new Refusal('not_found')
    return incident
  }

  return {
    async current(language) {
      const now = clock.now()
      const check = await store.lastCheck(queries)
      const incidents = await recent()
      const days = await store.daysSince(queries, dayOf(now - (SHOWN_DAYS - 1) * DAY_MS))
      const running = incidents.filter((incident) => isRunning(incident, now))
      const isKnown = Math.floor(now / MINUTE) - check.minute <= STALE
      const shown = incidents.filter((incident) => !isOver(incident, now) || (incident.endsAt ?? now) > now - SHOWN_FOR)
      return {
        checkedAt: check.minute === 0 ? null : iso(check.minute * MINUTE),
        measuredSince: days[0]?.day ?? null,
        components: statusComponents.map((name) => {
          const own = days.filter(({ component }) => component === name)
          return {
            name,
            state: isKnown ? stateOf(name, check.failing.includes(name), running) : 'unknown',
            uptime90: uptimeOf(own),
            days: own.map((record) => ({ day: record.day, uptime: uptimeOf([record]) ?? 1 })),
          }
        }),
        incidents: (await withUpdates(shown, language)).map(toPublic),
      }
    },

    async inMaintenance(at) {
      const running = (await recent()).filter((incident) => incident.kind === 'maintenance' && isRunning(incident, at))
      return new Set(running.flatMap(({ components }) => components))
    },

    async list(page, language) {
      const { rows, nextCursor } = await store.listIncidents(queries, page)
      return { rows: await withUpdates(rows, language), nextCursor }
    },

    async report(actor, request, key, language) {
      const call = { scope: `incident:${actor.session.userId}`, key, request, body: request }
      const id = await audited(actor, async (tx) => {
        const { result, repeated } = await idempotency.once(tx, call, async () => {
          const { kind, title, text, components, startsAt, endsAt } = request
          const incidentId = ids.next()
          const createdAt = clock.now()
          const state = kind === 'maintenance' ? 'scheduled' : 'investigating'
          const times = { startsAt: Date.parse(startsAt), endsAt: endsAt === null ? null : Date.parse(endsAt) }
          const unique = [...new Set(components)]
          await store.insertIncident(tx, {
            id: incidentId,
            kind,
            state,
            title,
            components: unique,
            ...times,
            createdAt,
          })
          await store.insertUpdate(tx, { id: ids.next(), incidentId, state, text, createdAt })
          return incidentId
        })
        const change = { action: 'incident.report', targetId: result, before: null, after: request }
        return { result, change: repeated ? null : change }
      })
      return one(id, language)
    },

    async update(actor, update, key, language) {
      const { incidentId, state, text } = update
      const call = { scope: `incident-update:${actor.session.userId}`, key, request: update, body: update }
      await audited(actor, async (tx) => {
        const { result: before, repeated } = await idempotency.once(tx, call, async () => {
          const incident = await store.incidentById(tx, incidentId)
          if (!incident) throw new Refusal('not_found')
          const now = clock.now()
          if (isOver(incident, now)) throw new Refusal(refusals.incident_ended)
          // What is cancelled before it has begun keeps the times that were announced.
          const hasEnded = state === 'resolved' && (incident.kind === 'incident' || incident.startsAt <= now)
          await store.insertUpdate(tx, { id: ids.next(), incidentId, state, text, createdAt: now })
          await store.changeIncident(tx, incidentId, { state, endsAt: hasEnded ? now : incident.endsAt })
          return { state: incident.state }
        })
        const change = { action: 'incident.update', targetId: incidentId, before, after: { state, text } }
        return { result: undefined, change: repeated ? null : change }
      })
      return one(incidentId, language)
    },

    async translate(actor, { incidentId, title, updates }, language) {
      await audited(actor, async (tx) => {
        const incident = await store.incidentById(tx, incidentId)
        if (!incident) throw new Refusal('not_found')
        const written = await store.updatesOf(tx, [incidentId])
        const texts = [
          { field: 'title', before: incident.title, added: title, change: store.changeTitle, id: incidentId },
          ...updates.map(({ id, text }) => {
            const update = written.find((one) => one.id === id)
            if (!update) throw new Refusal('not_found')
            return { field: id, before: update.text, added: text, change: store.changeText, id }
          }),
        ]
        const before: Record<string, Localized> = {}
        const after: Record<string, Localized> = {}
        for (const text of texts) {
          const current = after[text.field] ?? text.before
          const next = translated(current, text.added)
          if (languages.every((one) => next[one] === current[one])) continue
          // Another admin has added a language since it was read: both are kept.
          if (!(await text.change(tx, text.id, { before: current, after: next }))) throw new RetryTransaction()
          before[text.field] = text.before
          after[text.field] = next
        }
        const change = { action: 'incident.translate', targetId: incidentId, before, after }
        return { result: undefined, change: Object.keys(after).length > 0 ? change : null }
      })
      return one(incidentId, language)
    },
  }
}
