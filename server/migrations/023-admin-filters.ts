import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Indexes for the filters of the back-office's lists: each page of each of them is a few ranges of one index. */
export const adminFilters: readonly Migration[] = [
  {
    name: '023-instances-by-renewal',
    up: ({ createIndex }) => `${createIndex} instances_by_renewal ON instances (status, next_billing_at, id)`,
  },
  {
    name: '023-transactions-by-state',
    up: ({ createIndex }) => `${createIndex} transactions_by_state ON transactions (type, status, id)`,
  },
  {
    name: '023-transactions-by-method',
    up: ({ createIndex }) => `${createIndex} transactions_by_method ON transactions (payment_method, status, id)`,
  },
]
