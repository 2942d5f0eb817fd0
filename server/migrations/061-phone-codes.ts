import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Codes that are sent to phones, and the tokens of the provider whose refresh tokens can be used once. */
export const phoneCodes: readonly Migration[] = [
  {
    // The previous version writes none: it lets any code be right.
    name: '061-phone-checks-code-hash',
    up: ({ varchar }) => `ALTER TABLE phone_checks ADD COLUMN code_hash ${varchar(64)} NULL`,
  },
  {
    name: '061-phone-checks-tries',
    up: ({ integer }) => `ALTER TABLE phone_checks ADD COLUMN tries ${integer} NOT NULL DEFAULT 0`,
  },
  {
    name: '061-phone-provider-tokens',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS phone_provider_tokens (
        chain ${varchar(64)} NOT NULL PRIMARY KEY,
        access_token ${varchar(4000)} NULL,
        refresh_token ${varchar(4000)} NOT NULL,
        expires_at ${integer} NOT NULL,
        renewing_until ${integer} NOT NULL,
        version ${integer} NOT NULL,
        updated_at ${integer} NOT NULL
      ) ${tableOptions}`,
  },
]
