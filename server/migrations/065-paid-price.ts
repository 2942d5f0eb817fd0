import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What was paid for the present period of an instance, apart from its price: the API calls the price without a discount `price`, and the
 * column of that name holds what was paid. It is null while a trial is not paid for, since the previous version writes only the column
 * `price` when it is. Both are written until a release that no longer runs beside one that reads `price`.
 */
export const paidPrice: readonly Migration[] = [
  {
    name: '065-instances-paid-price',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN paid_price ${integer} NULL`,
  },
  {
    name: '065-paid-prices',
    up: () => 'UPDATE instances SET paid_price = price WHERE paid_price IS NULL AND trial_ends_at IS NULL',
  },
]
