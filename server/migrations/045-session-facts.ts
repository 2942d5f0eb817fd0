import type { Migration } from '#server/platform/db/migrate-store.ts'

/** From where and with what people sign in: in sessions, where the previous version leaves it out, and in a history of their own. */
export const sessionFacts: readonly Migration[] = [
  {
    name: '045-sessions-device',
    up: ({ varchar }) => `ALTER TABLE sessions ADD COLUMN device ${varchar(200)} NULL`,
  },
  {
    name: '045-sessions-network',
    up: ({ varchar }) => `ALTER TABLE sessions ADD COLUMN network ${varchar(64)} NULL`,
  },
  {
    // The column says whether the browser keeps the session when it is closed.
    name: '045-sessions-is-remembered',
    up: ({ integer }) => `ALTER TABLE sessions ADD COLUMN is_remembered ${integer} NOT NULL DEFAULT 1`,
  },
  {
    // The column says when the session's second factor was last checked.
    name: '045-sessions-stepped-up-at',
    up: ({ integer }) => `ALTER TABLE sessions ADD COLUMN stepped_up_at ${integer} NULL`,
  },
  {
    // The column says whether the session may only set up a second factor.
    name: '045-sessions-must-enrol',
    up: ({ integer }) => `ALTER TABLE sessions ADD COLUMN must_enrol ${integer} NOT NULL DEFAULT 0`,
  },
  {
    // `attempts` counts failures that followed one another from one network and device, which are one row. The id is
    // that of the first one.
    name: '045-sign-ins',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sign_ins (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        last_at ${integer} NOT NULL,
        outcome ${varchar(16)} NOT NULL,
        attempts ${integer} NOT NULL,
        device ${varchar(200)} NOT NULL,
        network ${varchar(64)} NOT NULL,
        CONSTRAINT sign_ins_by_user UNIQUE (user_id, outcome, id),
        CONSTRAINT sign_ins_of_user UNIQUE (user_id, id),
        CONSTRAINT sign_ins_by_age UNIQUE (last_at, id)
      ) ${tableOptions}`,
  },
]
