import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '#contracts/languages.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { PhoneCodeSender, SendOutcome } from './phone-code-sender.ts'

const DIGITS = 6

/** To whom a code is sent, which it is right for alone. */
export interface CodeRecipient {
  userId: string
  /** With its country code. */
  phone: string
}

/** Makes codes, sends them, and checks them. */
export interface PhoneCodes {
  /** Whether nothing is sent, so that any code is right. */
  acceptsAnyCode: boolean
  /** Whether there is a provider: without one no number can be verified. */
  hasProvider: boolean
  /** A new code, and what is stored of it. */
  create(recipient: CodeRecipient): { code: string; hash: string }
  /** Whether a code is the one whose hash is stored. */
  matches(recipient: CodeRecipient, code: string, hash: string): boolean
  /** Sends a code by the first provider that takes it. `refused` only if each has refused the number. */
  send(phone: string, code: string, language: Language): Promise<SendOutcome['status']>
}

interface PhoneCodesDeps {
  /** The first one is tried first. */
  senders: readonly PhoneCodeSender[]
  /** The secret from which the key of the hashes is derived: a million codes are too few to hide them by hashing alone. */
  secret: string
  log: Log
  metrics: Metrics
}

export function createPhoneCodes({ senders, secret, log, metrics }: PhoneCodesDeps): PhoneCodes {
  const key = createHmac('sha256', secret).update('sen-cloud:phone-codes:1').digest()
  const outcomes = metrics.counter(
    'sen_phone_codes_total',
    'Codes handed to a provider for phones, by provider and outcome (accepted, refused, unavailable).',
  )
  const hashOf = ({ userId, phone }: CodeRecipient, code: string) =>
    createHmac('sha256', key).update(`${userId} ${phone} ${code}`).digest('hex')

  return {
    hasProvider: senders.length > 0,
    acceptsAnyCode: senders.some((sender) => sender.acceptsAnyCode),

    create(recipient) {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      return { code, hash: hashOf(recipient, code) }
    },

    matches: (recipient, code, hash) => timingSafeEqual(Buffer.from(hashOf(recipient, code)), Buffer.from(hash)),

    async send(phone, code, language) {
      let result: SendOutcome['status'] = 'refused'
      for (const { name, sendCode } of senders) {
        const outcome = await sendCode(phone, code, language)
        outcomes.add({ provider: name, outcome: outcome.status })
        if (outcome.status === 'accepted') return 'accepted'
        log.warn({ provider: name, outcome: outcome.status, reason: outcome.reason }, 'A code was not sent to a phone')
        if (outcome.status === 'unavailable') result = 'unavailable'
      }
      return result
    },
  }
}
