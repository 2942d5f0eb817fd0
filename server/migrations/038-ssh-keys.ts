import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The public keys of customers, for their machines. */
export const sshKeys: readonly Migration[] = [
  {
    // `public_key` is the type and the key in Base64, as `authorized_keys` has it, without a comment.
    name: '038-ssh-keys',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ssh_keys (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        name ${varchar(60)} NOT NULL,
        type ${varchar(40)} NOT NULL,
        fingerprint ${varchar(64)} NOT NULL,
        public_key ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT ssh_keys_fingerprint UNIQUE (user_id, fingerprint),
        CONSTRAINT ssh_keys_by_user UNIQUE (user_id, id),
        CONSTRAINT ssh_keys_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
