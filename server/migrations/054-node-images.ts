import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Which systems each node can set up, and an index for the money in a machine's history. Everything is added. */
export const nodeImages: readonly Migration[] = [
  {
    // There is one row for each system that was looked for: without one, nothing is known, and nothing is refused.
    // `looked_at` is the last time.
    name: '054-node-images',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS node_images (
        node_id ${varchar(36)} NOT NULL,
        image_id ${varchar(40)} NOT NULL,
        is_present ${integer} NOT NULL,
        looked_at ${integer} NOT NULL,
        PRIMARY KEY (node_id, image_id),
        CONSTRAINT node_images_node FOREIGN KEY (node_id) REFERENCES nodes (id)
      ) ${tableOptions}`,
  },
  {
    name: '054-transactions-by-instance',
    up: ({ createIndex }) => `${createIndex} transactions_by_instance ON transactions (instance_id, user_id, id)`,
  },
]
