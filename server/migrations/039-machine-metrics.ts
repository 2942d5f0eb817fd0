import type { Migration } from '#server/platform/db/migrate-store.ts'

const sums = ['cpu', 'memory', 'disk_read', 'disk_write', 'network_in', 'network_out']

/** What is measured of machines. Tables of their own, which the previous version does not know. */
export const machineMetrics: readonly Migration[] = [
  {
    name: '039-machine-samples',
    up: ({ varchar, integer, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_samples (
        vps_id ${varchar(36)} NOT NULL,
        step ${integer} NOT NULL,
        at ${integer} NOT NULL,
        samples ${integer} NOT NULL,
        disk_samples ${integer} NOT NULL,
        network_samples ${integer} NOT NULL,
        ${sums.map((name) => `${name}_sum ${integer} NOT NULL, ${name}_max ${integer} NOT NULL,`).join('\n        ')}
        PRIMARY KEY (vps_id, step, at)
      ) ${keyTableOptions}`,
  },
  {
    name: '039-machine-counters',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_counters (
        vps_id ${varchar(36)} NOT NULL PRIMARY KEY,
        measured_at ${integer} NOT NULL,
        disk_read_bytes ${integer} NULL,
        disk_write_bytes ${integer} NULL,
        network_in_bytes ${integer} NULL,
        network_out_bytes ${integer} NULL,
        CONSTRAINT machine_counters_by_time UNIQUE (measured_at, vps_id)
      ) ${tableOptions}`,
  },
  {
    name: '039-machine-traffic',
    up: ({ varchar, integer, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_traffic (
        vps_id ${varchar(36)} NOT NULL,
        month ${varchar(7)} NOT NULL,
        received_bytes ${integer} NOT NULL,
        sent_bytes ${integer} NOT NULL,
        PRIMARY KEY (vps_id, month)
      ) ${keyTableOptions}`,
  },
]
