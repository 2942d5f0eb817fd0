import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The nodes that machines run on, and what comparing them with the books found. Everything is added. */
export const nodes: readonly Migration[] = [
  {
    // `placements` counts every change of what is placed on it, so that two of them cannot take the same capacity.
    // `answered_at` and what follows is the hypervisor's last report.
    name: '041-nodes',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS nodes (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        name ${varchar(60)} NOT NULL,
        location_id ${integer} NOT NULL,
        driver ${varchar(16)} NOT NULL,
        is_enabled ${integer} NOT NULL,
        cores ${integer} NOT NULL,
        ram_mb ${integer} NOT NULL,
        disk_gb ${integer} NOT NULL,
        cpu_overcommit ${integer} NOT NULL,
        placements ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        answered_at ${integer} NULL,
        is_up ${integer} NULL,
        version ${varchar(60)} NULL,
        free_ram_mb ${integer} NULL,
        free_disk_gb ${integer} NULL,
        CONSTRAINT nodes_once UNIQUE (name),
        CONSTRAINT nodes_by_location UNIQUE (location_id, name)
      ) ${tableOptions}`,
  },
  {
    // The table has what a machine takes of its node.
    name: '041-node-machines',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS node_machines (
        vps_id ${varchar(36)} NOT NULL PRIMARY KEY,
        node_id ${varchar(36)} NOT NULL,
        cores ${integer} NOT NULL,
        ram_mb ${integer} NOT NULL,
        disk_gb ${integer} NOT NULL,
        CONSTRAINT node_machines_by_node UNIQUE (node_id, vps_id),
        CONSTRAINT node_machines_node FOREIGN KEY (node_id) REFERENCES nodes (id)
      ) ${tableOptions}`,
  },
  {
    // There is one row per comparison: `night` is the day of the one that happens by itself, so that several servers
    // make only one. `ended_at` is null meanwhile.
    name: '041-machine-checks',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_checks (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        night ${varchar(10)} NULL,
        started_at ${integer} NOT NULL,
        ended_at ${integer} NULL,
        total ${integer} NOT NULL,
        differences ${longText} NOT NULL,
        CONSTRAINT machine_checks_once UNIQUE (night),
        CONSTRAINT machine_checks_by_end UNIQUE (ended_at, id)
      ) ${tableOptions}`,
  },
  {
    // The index is for the list of those that are stuck or failed.
    name: '041-machine-actions-by-state',
    up: ({ createIndex }) => `${createIndex} machine_actions_in_state ON machine_actions (state, id)`,
  },
]
