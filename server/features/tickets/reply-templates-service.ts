import type { NewReplyTemplate, ReplyTemplate, ReplyTemplateChange } from '#contracts/reply-templates.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { fillTemplate, templateVariables, unknownVariables } from '#contracts/rules/template-variables.ts'
import { TEMPLATES_MAX } from '#contracts/rules/ticket-limits.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import type { ReplyTemplateRecord, ReplyTemplatesStore } from './reply-templates-store.ts'
import type { TicketsStore } from './tickets-store.ts'

/** Texts for replies that admins write often. Each change is in the audit log. */
export interface ReplyTemplates {
  /** All of them, by title. */
  list(): Promise<ReplyTemplate[]>
  /** Adds one, once for each idempotency key. Throws a 409 when there are too many, and a 422 for unknown variables. */
  add(
    actor: Actor,
    template: NewReplyTemplate,
    key: string | undefined,
  ): Promise<{ result: ReplyTemplate; repeated: boolean }>
  /** Changes what is given. Throws a 404 when it does not exist, and a 422 for unknown variables. */
  change(actor: Actor, id: string, change: ReplyTemplateChange): Promise<ReplyTemplate>
  /** Throws a 404 when it does not exist. */
  remove(actor: Actor, id: string): Promise<void>
  /** A template's text for a ticket. Throws a 404 when either does not exist. */
  fill(id: string, ticketId: string): Promise<string>
}

interface ReplyTemplatesDeps {
  database: Pick<Database, 'queries'>
  templates: ReplyTemplatesStore
  tickets: Pick<TicketsStore, 'byId'>
  users: Pick<UsersStore, 'namesOf'>
  /** The name of an instance; null when it does not exist. */
  nameOfInstance: (queries: Queries, id: string) => Promise<string | null>
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
}

const toTemplate = ({ updatedAt, ...template }: ReplyTemplateRecord): ReplyTemplate => ({
  ...template,
  updatedAt: new Date(updatedAt).toISOString(),
})

/** Throws a 422 for a text with variables that nothing fills. */
function checkVariables(body: string | undefined): void {
  const unknown = unknownVariables(body ?? '')
  if (unknown.length === 0) return
  const [known, named] = [templateVariables.join(', '), unknown.join(', ')]
  throw invalidField('body', {
    vi: `Không có biến ${named}. Các biến: ${known}`,
    en: `There is no variable ${named}. Variables: ${known}`,
    zh: `没有变量 ${named}。可用变量：${known}`,
  })
}

export function createReplyTemplates(deps: ReplyTemplatesDeps): ReplyTemplates {
  const { database, templates, tickets, users, idempotency, audited, clock, ids } = deps
  const { queries } = database

  async function requireTemplate(from: Queries | DbTransaction, id: string): Promise<ReplyTemplateRecord> {
    const record = await templates.byId(from, id)
    if (!record) throw new Refusal('not_found')
    return record
  }

  return {
    list: async () => (await templates.all(queries)).map(toTemplate),

    async add(actor, { title, body }, key) {
      checkVariables(body)
      const request = { title, body }
      const call = { scope: `reply-template:${actor.session.userId}`, key, request, body: request }
      return audited(
        actor,
        async (tx) => {
          const result = await idempotency.once(tx, call, async () => {
            if ((await templates.count(tx)) >= TEMPLATES_MAX) throw new Refusal(refusals.too_many_templates)
            const record = { id: ids.next(), title, body, updatedAt: clock.now() }
            await templates.insert(tx, record)
            return toTemplate(record)
          })
          const change = { action: 'reply_template.add', targetId: result.result.id, before: null, after: request }
          return { result, change: result.repeated ? null : change }
        },
        { repeatable: key !== undefined },
      )
    },

    async change(actor, id, change) {
      checkVariables(change.body)
      return audited(actor, async (tx) => {
        const before = await requireTemplate(tx, id)
        const [title, body] = [change.title ?? before.title, change.body ?? before.body]
        if (title === before.title && body === before.body) return { result: toTemplate(before), change: null }
        const after = { ...before, title, body, updatedAt: clock.now() }
        await templates.update(tx, after)
        const values = { before: { title: before.title, body: before.body }, after: { title, body } }
        return { result: toTemplate(after), change: { action: 'reply_template.change', targetId: id, ...values } }
      })
    },

    remove: (actor, id) =>
      audited(actor, async (tx) => {
        const { title, body } = await requireTemplate(tx, id)
        await templates.remove(tx, id)
        const change = { action: 'reply_template.remove', targetId: id, before: { title, body }, after: null }
        return { result: undefined, change }
      }),

    async fill(id, ticketId) {
      const { body } = await requireTemplate(queries, id)
      const ticket = await tickets.byId(queries, ticketId)
      if (!ticket) throw new Refusal('not_found')
      const { userId, number, instanceId } = ticket
      const person = (await users.namesOf(queries, [userId])).get(userId)
      const machine = instanceId === null ? null : await deps.nameOfInstance(queries, instanceId)
      const name = person && givenName(person)
      return fillTemplate(body, {
        ...(name && { name }),
        ...(machine !== null && { machine }),
        ...(number !== null && { number: recordNumber('request', number) }),
      })
    },
  }
}
