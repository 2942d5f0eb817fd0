import { ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import { ticketsTable } from '#server/features/tickets/tickets-store.ts'
import { ticketSubjects } from './scale-names.ts'
import type { World } from './scale-world.ts'

/** Adds a support ticket of a user. */
export function addTicket({ random, put, ids, numbers }: World, user: number, at: number): void {
  const subject = ticketSubjects[random.below(ticketSubjects.length)] ?? ''
  const priority = ticketPriorities[random.below(ticketPriorities.length)] ?? 'low'
  const status = ticketStatuses[random.below(ticketStatuses.length)] ?? 'open'
  const category = 'technical'
  numbers.requests += 1
  put(ticketsTable, {
    id: random.id(at),
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
