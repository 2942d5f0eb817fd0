import type { OutgoingRequest, SendRequest } from '#server/platform/http/post.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'

/**
 * How a report reaches the server: at once; after some seconds; twice at the same time; behind the next one, so that the two change their order;
 * with a wrong signature; not at all.
 */
export const deliveryModes = ['send', 'delay', 'double', 'reorder', 'forge', 'drop'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** How long a report is delayed, in milliseconds. */
const DELAY = 10_000
const TIMEOUT = 15_000

/** What became of a report: the responses of the server, or why there are none yet. */
export type Delivered = { responses: { status: number; body: string }[] } | { pending: 'delay' | 'reorder' | 'drop' }

/** Delivers reports as a network and a provider on a bad day do. */
export interface Deliveries {
  deliver(report: OutgoingRequest, mode: DeliveryMode): Promise<Delivered>
}

/** A signature, as every provider writes it: its first digit is changed. */
const alter = (text: string) =>
  text.replace(/\b[0-9a-f]{64,128}\b/g, (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1))

/** A report with another signature than its provider's. */
export const forged = ({ url, headers, body, method }: OutgoingRequest): OutgoingRequest => ({
  method,
  url: alter(url),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, alter(value)])),
  body: body && alter(body),
})

export function createDeliveries(deps: { send: SendRequest; timers: Timers; log: Log }): Deliveries {
  /** Reports that wait for the next one. */
  const held: OutgoingRequest[] = []

  async function sent(report: OutgoingRequest) {
    const { status, body } = await deps.send(report, TIMEOUT)
    return { status, body: Buffer.from(body).toString() }
  }
  /** Sends what nobody waits for. */
  const sendLater = (report: OutgoingRequest) =>
    void sent(report).catch((error) => deps.log.warn({ err: error }, 'a report of the sandbox was not delivered'))

  return {
    async deliver(report, mode) {
      if (mode === 'drop') return { pending: mode }
      if (mode === 'delay') {
        void deps.timers.sleep(DELAY).then(() => sendLater(report))
        return { pending: mode }
      }
      if (mode === 'reorder') {
        held.push(report)
        return { pending: mode }
      }
      const copies = mode === 'double' ? [report, report] : [mode === 'forge' ? forged(report) : report]
      const responses = await Promise.all(copies.map(sent))
      for (const earlier of held.splice(0)) responses.push(await sent(earlier))
      return { responses }
    },
  }
}
