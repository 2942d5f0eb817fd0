import type { Language } from '#contracts/languages.ts'
import type { PhoneProvider } from '#server/platform/config.ts'

/**
 * What became of a code. `refused`: this provider cannot reach this number, another one may. `unavailable`: nothing is known of the number, and the code
 * may even arrive. A reason is a short word of ours or a code of the provider, never its text, which may repeat what we sent.
 */
export type SendOutcome =
  | { status: 'accepted' }
  | { status: 'refused'; reason: string }
  | { status: 'unavailable'; reason: string }

/** A service that sends a code to a phone. */
export interface PhoneCodeSender {
  name: PhoneProvider
  /** Whether it sends nothing, so that any code is right, as the product spec has it (section 4). Default: it sends. */
  acceptsAnyCode?: true
  /** `phone`: with its country code, such as `+84912345678`. Never rejects for what the provider does. */
  sendCode(phone: string, code: string, language: Language): Promise<SendOutcome>
}

/** Sends nothing. */
export const simulatedSender: PhoneCodeSender = {
  name: 'simulated',
  acceptsAnyCode: true,
  sendCode: async () => ({ status: 'accepted' }),
}

export const accepted: SendOutcome = { status: 'accepted' }
/** The outcome of a code that the provider cannot send to this number. */
export const refused = (reason: string): SendOutcome => ({ status: 'refused', reason })
/** The outcome of a code that could not be sent for a reason that says nothing about the number. */
export const unavailable = (reason: string): SendOutcome => ({ status: 'unavailable', reason })
