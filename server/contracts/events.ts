import type * as v from 'valibot'
import { machineActionSchema } from './machines.ts'
import { paymentStatusSchema } from './payments.ts'
import { listedTicketSchema } from './tickets.ts'
import { vpsSchema } from './vps.ts'
import { balanceResponseSchema } from './wallet.ts'

/**
 * The events of `GET /api/events`: each has a record of the customer as it is now. `wallet` is the balance; an instance, an action, a payment or a
 * ticket comes whenever it is new or has changed; a ticket also says who wrote last.
 */
export const eventSchemas = {
  wallet: balanceResponseSchema,
  vps: vpsSchema,
  action: machineActionSchema,
  payment: paymentStatusSchema,
  ticket: listedTicketSchema,
} as const
export type EventName = keyof typeof eventSchemas
export type EventData = { [Name in EventName]: v.InferOutput<(typeof eventSchemas)[Name]> }

/** An event as it is sent: its name, and its data as JSON. */
export type ServerEvent = { [Name in EventName]: { name: Name; data: EventData[Name] } }[EventName]
