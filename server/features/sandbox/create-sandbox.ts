import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { BankReporterName } from '#server/features/payments/bank-webhooks.ts'
import type { GatewayKeys } from '#server/features/payments/gateway-set-up.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSandboxBillsStore } from './sandbox-bills-store.ts'
import { createSandboxProviders } from './sandbox-providers.ts'

/** What the sandbox's gateways and its bank need. */
interface Sandbox {
  keys: GatewayKeys
  bankSecrets: Readonly<Partial<Record<BankReporterName, string>>>
  send: SendRequest
  /** Returns the origin of the API, for requests from this process. */
  apiOrigin: () => string
}

export interface SandboxSettings {
  /** What the sandbox's gateways and its bank know; null in production, which has no sandbox. */
  sandbox: Sandbox | null
  /** How long the sandbox takes to create a machine or make a payment, in milliseconds. */
  sandboxDelay: number
}

/** The gateways and the bank of a server that takes no real money. */
export function createSandboxFeature(
  platform: Platform,
  { settings, jobs }: { settings: SandboxSettings; jobs: JobsFeature },
) {
  const { database, monotonicClock, realClock, timers, log } = platform
  const providers =
    settings.sandbox &&
    createSandboxProviders({
      database,
      jobs: jobs.store,
      monotonicClock,
      timers,
      log,
      realClock,
      ...settings.sandbox,
      bills: createSandboxBillsStore(),
      delay: settings.sandboxDelay,
    })
  return { providers, handlers: providers?.jobs ?? {} }
}
