import type { Ddl } from '#server/platform/db/ddl.ts'
import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The columns that most tables of the catalogue have: the place in lists, whether it is on sale, and a number that each change raises. */
const listed = ({ integer }: Ddl) => `
        position ${integer} NOT NULL,
        is_offered ${integer} NOT NULL,
        version ${integer} NOT NULL`

/** What is sold. Texts in three languages are JSON. The rows are inserted when a server starts with an empty catalogue. */
export const catalog: readonly Migration[] = [
  {
    // There is one row once the catalogue is filled. Each change raises the number, by which other servers notice it.
    name: '016-catalog-revision',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS catalog_revision (
        name ${varchar(16)} NOT NULL PRIMARY KEY,
        revision ${integer} NOT NULL
      ) ${tableOptions}`,
  },
  {
    name: '016-series',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS series (
        id ${ddl.varchar(40)} NOT NULL PRIMARY KEY,
        name ${ddl.longText} NOT NULL,
        description ${ddl.longText} NOT NULL,
        ${listed(ddl)},
        CONSTRAINT series_by_position UNIQUE (position, id)
      ) ${ddl.tableOptions}`,
  },
  {
    name: '016-plans',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS plans (
        id ${ddl.integer} NOT NULL PRIMARY KEY,
        series_id ${ddl.varchar(40)} NOT NULL,
        name ${ddl.varchar(50)} NOT NULL,
        cpu ${ddl.integer} NOT NULL,
        ram ${ddl.integer} NOT NULL,
        storage ${ddl.integer} NOT NULL,
        bandwidth ${ddl.integer} NOT NULL,
        ipv4 ${ddl.integer} NOT NULL,
        features ${ddl.longText} NOT NULL,
        is_popular ${ddl.integer} NOT NULL,
        is_sold_out ${ddl.integer} NOT NULL,
        sold_out_locations ${ddl.longText} NOT NULL,
        ${listed(ddl)},
        CONSTRAINT plans_by_position UNIQUE (position, id),
        CONSTRAINT plans_series FOREIGN KEY (series_id) REFERENCES series (id)
      ) ${ddl.tableOptions}`,
  },
  {
    // Rows are added and never changed, but one that is not in force yet can be cancelled.
    name: '016-plan-prices',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS plan_prices (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        plan_id ${integer} NOT NULL,
        billing_period ${varchar(16)} NOT NULL,
        amount ${integer} NOT NULL,
        list_amount ${integer} NULL,
        valid_from ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        cancelled_at ${integer} NULL,
        CONSTRAINT plan_prices_by_time UNIQUE (plan_id, billing_period, valid_from, id),
        CONSTRAINT plan_prices_by_plan UNIQUE (plan_id, id),
        CONSTRAINT plan_prices_plan FOREIGN KEY (plan_id) REFERENCES plans (id)
      ) ${tableOptions}`,
  },
  {
    name: '016-images',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS images (
        id ${ddl.varchar(16)} NOT NULL PRIMARY KEY,
        name ${ddl.varchar(100)} NOT NULL,
        end_of_life ${ddl.varchar(10)} NULL,
        successor_ids ${ddl.longText} NOT NULL,
        min_ram ${ddl.integer} NOT NULL,
        ${listed(ddl)},
        CONSTRAINT images_by_position UNIQUE (position, id)
      ) ${ddl.tableOptions}`,
  },
  {
    name: '016-locations',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS locations (
        id ${ddl.integer} NOT NULL PRIMARY KEY,
        name ${ddl.varchar(100)} NOT NULL,
        city ${ddl.longText} NOT NULL,
        country ${ddl.longText} NOT NULL,
        flag ${ddl.varchar(2)} NOT NULL,
        is_sold_out ${ddl.integer} NOT NULL,
        ${listed(ddl)},
        CONSTRAINT locations_by_position UNIQUE (position, id)
      ) ${ddl.tableOptions}`,
  },
  {
    name: '016-categories',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS categories (
        id ${ddl.varchar(40)} NOT NULL PRIMARY KEY,
        name ${ddl.longText} NOT NULL,
        description ${ddl.longText} NOT NULL,
        ${listed(ddl)},
        CONSTRAINT categories_by_position UNIQUE (position, id)
      ) ${ddl.tableOptions}`,
  },
  {
    // A product is either a plan, at its price, or something by quotation, with a price of its own.
    name: '016-products',
    up: (ddl) => `
      CREATE TABLE IF NOT EXISTS products (
        id ${ddl.varchar(40)} NOT NULL PRIMARY KEY,
        category_id ${ddl.varchar(40)} NOT NULL,
        name ${ddl.longText} NOT NULL,
        description ${ddl.longText} NOT NULL,
        features ${ddl.longText} NOT NULL,
        price ${ddl.integer} NULL,
        plan_id ${ddl.integer} NULL,
        ${listed(ddl)},
        CONSTRAINT products_by_position UNIQUE (position, id),
        CONSTRAINT products_category FOREIGN KEY (category_id) REFERENCES categories (id),
        CONSTRAINT products_plan FOREIGN KEY (plan_id) REFERENCES plans (id)
      ) ${ddl.tableOptions}`,
  },
]
