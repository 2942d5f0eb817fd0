import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Mails to send and what became of them, and what is known of addresses. Tables of their own, which the previous version does not know. */
export const mailOutbox: readonly Migration[] = [
  {
    // `run_id` is the subject of the job that sends it: sending it once more is another run of the same mail.
    name: '044-mails',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS mails (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(40)} NOT NULL,
        subject_id ${varchar(80)} NOT NULL,
        period ${varchar(80)} NOT NULL,
        run_id ${varchar(36)} NOT NULL,
        user_id ${varchar(36)} NULL,
        address ${varchar(254)} NOT NULL,
        language ${varchar(2)} NOT NULL,
        name ${varchar(200)} NOT NULL,
        facts ${longText} NOT NULL,
        sealed_facts ${longText} NULL,
        state ${varchar(16)} NOT NULL,
        attempts ${integer} NOT NULL,
        failure ${varchar(20)} NULL,
        response ${longText} NULL,
        created_at ${integer} NOT NULL,
        started_at ${integer} NOT NULL,
        attempted_at ${integer} NULL,
        next_attempt_at ${integer} NULL,
        CONSTRAINT mails_once UNIQUE (subject_id, kind, period),
        CONSTRAINT mails_by_run UNIQUE (run_id),
        CONSTRAINT mails_by_state UNIQUE (state, id),
        CONSTRAINT mails_by_kind UNIQUE (kind, id),
        CONSTRAINT mails_by_address UNIQUE (address, id),
        CONSTRAINT mails_by_time UNIQUE (created_at, id)
      ) ${tableOptions}`,
  },
  {
    name: '044-undeliverable-addresses',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS undeliverable_addresses (
        address ${varchar(254)} NOT NULL PRIMARY KEY,
        reason ${varchar(20)} NOT NULL,
        noted_at ${integer} NOT NULL
      ) ${tableOptions}`,
  },
  {
    // A customer without a row gets the mails of a group.
    name: '044-mail-refusals',
    up: ({ varchar, integer, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS mail_refusals (
        user_id ${varchar(36)} NOT NULL,
        mail_group ${varchar(20)} NOT NULL,
        refused_at ${integer} NOT NULL,
        PRIMARY KEY (user_id, mail_group)
      ) ${keyTableOptions}`,
  },
  {
    // The table has what was "sent" where no server for mail is set up. It is empty in production.
    name: '044-mailbox',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS mailbox (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        address ${varchar(254)} NOT NULL,
        title ${varchar(500)} NOT NULL,
        text_body ${longText} NOT NULL,
        html_body ${longText} NOT NULL,
        received_at ${integer} NOT NULL
      ) ${tableOptions}`,
  },
]
