import { expect, test, vi } from 'vitest'
import type { UserRecord } from '#server/features/users/users-store.ts'
import { type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createBalanceAdjustment } from './balance-adjustment.ts'
import type { Ledger } from './ledger-store.ts'
import type { TransactionRecord, TransactionsStore } from './transactions-store.ts'
import { createWalletService } from './wallet-service.ts'

// Another server changes a row between a transaction's read and its write. SQLite runs one writing transaction at a time, so only
// fake stores can reproduce it there.

const clock = createManualClock()
const ids = createIds(clock)
const tx = {} as DbTransaction

test('a cancellation whose deposit was settled meanwhile is run again, and does not report a cancelled deposit', async () => {
  const deposit = { id: 't1', userId: 'lan', type: 'deposit', status: 'pending', cancelledAt: null }
  const transactions: Partial<TransactionsStore> = {
    byId: async () => deposit as TransactionRecord,
    cancel: async () => false,
  }
  const deps = {
    sessions: { transaction: (_session: unknown, work: (tx: DbTransaction) => unknown) => work(tx) },
    transactions,
    clock,
    log: createLog('silent'),
  }
  const wallet = createWalletService(deps as unknown as Parameters<typeof createWalletService>[0])
  const session = { userId: 'lan' } as Parameters<typeof wallet.cancelDeposit>[0]
  await expect(wallet.cancelDeposit(session, 't1')).rejects.toBeInstanceOf(RetryTransaction)
})

test('an adjustment whose balance has changed meanwhile is run again, before it books anything', async () => {
  const move = vi.fn<Ledger['move']>()
  const lockIfUnchanged = vi.fn<Ledger['lockIfUnchanged']>().mockRejectedValue(new RetryTransaction())
  const deps = {
    audited: (_actor: unknown, work: (tx: DbTransaction) => unknown) => work(tx),
    users: { byId: async () => ({ id: 'lan', balance: 1000 }) as UserRecord },
    idempotency: { once: async (_transaction: unknown, _call: unknown, work: () => Promise<unknown>) => work() },
    transactions: { insert: vi.fn() },
    ledger: { lockIfUnchanged, move },
    clock,
    ids,
  }
  const adjust = createBalanceAdjustment(deps as unknown as Parameters<typeof createBalanceAdjustment>[0])
  const actor = { session: { userId: 'admin' } } as Parameters<typeof adjust>[0]
  await expect(adjust(actor, 'lan', { difference: '500' }, undefined)).rejects.toBeInstanceOf(RetryTransaction)
  expect(lockIfUnchanged).toHaveBeenCalledWith(tx, 'lan', 1000)
  expect(move).not.toHaveBeenCalled()
})
