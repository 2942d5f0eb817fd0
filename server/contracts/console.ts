import * as v from 'valibot'
import { timestampSchema } from './values.ts'

/**
 * `POST /api/vps/{id}/console`: a ticket that opens the console once, within 30 seconds. The browser connects to `url` with the subprotocol
 * `sen-console.<ticket>`.
 */
export const consoleTicketSchema = v.strictObject({
  ticket: v.string(),
  url: v.string(),
  expiresAt: timestampSchema,
})
export type ConsoleTicket = v.InferOutput<typeof consoleTicketSchema>

/** What precedes the ticket in the subprotocol. */
export const CONSOLE_PROTOCOL = 'sen-console.'

/**
 * What the server says beside what the machine writes, which comes in binary frames: as JSON in text frames. `opened`: the machine is connected, with
 * what it wrote last still to come. `history` ends with it. `closing`: why the connection ends.
 */
export const consoleNoticeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('opened'), machine: v.string(), isScripted: v.boolean() }),
  v.strictObject({ kind: v.literal('historyEnd') }),
  v.strictObject({
    kind: v.literal('closing'),
    reason: v.picklist([
      'session_ended',
      'suspended',
      'locked',
      'idle',
      'too_fast',
      'machine_gone',
      'machine_stopped',
      'server_stopping',
    ]),
  }),
  v.strictObject({ kind: v.literal('pong'), at: v.number() }),
])
export type ConsoleNotice = v.InferOutput<typeof consoleNoticeSchema>

/** What the browser says beside what the customer types, which goes in binary frames: as JSON in text frames. Columns and rows of the window. */
export const consoleCommandSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('resize'),
    columns: v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(500)),
    rows: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(300)),
  }),
  v.strictObject({ kind: v.literal('ping'), at: v.number() }),
])
export type ConsoleCommand = v.InferOutput<typeof consoleCommandSchema>
