import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type ListedTicket, ticketRequestSchema } from '#contracts/tickets.ts'
import { chatTicket, openChat } from './chat-ticket.ts'

test('the first line is the subject, and the whole message the text', () => {
  const message = 'Không vào được SSH\nMáy chủ web-01, từ sáng nay.'
  expect(chatTicket(message)).toEqual({
    subject: 'Không vào được SSH',
    category: 'general',
    priority: 'medium',
    body: message,
  })
})

test('the longest message becomes a ticket that the server takes, without half a character', () => {
  for (const message of ['a'.repeat(2000), '🪷'.repeat(1000), `x${'🪷'.repeat(999)}`, 'a'.repeat(150)]) {
    const request = chatTicket(message)
    expect(v.safeParse(ticketRequestSchema, request).success).toBe(true)
    expect(request.subject.isWellFormed()).toBe(true)
  }
  expect(chatTicket('a'.repeat(150)).subject).toHaveLength(150)
})

test('the chat goes on with the newest general ticket that is not closed', () => {
  const ticket = (id: string, category: string, status: ListedTicket['status']) =>
    ({ id, category, status }) as ListedTicket
  const tickets = [
    ticket('closed', 'general', 'closed'),
    ticket('technical', 'technical', 'open'),
    ticket('newest', 'general', 'in_progress'),
    ticket('older', 'general', 'open'),
  ]
  expect(openChat(tickets)?.id).toBe('newest')
  expect(openChat(tickets.slice(0, 2))).toBeUndefined()
})
