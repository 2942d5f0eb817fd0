import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { Platform } from '#server/platform/platform.ts'
import { enquiriesRoutes } from './enquiries-routes.ts'
import { createEnquiriesService, type EnquiriesDeps } from './enquiries-service.ts'
import { createEnquiriesStore } from './enquiries-store.ts'

export interface EnquiriesSettings {
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
}

interface EnquiriesFeatureDeps {
  settings: EnquiriesSettings
  auth: AuthFeature
  /** Opens the ticket of a customer's enquiry. */
  tickets: { tickets: { create: EnquiriesDeps['createTicket'] } }
}

/** What visitors ask about products that are not for sale here. */
export function createEnquiriesFeature(platform: Platform, { settings, auth, tickets }: EnquiriesFeatureDeps) {
  const { database, idempotency, clock, ids } = platform
  const enquiries = createEnquiriesService({
    database,
    enquiries: createEnquiriesStore(),
    createTicket: tickets.tickets.create,
    idempotency,
    audited: auth.audited,
    clock,
    ids,
    limits: settings.limitsRegistrations,
  })
  return { routes: enquiriesRoutes({ enquiries, customerOf: auth.callerOf }) }
}
