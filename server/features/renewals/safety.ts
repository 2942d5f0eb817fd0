import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { MailFailure, MailKind } from '#contracts/rules/mail-kinds.ts'
import type { MailRecord, MailsStore } from '#server/features/mail/mails-store.ts'
import type { PaymentHealth } from '#server/features/payments/payment-health.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Plan } from './plans-store.ts'

/** How long before an instance is suspended or ended for money its customer must have been warned, in milliseconds. */
const WARNED_BEFORE = DAY_MS
/** When to look again while something is not as it has to be, in milliseconds. */
const LOOK_AGAIN = 10 * 60_000

/** Why a mail was not sent for which its recipient is answerable: it counts from when it was written. */
const ofRecipient: readonly MailFailure[] = ['refused', 'no_such_address', 'undeliverable', 'unsubscribed']

/** Whether something may be done for money: `ok`, or when to look again; `warn` if another warning has to be written first. */
export type Permission = { ok: true } | { ok: false; retryAt: number; warn: number | null }

/**
 * Keeps customers from losing a machine through a fault of ours: after an outage nobody is suspended on what has piled up. It is done only if the warning was sent a day ago,
 * and if money arrives that is sent.
 */
export interface Safety {
  /** Whether an instance may be suspended that is not paid for. */
  maySuspend(queries: Queries, plan: Plan, dueAt: number): Promise<Permission>
  /** Whether an instance may be ended that is not paid for. */
  mayEnd(queries: Queries, plan: Plan, dueAt: number): Promise<Permission>
}

/** From when on a mail counts as a warning; null if it does not. */
function countsFrom({ state, failure, attemptedAt, createdAt }: MailRecord): number | null {
  if (state === 'sent') return attemptedAt ?? createdAt
  return failure !== null && ofRecipient.includes(failure) ? createdAt : null
}

interface SafetyDeps {
  mails: Pick<MailsStore, 'ofSubject'>
  payments: PaymentHealth
  clock: Clock
}

export function createSafety({ mails, payments, clock }: SafetyDeps): Safety {
  /** Decides by the mails of a kind about a due date whose parts warn. */
  async function permission(queries: Queries, plan: Plan, dueAt: number, kind: MailKind, parts: readonly string[]) {
    const now = clock.now()
    const retryAt = now + LOOK_AGAIN
    if (!(await payments.isHealthy(queries))) return { ok: false, retryAt, warn: null } as const
    const begin = `${dueAt}:`
    const warnings = (await mails.ofSubject(queries, kind, plan.id)).filter(
      ({ period }) =>
        period.startsWith(begin) && (parts.includes(period.slice(begin.length)) || period.includes('warning')),
    )
    const since = warnings.map(countsFrom).filter((at) => at !== null)
    if (since.length > 0) {
      const from = Math.min(...since) + WARNED_BEFORE
      return from <= now ? ({ ok: true } as const) : ({ ok: false, retryAt: from, warn: null } as const)
    }
    const isPending = warnings.some(({ state }) => state === 'pending')
    return { ok: false, retryAt, warn: isPending ? null : warnings.length } as const
  }

  return {
    maySuspend: (queries, plan, dueAt) => permission(queries, plan, dueAt, 'renewal-reminder', ['1']),
    mayEnd: (queries, plan, dueAt) => permission(queries, plan, dueAt, 'machine-suspended', ['']),
  }
}
