import type { ContactRequest } from '#contracts/contact.ts'
import type { ContactResult } from '#ds/storefront/ContactForm/index.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'

/** Sends a message to the provider. Never rejects. */
export async function sendContact(body: ContactRequest): Promise<ContactResult> {
  try {
    const { number, isTicket } = await request('POST /api/contact', { body })
    return { ok: true, number, isTicket }
  } catch (error) {
    return { ok: false, message: error instanceof ApiError ? error.detail : String(error) }
  }
}
