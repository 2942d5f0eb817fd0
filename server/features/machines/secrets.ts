import { randomInt } from 'node:crypto'
import { createSealing as createRecordSealing, type Sealing } from '#server/platform/sealing.ts'

/** The characters of passwords: those that look alike (0 and O, 1, I and l) are left out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const LENGTH = 20
/** What Windows requires of a password. */
const required = [/[A-Z]/, /[a-z]/, /\d/]

/** A password for a machine: about 116 bits, readable, with upper and lower case and a digit. `pick` returns a number from 0 below its argument. */
export function newMachinePassword(pick: (below: number) => number = randomInt): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('')
    if (required.every((pattern) => pattern.test(password))) return password
  }
}

/** Keeps secrets of machines unreadable in the database. */
export const createSealing = (secret: string): Sealing => createRecordSealing(secret, 'sen-cloud:machines:1')
