import { accountEnd } from '#contracts/rules/bank-account.ts'
import { WITHDRAWAL_MIN } from '#contracts/rules/limits.ts'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import { journalsTable, postingsTable } from '#server/features/wallet/ledger-store.ts'
import { withdrawalsTable } from '#server/features/withdrawals/withdrawals-store.ts'
import { book } from './scale-ledger.ts'
import type { World } from './scale-world.ts'

/** One of this many users with enough money has withdrawn some of it. */
const ONE_OF = 6

/** Adds withdrawals at the end: nearly all of them paid, the others requested. */
export function addWithdrawals(world: World, now: number): void {
  const { random, put, ids, balances, admin } = world
  for (const [user, userId] of ids.entries()) {
    // The first two are the demo's admin and customer.
    if (user < 2 || user % ONE_OF > 0 || (balances[user] ?? 0) < WITHDRAWAL_MIN) continue
    const id = random.id(now)
    const account = String(1_000_000_000 + user)
    const bank = vietnameseBanks[user % vietnameseBanks.length]
    const facts = { bank: bank?.name ?? '', account: accountEnd(account) }
    const transactionId = book(world, {
      kind: 'withdrawal',
      user,
      at: now,
      amount: -WITHDRAWAL_MIN,
      actor: userId,
      subjectId: id,
      against: [{ account: 'withdrawals:pending', amount: WITHDRAWAL_MIN }],
      reason: { code: 'withdrawal', facts },
    })
    const isPaid = user % (ONE_OF * 20) > 0
    const paid = { decidedBy: admin, decidedAt: now, paidBy: admin, paidAt: now, reference: `FT${user}` }
    const open = { decidedBy: null, decidedAt: null, paidBy: null, paidAt: null, reference: null }
    put(withdrawalsTable, {
      id,
      userId,
      transactionId,
      amount: WITHDRAWAL_MIN,
      bankBin: bank?.bin ?? '',
      account,
      holder: 'NGUYEN VAN A',
      note: null,
      state: isPaid ? 'paid' : 'requested',
      proposedBy: null,
      payingBy: null,
      payingSince: null,
      reason: null,
      createdAt: now,
      ...(isPaid ? paid : open),
    })
    if (!isPaid) continue
    const journalId = random.id(now)
    const journal = {
      id: journalId,
      kind: 'payout',
      subjectId: id,
      actor: admin,
      reason: 'text',
      createdAt: now,
    } as const
    put(journalsTable, { ...journal, facts: { text: paid.reference } })
    const legs = [
      ['withdrawals:pending', -WITHDRAWAL_MIN] as const,
      ['received:bank_transfer', WITHDRAWAL_MIN] as const,
    ]
    for (const [accountId, amount] of legs)
      put(postingsTable, { id: random.id(now), journalId, accountId, amount, balanceAfter: null })
  }
}
