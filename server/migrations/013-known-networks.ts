import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Networks from which users have signed in; each has its own sign-in limit. */
export const knownNetworks: readonly Migration[] = [
  {
    name: '013-known-networks',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS known_networks (
        user_id ${varchar(36)} NOT NULL,
        network ${varchar(64)} NOT NULL,
        seen_at ${integer} NOT NULL,
        PRIMARY KEY (user_id, network),
        CONSTRAINT known_networks_by_age UNIQUE (seen_at, user_id, network),
        CONSTRAINT known_networks_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
