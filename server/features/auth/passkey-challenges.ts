import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'

/** What a passkey is to sign a challenge for. */
export type ChallengePurpose = 'sign-in' | 'add' | 'step-up'

/** Until when a challenge can be answered. */
export interface OpenChallenge {
  expiresAt: number
}

/**
 * Makes challenges for passkeys. They are signed and not stored, so that a visitor who asks for many stores nothing, and any server knows those of
 * another one.
 */
export interface PasskeyChallenges {
  /** `owner`: the id of the session that asks; empty for a visitor. */
  issue(purpose: ChallengePurpose, owner: string): Uint8Array<ArrayBuffer>
  /** Null for what was not issued for this purpose and owner, or is too old. */
  read(challenge: string, purpose: ChallengePurpose, owner: string): OpenChallenge | null
}

/** How long a challenge can be answered, in milliseconds: a phone may have to be found and unlocked. */
export const CHALLENGE_LIFETIME = 5 * 60_000

const NONCE_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES

export function createPasskeyChallenges({ secret, clock }: { secret: string; clock: Clock }): PasskeyChallenges {
  // The key is not the secret itself, so that nothing signed for another purpose passes as a challenge.
  const key = createHmac('sha256', secret).update('sen-cloud:passkeys:1').digest()
  const signatureOf = (head: Uint8Array, purpose: ChallengePurpose, owner: string) =>
    createHmac('sha256', key).update(head).update(`${purpose} ${owner}`).digest()

  return {
    issue(purpose, owner) {
      const head = Buffer.alloc(HEAD_BYTES)
      randomBytes(NONCE_BYTES).copy(head)
      head.writeUIntBE(clock.now() + CHALLENGE_LIFETIME, NONCE_BYTES, TIME_BYTES)
      return new Uint8Array(Buffer.concat([head, signatureOf(head, purpose, owner)]))
    },
    read(challenge, purpose, owner) {
      const bytes = Buffer.from(challenge, 'base64url')
      const head = bytes.subarray(0, HEAD_BYTES)
      const signature = bytes.subarray(HEAD_BYTES)
      // Buffer ignores characters that are not base64url: another spelling of a challenge would have another hash.
      if (head.length < HEAD_BYTES || bytes.toString('base64url') !== challenge) return null
      const expected = signatureOf(head, purpose, owner)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
      const expiresAt = head.readUIntBE(NONCE_BYTES, TIME_BYTES)
      return expiresAt > clock.now() ? { expiresAt } : null
    },
  }
}
