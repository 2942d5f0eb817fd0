import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCustomerEvents, DELIVER_WEBHOOK } from './customer-events.ts'
import { customerWebhooksRoutes } from './customer-webhooks-routes.ts'
import { createCustomerWebhooks } from './customer-webhooks-service.ts'
import { createDeliveriesStore } from './deliveries-store.ts'
import { createWebhookDelivery } from './webhook-delivery.ts'
import { createWebhooksStore } from './webhooks-store.ts'

export interface CustomerWebhooksSettings {
  /** Whether the site is served over https. */
  https: boolean
  /** Sends messages to customers' webhooks: to addresses that strangers have chosen. */
  sendToCustomers: SendRequest
}

interface CustomerWebhooksDeps {
  settings: CustomerWebhooksSettings
  jobs: JobsFeature
  auth: AuthFeature
  /** Locks a customer, so that the number of webhooks cannot be exceeded. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
}

/** What is told to customers' programs. */
export type CustomerWebhooksFeature = ReturnType<typeof createCustomerWebhooksFeature>

export function createCustomerWebhooksFeature(platform: Platform, deps: CustomerWebhooksDeps) {
  const { database, clock, ids } = platform
  const { settings, auth, lock } = deps
  const jobs = deps.jobs.store
  const webhooks = createWebhooksStore()
  const deliveries = createDeliveriesStore()
  const events = createCustomerEvents({ webhooks, deliveries, jobs, clock, ids })
  const service = createCustomerWebhooks({
    database,
    sessions: auth.sessions,
    webhooks,
    deliveries,
    events,
    jobs,
    lock,
    clock,
    ids,
    allowsThisMachine: !settings.https,
  })
  return {
    events,
    webhooks: service,
    deliveries,
    handlers: {
      [DELIVER_WEBHOOK]: createWebhookDelivery({
        database,
        webhooks,
        deliveries,
        send: settings.sendToCustomers,
        clock,
      }),
    },
    routes: customerWebhooksRoutes({ webhooks: service }),
  }
}
