import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ticketRequestSchema } from '#contracts/tickets.ts'
import { chatTicket } from './chat-ticket.ts'

const email = 'lan@sen.test'

test('the first line is the subject, and the whole message the text', () => {
  const message = 'Không vào được SSH\nMáy chủ web-01, từ sáng nay.'
  expect(chatTicket({ email, message }, email)).toEqual({
    subject: 'Không vào được SSH',
    category: 'general',
    priority: 'medium',
    body: message,
  })
})

test('a reply address other than that of the account is in the text', () => {
  const { body } = chatTicket({ email: 'khac@sen.test', message: 'Xin chào' }, email)
  expect(body).toBe('Xin chào\n\nEmail: khac@sen.test')
})

test('the longest message becomes a ticket that the server takes, without half a character', () => {
  for (const message of ['a'.repeat(2000), '🪷'.repeat(1000), `x${'🪷'.repeat(999)}`, 'a'.repeat(150)]) {
    const request = chatTicket({ email, message }, undefined)
    expect(v.safeParse(ticketRequestSchema, request).success).toBe(true)
    expect(request.subject.isWellFormed()).toBe(true)
  }
  expect(chatTicket({ email, message: 'a'.repeat(150) }, email).subject).toHaveLength(150)
})
