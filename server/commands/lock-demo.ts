import { createSessions } from '#server/features/auth/sessions.ts'
import { createSessionsStore } from '#server/features/auth/sessions-store.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createAuditStore } from '#server/platform/audit-store.ts'
import { systemRandom } from '#server/platform/timers.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { runCommand } from './run-command.ts'

// Locks the demo accounts, whose passwords are public, and ends their sessions; production does not start while they are active.
await runCommand('migrated', async ({ database, clock, ids }) => {
  const users = createUsersStore({ counters: createCounters({ random: systemRandom }) })
  const sessions = createSessions({ database, store: createSessionsStore(), clock, ids })
  const audit = createAuditStore({ clock, ids })
  const locked = await database.transaction(async (tx) => {
    const emails: string[] = []
    for (const { email } of Object.values(demoAccounts)) {
      const user = await users.byEmail(tx, email)
      if (!user?.isActive) continue
      await users.setActive(tx, user.id, false)
      await sessions.lockAllOf(tx, user.id)
      const values = { before: { isActive: true }, after: { isActive: false } }
      const by = { actorId: 'demo:lock', address: '', requestId: '' }
      await audit.write(tx, { ...by, action: 'user.lock', targetId: user.id, ...values })
      emails.push(email)
    }
    return emails
  })
  return locked.length > 0 ? `Locked: ${locked.join(', ')}.` : 'There is no demo account that is not locked.'
})
