import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The last number whose address, as the previous version derives it, is in 198.18.0.0/16: 256 networks of 254 addresses, from 0. */
const LAST = 256 * 254 - 1

/**
 * The previous version derives the address of a sandbox machine from its number, one more than the highest there is; this one takes addresses from pools in
 * 198.18.0.0/16. While both run they would give the same address to two machines. A machine that is gone holds the last number of that half, so that the
 * previous version continues in 198.19.0.0/16.
 */
export const sandboxNumbers: readonly Migration[] = [
  {
    name: '055-sandbox-numbers',
    up: () => `
      INSERT INTO sandbox_machines (id, ready_at, address_number, state)
      SELECT '00000000-0000-7000-8000-000000055000', 0, ${LAST}, '{"isDestroyed":true}'
      WHERE NOT EXISTS (SELECT 1 FROM sandbox_machines WHERE address_number >= ${LAST})`,
  },
]
