import { createHash } from 'node:crypto'

/** The characters of a code: digits and letters that are not mistaken for each other. Their number divides 256. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/**
 * A user's referral code. It follows from the user's id, so that it needs no randomness; `attempt` counts the codes before it that belong
 * to others.
 */
export const referralCode = (userId: string, attempt: number): string =>
  [...createHash('sha256').update(`referral:${userId}:${attempt}`).digest().subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
