import type { Passwords } from '#server/features/auth/passwords.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { demoAccounts } from './demo-data.ts'

/** Throws, with instructions, if a demo account is active and still has its public password. */
export async function refuseDemoPasswords(
  { users, passwords }: { users: Pick<UsersStore, 'byEmail'>; passwords: Pick<Passwords, 'verify'> },
  queries: Queries,
): Promise<void> {
  const open: string[] = []
  for (const { email, password } of Object.values(demoAccounts)) {
    const user = await users.byEmail(queries, email)
    if (user?.isActive && (await passwords.verify(password, user.passwordHash))) open.push(email)
  }
  if (open.length === 0) return
  throw new Error(
    `This database has demo accounts whose passwords are public (${open.join(', ')}). ` +
      'Start production on a database of its own (DATABASE_URL), or lock them first: npm run demo:lock',
  )
}
