import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Passkeys, with which customers sign in, and the challenges that were signed with one. */
export const passkeys: readonly Migration[] = [
  {
    // Ids of credentials are too long for an index, so the hash of one is unique. `sign_count` is what the device counted last; 0 for one that does not.
    name: '057-passkeys',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS passkeys (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        name ${varchar(60)} NOT NULL,
        credential_hash ${varchar(64)} NOT NULL,
        credential_id ${longText} NOT NULL,
        public_key ${longText} NOT NULL,
        sign_count ${integer} NOT NULL,
        transports ${varchar(200)} NOT NULL,
        is_backed_up ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        last_used_at ${integer} NULL,
        CONSTRAINT passkeys_credential UNIQUE (credential_hash),
        CONSTRAINT passkeys_by_user UNIQUE (user_id, id),
        CONSTRAINT passkeys_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    // Challenges are signed and not stored; one that was answered is, by its hash, so that it is not answered again.
    name: '057-used-challenges',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS used_challenges (
        challenge_hash ${varchar(64)} NOT NULL PRIMARY KEY,
        expires_at ${integer} NOT NULL,
        CONSTRAINT used_challenges_by_expiry UNIQUE (expires_at, challenge_hash)
      ) ${tableOptions}`,
  },
]
