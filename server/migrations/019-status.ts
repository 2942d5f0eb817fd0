import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What the checks of the service found, and what admins write about incidents and maintenance. */
export const status: readonly Migration[] = [
  {
    // There is one row: the process that moves `checked_minute` forward makes the check of that minute.
    name: '019-status-checks',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS status_checks (
        name ${varchar(16)} NOT NULL PRIMARY KEY,
        checked_minute ${integer} NOT NULL,
        failing ${varchar(100)} NOT NULL
      ) ${tableOptions}`,
  },
  {
    name: '019-first-check',
    up: () => `
      INSERT INTO status_checks (name, checked_minute, failing)
      SELECT 'all', 0, '' FROM (SELECT 1 AS one) single
      WHERE NOT EXISTS (SELECT 1 FROM status_checks WHERE name = 'all')`,
  },
  {
    name: '019-status-days',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS status_days (
        day ${varchar(10)} NOT NULL,
        component ${varchar(16)} NOT NULL,
        minutes ${integer} NOT NULL,
        failed ${integer} NOT NULL,
        PRIMARY KEY (day, component)
      ) ${tableOptions}`,
  },
  {
    name: '019-incidents',
    up: ({ varchar, integer, longText, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS incidents (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(16)} NOT NULL,
        state ${varchar(16)} NOT NULL,
        title ${longText} NOT NULL,
        components ${varchar(100)} NOT NULL,
        starts_at ${integer} NOT NULL,
        ends_at ${integer} NULL,
        created_at ${integer} NOT NULL
      ) ${tableOptions}`,
  },
  {
    name: '019-incident-updates',
    up: ({ varchar, integer, longText, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS incident_updates (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        incident_id ${varchar(36)} NOT NULL,
        state ${varchar(16)} NOT NULL,
        body ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT incident_updates_by_incident UNIQUE (incident_id, id),
        CONSTRAINT incident_updates_incident FOREIGN KEY (incident_id) REFERENCES incidents (id)
      ) ${tableOptions}`,
  },
]
