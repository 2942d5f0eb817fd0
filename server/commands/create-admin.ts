import * as v from 'valibot'
import { emailSchema, nameLabels, nameSchema, newPasswordSchema } from '#contracts/auth.ts'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { newSecret } from '#server/platform/ids.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'
import { runCommand } from './run-command.ts'

/** The minimum length of an admin's own password. */
const ADMIN_PASSWORD_MIN = 12

const passwordSchema = v.pipe(
  newPasswordSchema,
  v.minLength(ADMIN_PASSWORD_MIN, `ADMIN_PASSWORD must have at least ${ADMIN_PASSWORD_MIN} characters`),
)

// Creates an admin: node server/commands/create-admin.ts EMAIL FIRST_NAME LAST_NAME. The password comes from ADMIN_PASSWORD,
// so that it is not in the shell history; without it, one is generated and printed once.
await runCommand('created or migrated', async ({ database, clock, ids }) => {
  const [email, firstName, lastName] = process.argv.slice(2)
  if (!email)
    throw new Error('The email is missing. Usage: node server/commands/create-admin.ts EMAIL FIRST_NAME LAST_NAME')
  const given = process.env.ADMIN_PASSWORD
  const password = v.parse(passwordSchema, given ?? newSecret())
  const passwordHash = await createPasswords({ timers: systemTimers }).hash(password)
  const counters = createCounters({ random: systemRandom })
  const users = createUsersStore({ counters })
  const ledger = createLedger({ clock, ids, counters })
  const id = ids.next()
  await database.transaction(async (tx) => {
    await users.insert(tx, {
      id,
      email: v.parse(emailSchema, email),
      passwordHash,
      firstName: v.parse(nameSchema(nameLabels.first), firstName) ?? '',
      lastName: v.parse(nameSchema(nameLabels.last), lastName) ?? '',
      role: 'admin',
      isActive: true,
      isEmailVerified: true,
      isPhoneVerified: false,
      language: null,
      createdAt: clock.now(),
    })
    await ledger.openWallet(tx, id)
  })
  return given ? `${email} is an admin now.` : `${email} is an admin now, with the password ${password}`
})
