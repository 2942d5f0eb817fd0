import { isDeepStrictEqual } from 'node:util'
import type { Account, AccountRequest, AccountSummary, MailChoices } from '#contracts/account.ts'
import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import { mailGroups } from '#contracts/rules/mail-kinds.ts'
import type { PersonName } from '#contracts/rules/person-name.ts'
import type { SecondFactors } from '#server/features/auth/second-factors.ts'
import { stepUpEnd } from '#server/features/auth/sessions.ts'
import type { AddressesStore } from '#server/features/mail/mail-addresses-store.ts'
import { toUser, type UserRecord, type UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { InvoiceDetailsStore } from './invoice-details-store.ts'
import type { OneTimeTokensStore } from './one-time-tokens-store.ts'
import type { PhonesStore } from './phones-store.ts'
import { countSummary } from './summary-store.ts'

export interface AccountService {
  /** Counts a customer's instances and open tickets, and sums the payments and refunds of the current calendar month. */
  summaryOf(userId: string): Promise<AccountSummary>
  /** What customers see of their own account. */
  read(session: Session): Promise<Account>
  /** Changes the name, the language, the theme, the mails, what was seen or the invoice details of a customer, and returns the customer. */
  change(actor: Actor, change: AccountRequest): Promise<UserRecord>
}

interface AccountDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  clock: Clock
  audited: Audited
  users: UsersStore
  tokens: Pick<OneTimeTokensStore, 'openOf'>
  factors: Pick<SecondFactors, 'of'>
  codesLeft: (queries: Queries, userId: string) => Promise<number>
  passkeysOf: (queries: Queries, userId: string) => Promise<number>
  phones: Pick<PhonesStore, 'verifiedOf'>
  addresses: Pick<AddressesStore, 'isUndeliverable' | 'refusedBy' | 'refuse' | 'accept'>
  invoices: InvoiceDetailsStore
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { database, clock, audited, users, tokens, factors, codesLeft, passkeysOf, phones, addresses, invoices } = deps
  return {
    async summaryOf(userId) {
      const month = startOfMonth(clock.now())
      const { paid, refunded, ...counts } = await countSummary(database.queries, userId, month, addMonths(month, 1))
      return {
        ...counts,
        monthlySpend: String(-paid - refunded),
        monthlyRefunds: String(refunded),
        month: new Date(month).toISOString(),
      }
    },

    async read({ userId, steppedUpAt = null }) {
      const { queries } = database
      const now = clock.now()
      const user = await users.byId(queries, userId)
      if (!user) throw new Refusal('not_signed_in')
      const factor = await factors.of(queries, userId)
      const pending = await tokens.openOf(queries, userId, 'change', now)
      const refused = await addresses.refusedBy(queries, userId)
      const choices = Object.fromEntries(mailGroups.map((group) => [group, !refused.includes(group)]))
      const stepUpUntil = stepUpEnd(steppedUpAt, now)
      const toTime = (at: number) => new Date(at).toISOString()
      return {
        user: toUser(user),
        theme: await users.themeOf(queries, userId),
        phone: await phones.verifiedOf(queries, userId),
        pendingEmail: pending && { email: pending.email, until: toTime(pending.expiresAt) },
        isEmailDeliverable: !(await addresses.isUndeliverable(queries, user.email)),
        mailGroups: choices as MailChoices,
        invoiceDetails: await invoices.of(queries, userId),
        secondFactor: factor && {
          since: toTime(factor.confirmedAt ?? factor.createdAt),
          recoveryCodesLeft: await codesLeft(queries, userId),
        },
        passkeys: await passkeysOf(queries, userId),
        stepUpUntil: stepUpUntil === null ? null : toTime(stepUpUntil),
        createdAt: toTime(user.createdAt),
      }
    },

    change: (
      actor,
      { firstName, lastName, language, theme, onboardingSeen, mailGroups: choices = {}, invoiceDetails },
    ) =>
      audited(
        actor,
        async (tx) => {
          const { userId } = actor.session
          const user = await users.byId(tx, userId)
          if (!user) throw new Error(`There is no user ${userId}`)
          const name = { firstName: firstName ?? user.firstName, lastName: lastName ?? user.lastName }
          const isRenamed = name.firstName !== user.firstName || name.lastName !== user.lastName
          if (isRenamed) await users.setName(tx, user, name)
          if (language !== undefined) await users.setLanguage(tx, userId, language)
          if (theme !== undefined) await users.setTheme(tx, userId, theme)
          if (onboardingSeen !== undefined)
            await users.setOnboardingSeenAt(tx, userId, onboardingSeen ? clock.now() : null)
          for (const group of mailGroups) {
            if (choices[group] === true) await addresses.accept(tx, userId, group)
            if (choices[group] === false) await addresses.refuse(tx, userId, group, clock.now())
          }
          const details = { before: await invoices.of(tx, userId), after: invoiceDetails }
          const isInvoiced = details.after !== undefined && !isDeepStrictEqual(details.before, details.after)
          if (details.after !== undefined && isInvoiced) await invoices.set(tx, userId, details.after, clock.now())
          const described = (when: 'before' | 'after', of: PersonName) => ({
            ...(isRenamed && { firstName: of.firstName, lastName: of.lastName }),
            ...(isInvoiced && { invoiceDetails: details[when] }),
          })
          // What only the reader sees is nobody else's business.
          const change =
            isRenamed || isInvoiced
              ? {
                  action: isInvoiced ? 'user.invoice_details' : 'user.rename',
                  targetId: userId,
                  before: described('before', user),
                  after: described('after', name),
                }
              : null
          return { result: { ...user, ...name, language: language ?? user.language }, change }
        },
        // It waits for the row of the user, which payments lock as well.
        { repeatable: true, wallet: actor.session.userId },
      ),
  }
}
