import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The customers' instances and tickets, and the machines of the sandbox that simulates a hypervisor. */
export const services: readonly Migration[] = [
  {
    name: '003-instances',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS instances (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        name ${varchar(50)} NOT NULL,
        status ${varchar(16)} NOT NULL,
        ip_address ${varchar(45)} NULL,
        plan_id ${integer} NOT NULL,
        plan_name ${varchar(50)} NOT NULL,
        location_id ${integer} NOT NULL,
        cpu ${integer} NOT NULL,
        ram ${integer} NOT NULL,
        storage ${integer} NOT NULL,
        operating_system ${varchar(16)} NOT NULL,
        billing_period ${varchar(16)} NOT NULL,
        price ${integer} NOT NULL,
        anchor_day ${integer} NOT NULL,
        next_billing_at ${integer} NOT NULL,
        expires_at ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT instances_by_user UNIQUE (user_id, id),
        CONSTRAINT instances_by_status UNIQUE (status, id),
        CONSTRAINT instances_by_address UNIQUE (ip_address),
        CONSTRAINT instances_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '003-sandbox-machines',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_machines (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        ready_at ${integer} NOT NULL,
        address_number ${integer} NOT NULL,
        CONSTRAINT sandbox_machines_address UNIQUE (address_number)
      ) ${tableOptions}`,
  },
  {
    name: '003-tickets',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS tickets (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        subject ${varchar(200)} NOT NULL,
        category ${varchar(50)} NOT NULL,
        priority ${varchar(16)} NOT NULL,
        status ${varchar(16)} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT tickets_by_user UNIQUE (user_id, id),
        CONSTRAINT tickets_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
