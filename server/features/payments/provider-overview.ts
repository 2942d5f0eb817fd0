import type { PaymentProvider } from '#contracts/payment-providers.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { ProviderStatesStore } from './provider-states-store.ts'
import type { WebhookDeliveriesStore } from './webhook-deliveries-store.ts'
import type { RefusedWebhooks, WebhookRefusals } from './webhook-refusals.ts'

/** What operators see of the services that report payments. */
export interface ProviderOverview {
  /** All that are or were set up, by name. */
  list(): Promise<PaymentProvider[]>
}

interface ProviderOverviewDeps {
  database: Database
  states: Pick<ProviderStatesStore, 'list'>
  deliveries: Pick<WebhookDeliveriesStore, 'lastOf' | 'failuresSince'>
  refusals: Pick<WebhookRefusals, 'lastDay'>
  clock: Clock
}

const shownRefused = (refused: RefusedWebhooks | undefined) =>
  refused ? { ...refused, lastAt: new Date(refused.lastAt).toISOString() } : null

export function createProviderOverview({
  database,
  states,
  deliveries,
  refusals,
  clock,
}: ProviderOverviewDeps): ProviderOverview {
  return {
    async list() {
      const { queries } = database
      const known = await states.list(queries)
      const [last, failures, refused] = await Promise.all([
        deliveries.lastOf(
          queries,
          known.map(({ name }) => name),
        ),
        deliveries.failuresSince(queries, clock.now() - DAY_MS),
        refusals.lastDay(),
      ])
      return known.map(({ name, onSince, polledAt, failedAt, failure }) => ({
        name,
        isOn: onSince !== null,
        since: toIsoString(onSince),
        lastWebhookAt: toIsoString(last.get(name)),
        lastPollAt: toIsoString(polledAt),
        failures: failures.get(name) ?? 0,
        refused: shownRefused(refused.get(name)),
        lastFailure: failedAt === null ? null : { at: new Date(failedAt).toISOString(), message: failure ?? 'unknown' },
      }))
    },
  }
}
