import * as v from 'valibot'
import { countSchema, daySchema, shareSchema } from './values.ts'

/**
 * What the service has measured of itself in the last 90 days, for pages that otherwise say what is promised. Each is null as long as too
 * little has been measured.
 */
export const measuredSchema = v.strictObject({
  /** The share of checks that found site and API working, rounded down to 0.0001, and the first day of them. */
  uptime: v.nullable(v.strictObject({ share: shareSchema, since: daySchema })),
  /** The time from an order until its machine was ready: half of them took at most this long, in seconds. */
  setupSeconds: v.nullable(countSchema),
  /** The time from a ticket until its first reply: half of them took at most this long, in seconds. */
  replySeconds: v.nullable(countSchema),
})
export type Measured = v.InferOutput<typeof measuredSchema>

/** Before anything was measured. */
export const nothingMeasured: Measured = { uptime: null, setupSeconds: null, replySeconds: null }
