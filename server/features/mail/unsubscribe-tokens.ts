import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailGroup, mailGroups } from '#contracts/rules/mail-kinds.ts'

/** Makes the tokens with which a recipient stops mails of a group, from the mail itself and without signing in. */
export interface UnsubscribeTokens {
  issue(userId: string, group: MailGroup): string
  /** What a token is for; null for one that this server did not make. */
  read(token: string): { userId: string; group: MailGroup } | null
}

/** Tokens are valid as long as the key: a mail may be read years later, and all that it can do is to stop mails. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = createHmac('sha256', secret).update('sen-cloud:unsubscribe:1').digest()
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest().subarray(0, 16)
  return {
    issue(userId, group) {
      const payload = `${userId}.${group}`
      return `${payload}.${signatureOf(payload).toString('base64url')}`
    },
    read(token) {
      const [userId = '', name = '', signature = '', ...others] = token.split('.')
      const expected = signatureOf(`${userId}.${name}`)
      const given = Buffer.from(signature, 'base64url')
      const group = mailGroups.find((known) => known === name)
      if (!group || others.length > 0 || given.length !== expected.length) return null
      return timingSafeEqual(given, expected) ? { userId, group } : null
    },
  }
}
