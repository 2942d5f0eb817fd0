import { ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import { ticketsTable } from '#server/features/tickets/tickets-store.ts'
import { ticketSubjects } from './scale-names.ts'
import type { World } from './scale-world.ts'

/** Adds a support ticket of a user. */
export function addTicket({ dice, put, ids, numbers }: World, user: number, at: number): void {
  const subject = ticketSubjects[dice.below(ticketSubjects.length)] ?? ''
  const priority = ticketPriorities[dice.below(ticketPriorities.length)] ?? 'low'
  const status = ticketStatuses[dice.below(ticketStatuses.length)] ?? 'open'
  const category = 'technical'
  numbers.requests += 1
  put(ticketsTable, {
    id: dice.id(at),
    userId: ids[user] ?? '',
    number: numbers.requests,
    subject,
    category,
    priority,
    status,
    instanceId: null,
    transactionId: null,
    createdAt: at,
  })
}
