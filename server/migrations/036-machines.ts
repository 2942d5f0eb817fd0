import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * The machines of instances, and what is done with them. Everything is added, so that the previous version can run at the same time: an instance
 * without a row here has a machine that runs, as that version knows it.
 */
export const machines: readonly Migration[] = [
  {
    // `id` is that of the instance, `ref` the driver's name for its machine. `password` is sealed, and waits to be shown; `ssh_keys`, `tags` are JSON.
    name: '036-machines',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS machines (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        driver ${varchar(16)} NOT NULL,
        ref ${varchar(200)} NULL,
        power ${varchar(16)} NOT NULL,
        power_since ${integer} NULL,
        password ${longText} NULL,
        ssh_keys ${longText} NULL,
        tags ${longText} NOT NULL,
        notes ${longText} NOT NULL,
        failure ${varchar(32)} NULL
      ) ${tableOptions}`,
  },
  {
    // `active_vps_id` is the instance while this is what is being done with its machine: there is at most one. `params` is JSON, with secrets sealed;
    // `memo` is what the driver has to know of how far it is.
    name: '036-machine-actions',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_actions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        vps_id ${varchar(36)} NOT NULL,
        user_id ${varchar(36)} NOT NULL,
        actor ${varchar(36)} NOT NULL,
        made_by ${varchar(16)} NOT NULL,
        type ${varchar(16)} NOT NULL,
        state ${varchar(16)} NOT NULL,
        progress ${integer} NOT NULL,
        params ${longText} NOT NULL,
        memo ${longText} NULL,
        error ${varchar(32)} NULL,
        active_vps_id ${varchar(36)} NULL,
        created_at ${integer} NOT NULL,
        started_at ${integer} NULL,
        ended_at ${integer} NULL,
        CONSTRAINT machine_actions_active UNIQUE (active_vps_id),
        CONSTRAINT machine_actions_by_vps UNIQUE (vps_id, id),
        CONSTRAINT machine_actions_by_state UNIQUE (vps_id, state, id),
        CONSTRAINT machine_actions_by_user UNIQUE (user_id, id)
      ) ${tableOptions}`,
  },
  {
    name: '036-machine-snapshots',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS machine_snapshots (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        vps_id ${varchar(36)} NOT NULL,
        name ${varchar(64)} NOT NULL,
        size_mb ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT machine_snapshots_by_vps UNIQUE (vps_id, id)
      ) ${tableOptions}`,
  },
  {
    // The column has what a period costs since a larger plan was chosen; null before that. `list_price` stays what it cost when
    // it was ordered, with which the books agree.
    name: '036-plan-price',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN plan_price ${integer} NULL`,
  },
  {
    // The column has what the sandbox knows of a machine, as JSON; null for one of the previous version.
    name: '036-sandbox-machine-state',
    up: ({ longText }) => `ALTER TABLE sandbox_machines ADD COLUMN state ${longText} NULL`,
  },
  {
    // The table has what the sandbox was told to do, by the key of the operation. `result` is JSON, null until it is done.
    name: '036-sandbox-operations',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_operations (
        id ${varchar(64)} NOT NULL PRIMARY KEY,
        machine_id ${varchar(36)} NOT NULL,
        begun_at ${integer} NOT NULL,
        ready_at ${integer} NOT NULL,
        result ${longText} NULL,
        CONSTRAINT sandbox_operations_by_machine UNIQUE (machine_id, id)
      ) ${tableOptions}`,
  },
]
