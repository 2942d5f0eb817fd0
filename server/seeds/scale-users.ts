import { folded } from '#contracts/rules/folded.ts'
import { userPrefixesTable, userTermsTable } from '#server/features/search/search-store.ts'
import { searchTerms } from '#server/features/search/search-terms.ts'
import { normaliseEmail, usersTable } from '#server/features/users/users-store.ts'
import { demoAccounts } from './demo-data.ts'
import { givenNames, mailDomains, middleNames, surnames } from './scale-names.ts'
import type { World } from './scale-world.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Hashes of passwords: of the demo accounts, and one for all other users. */
export interface ScaleHashes {
  admin: string
  customer: string
  others: string
}

/** Adds a user who registers at `at`, and the words that a search finds them by. The first two are the demo's admin and customer. */
export function addUser({ random, put, ids, counts }: World, hashes: ScaleHashes, number: number, at: number): void {
  const id = random.id(at)
  ids.push(id)
  const lastName = random.pick(surnames)
  const middle = random.number() < 0.8 ? random.pick(middleNames) : ''
  const given = random.pick(givenNames)
  const demo = [demoAccounts.admin, demoAccounts.customer][number]
  const email = demo?.email ?? emailOf(random, lastName, middle, given, number)
  const firstName = `${middle} ${given}`.trim()
  const isActive = number < 2 || random.number() < 0.98
  const isVerified = number < 2 || random.number() < 0.9
  put(usersTable, {
    id,
    email,
    normalisedEmail: normaliseEmail(email),
    passwordHash: [hashes.admin, hashes.customer][number] ?? hashes.others,
    firstName,
    lastName,
    role: number === 0 ? 'admin' : 'customer',
    isActive,
    isEmailVerified: isVerified,
    isPhoneVerified: isVerified,
    createdAt: at,
    language: null,
    isClosed: false,
  })
  put(usersTable.numbersTable, { number: number + 1, recordId: id })
  const { prefixes, long } = searchTerms(email, firstName, lastName)
  for (const prefix of prefixes) put(userPrefixesTable, { prefix, userId: id })
  for (const term of long) put(userTermsTable, { term, userId: id })
  counts.users += 1
  counts.activeUsers += Number(isActive)
}

/** An email in one of three common forms of a name; the number makes it unique. */
function emailOf(random: SeededRandom, surname: string, middle: string, given: string, number: number): string {
  const words = [surname, middle, given].map((word) => folded(word).replaceAll(' ', ''))
  const [last = '', second = '', first = ''] = words
  const names = [`${first}.${last}`, `${last}${second}${first}`, `${first}${second.slice(0, 1)}${last.slice(0, 1)}`]
  return `${names[random.below(3)]}${number}@${mailDomains[random.below(mailDomains.length)]}`
}
