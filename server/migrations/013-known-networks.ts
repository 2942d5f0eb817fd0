import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Networks from which users have signed in; they have sign-in limits of their own. */
export const knownNetworks: readonly Migration[] = [
  {
    name: '013-known-networks',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS known_networks (
        user_id ${text(36)} NOT NULL,
        network ${text(64)} NOT NULL,
        seen_at ${whole} NOT NULL,
        PRIMARY KEY (user_id, network),
        CONSTRAINT known_networks_by_age UNIQUE (seen_at, user_id, network),
        CONSTRAINT known_networks_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
