import type { Migration } from '#server/platform/db/migrate-store.ts'

/** An id of the form that generated ones have. */
const poolId = (number: number) => `00000000-0000-7000-8000-00000004000${number}`

/**
 * The pools of the sandbox: for each location a part of 198.18.0.0/15, which is reserved for tests (RFC 2544), and of 2001:db8::/32, which is
 * reserved for documentation (RFC 3849). Neither is routed anywhere.
 */
const pools = [1, 2, 3, 4].flatMap((location) => [
  `SELECT '${poolId(location)}' AS id, 'Sandbox ${location} IPv4' AS name, 4 AS family,
    '198.18.${4 * (location - 1)}.0/22' AS cidr, '198.18.${4 * location - 1}.254' AS gateway, ${location} AS location_id`,
  `SELECT '${poolId(location + 4)}', 'Sandbox ${location} IPv6', 6, '2001:db8:${location}::/48', 'fe80::1', ${location}`,
])

const numbers = (count: number) =>
  `(SELECT 0 AS n ${Array.from({ length: count - 1 }, (_, index) => `UNION ALL SELECT ${index + 1}`).join(' ')})`
const hexDigit = (value: string) => `SUBSTR('0123456789abcdef', ${value} + 1, 1)`

/** Addresses as rows, and the pools that they belong to. Everything is added, so that the previous version can run at the same time. */
export const addresses: readonly Migration[] = [
  {
    // `next_subnet` is the number of the next /64 of an IPv6 pool. `dns` is a list as JSON.
    name: '040-ip-pools',
    up: ({ varchar, integer, longText, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ip_pools (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        name ${varchar(60)} NOT NULL,
        family ${integer} NOT NULL,
        cidr ${varchar(64)} NOT NULL,
        gateway ${varchar(45)} NULL,
        dns ${longText} NOT NULL,
        location_id ${integer} NOT NULL,
        node_id ${varchar(36)} NULL,
        is_enabled ${integer} NOT NULL,
        next_subnet ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT ip_pools_once UNIQUE (cidr),
        CONSTRAINT ip_pools_by_location UNIQUE (location_id, family, id)
      ) ${tableOptions}`,
  },
  {
    // There is one row for each address, with at most one machine. `address_key` sorts as the number does. `mac` is
    // that of the network card of the machine.
    name: '040-ip-addresses',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ip_addresses (
        address ${varchar(45)} NOT NULL PRIMARY KEY,
        pool_id ${varchar(36)} NOT NULL,
        address_key ${varchar(32)} NOT NULL,
        state ${varchar(16)} NOT NULL,
        vps_id ${varchar(36)} NULL,
        mac ${varchar(17)} NULL,
        is_primary ${integer} NOT NULL,
        reverse_name ${varchar(253)} NULL,
        reserved_until ${integer} NULL,
        released_at ${integer} NULL,
        reason ${varchar(200)} NULL,
        CONSTRAINT ip_addresses_once UNIQUE (pool_id, address_key),
        CONSTRAINT ip_addresses_by_state UNIQUE (pool_id, state, address_key),
        CONSTRAINT ip_addresses_by_machine UNIQUE (vps_id, address),
        CONSTRAINT ip_addresses_mac UNIQUE (mac),
        CONSTRAINT ip_addresses_released UNIQUE (state, released_at, address),
        CONSTRAINT ip_addresses_expiring UNIQUE (state, reserved_until, address),
        CONSTRAINT ip_addresses_of_machine CHECK ((vps_id IS NULL) = (state IN ('free', 'quarantined', 'blocked'))),
        CONSTRAINT ip_addresses_pool FOREIGN KEY (pool_id) REFERENCES ip_pools (id)
      ) ${tableOptions}`,
  },
  {
    name: '040-sandbox-pools',
    up: () => `
      INSERT INTO ip_pools
        (id, name, family, cidr, gateway, location_id, dns, node_id, is_enabled, next_subnet, created_at)
      SELECT seeds.id, seeds.name, seeds.family, seeds.cidr, seeds.gateway, seeds.location_id, '[]', NULL, 1, 1, 0
      FROM (${pools.join(' UNION ALL ')}) AS seeds
      WHERE NOT EXISTS (SELECT 1 FROM ip_pools)`,
  },
  {
    // Each /22 has all its addresses but the network itself, the gateway and the broadcast address.
    name: '040-sandbox-addresses',
    up: () => `
      INSERT INTO ip_addresses (address, pool_id, address_key, state, is_primary)
      SELECT CONCAT('198.18.', c.n, '.', h.n * 16 + l.n),
        CASE WHEN c.n < 4 THEN '${poolId(1)}' WHEN c.n < 8 THEN '${poolId(2)}' WHEN c.n < 12 THEN '${poolId(3)}' ELSE '${poolId(4)}' END,
        CONCAT('c6120', ${hexDigit('c.n')}, ${hexDigit('h.n')}, ${hexDigit('l.n')}), 'free', 0
      FROM ${numbers(16)} AS c CROSS JOIN ${numbers(16)} AS h CROSS JOIN ${numbers(16)} AS l
      WHERE NOT (c.n % 4 = 0 AND h.n = 0 AND l.n = 0) AND NOT (c.n % 4 = 3 AND h.n = 15 AND l.n > 13)
        AND NOT EXISTS (SELECT 1 FROM ip_addresses)`,
  },
  {
    // The machines that exist keep their addresses.
    name: '040-adopt-addresses',
    up: () => `
      UPDATE ip_addresses SET state = 'assigned', is_primary = 1,
        vps_id = (SELECT i.id FROM instances i WHERE i.ip_address = ip_addresses.address),
        mac = CONCAT('02:53:', SUBSTR(address_key, 1, 2), ':', SUBSTR(address_key, 3, 2), ':',
          SUBSTR(address_key, 5, 2), ':', SUBSTR(address_key, 7, 2))
      WHERE state = 'free' AND EXISTS (
        SELECT 1 FROM instances i WHERE i.ip_address = ip_addresses.address AND i.status NOT IN ('failed', 'terminated'))`,
  },
  {
    // Those that are gone may still be known by theirs.
    name: '040-quarantine-addresses',
    up: () => `
      UPDATE ip_addresses SET state = 'quarantined', released_at = 0
      WHERE state = 'free' AND EXISTS (SELECT 1 FROM instances i WHERE i.ip_address = ip_addresses.address)`,
  },
]
