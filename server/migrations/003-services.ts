import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What customers have: instances and tickets; and the machines of the sandbox that stands in for a hypervisor. */
export const services: readonly Migration[] = [
  {
    name: '003-instances',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS instances (
        id ${text(36)} NOT NULL PRIMARY KEY,
        user_id ${text(36)} NOT NULL,
        name ${text(50)} NOT NULL,
        status ${text(16)} NOT NULL,
        ip_address ${text(45)} NULL,
        plan_id ${whole} NOT NULL,
        plan_name ${text(50)} NOT NULL,
        location_id ${whole} NOT NULL,
        cpu ${whole} NOT NULL,
        ram ${whole} NOT NULL,
        storage ${whole} NOT NULL,
        operating_system ${text(16)} NOT NULL,
        billing_period ${text(16)} NOT NULL,
        price ${whole} NOT NULL,
        anchor_day ${whole} NOT NULL,
        next_billing_at ${whole} NOT NULL,
        expires_at ${whole} NOT NULL,
        created_at ${whole} NOT NULL,
        CONSTRAINT instances_by_user UNIQUE (user_id, id),
        CONSTRAINT instances_by_status UNIQUE (status, id),
        CONSTRAINT instances_by_address UNIQUE (ip_address),
        CONSTRAINT instances_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '003-sandbox-machines',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_machines (
        id ${text(36)} NOT NULL PRIMARY KEY,
        ready_at ${whole} NOT NULL,
        address_number ${whole} NOT NULL,
        CONSTRAINT sandbox_machines_address UNIQUE (address_number)
      ) ${tableOptions}`,
  },
  {
    name: '003-tickets',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS tickets (
        id ${text(36)} NOT NULL PRIMARY KEY,
        user_id ${text(36)} NOT NULL,
        subject ${text(200)} NOT NULL,
        category ${text(50)} NOT NULL,
        priority ${text(16)} NOT NULL,
        status ${text(16)} NOT NULL,
        created_at ${whole} NOT NULL,
        CONSTRAINT tickets_by_user UNIQUE (user_id, id),
        CONSTRAINT tickets_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
