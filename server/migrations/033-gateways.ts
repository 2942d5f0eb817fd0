import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The payments that gateways collect for us: MoMo, ZaloPay, VNPay and payOS. */
export const gateways: readonly Migration[] = [
  {
    // `reference` is our id of the payment at the gateway. `instructions` is what the customer has to do, once the
    // gateway has been requested. `failed_at` is when the gateway reported that it failed.
    name: '033-gateway-payments',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS gateway_payments (
        payment_id ${varchar(36)} NOT NULL PRIMARY KEY,
        gateway ${varchar(16)} NOT NULL,
        reference ${varchar(64)} NOT NULL,
        instructions ${longText} NULL,
        failed_at ${integer} NULL,
        CONSTRAINT gateway_payments_reference UNIQUE (gateway, reference),
        CONSTRAINT gateway_payments_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      ) ${tableOptions}`,
  },
  {
    // The columns say when a call to a provider last failed, and why: for operators.
    name: '033-provider-failed',
    up: ({ integer }) => `ALTER TABLE payment_providers ADD COLUMN failed_at ${integer} NULL`,
  },
  {
    name: '033-provider-failure',
    up: ({ varchar }) => `ALTER TABLE payment_providers ADD COLUMN failure ${varchar(200)} NULL`,
  },
  {
    // The table has what the sandbox's gateways know of the payments that they collect. It is empty in production.
    name: '033-sandbox-bills',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_bills (
        gateway ${varchar(16)} NOT NULL,
        reference ${varchar(64)} NOT NULL,
        amount ${integer} NOT NULL,
        state ${varchar(16)} NOT NULL,
        transaction_id ${varchar(32)} NOT NULL,
        details ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        PRIMARY KEY (gateway, reference)
      ) ${tableOptions}`,
  },
  {
    name: '033-gateway-accounts',
    up: () => `
      INSERT INTO accounts (id, kind, balance) VALUES
        ('received:vnpay', 'received', NULL),
        ('received:payos', 'received', NULL)`,
  },
]
