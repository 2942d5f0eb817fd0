import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Authenticator apps, and the codes that replace one that is lost. */
export const secondFactors: readonly Migration[] = [
  {
    // `secret` is sealed. `last_step` is the newest step of time whose code was used: no code of it or an earlier one is accepted again.
    name: '047-second-factors',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS second_factors (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        secret ${varchar(200)} NOT NULL,
        created_at ${integer} NOT NULL,
        confirmed_at ${integer} NULL,
        last_step ${integer} NOT NULL,
        CONSTRAINT second_factors_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '047-recovery-codes',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS recovery_codes (
        user_id ${varchar(36)} NOT NULL,
        code_hash ${varchar(64)} NOT NULL,
        used_at ${integer} NULL,
        PRIMARY KEY (user_id, code_hash),
        CONSTRAINT recovery_codes_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
