import { type Database, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/** A column in a form that is the same for both engines. Lengths are left out: SQLite has none. */
interface Column {
  kind: string
  isNullable: boolean
  default: unknown
}

/** A table in a form that is the same for both engines. Lists of columns are in their order; lists of lists are sorted. */
export interface Table {
  columns: Record<string, Column>
  primaryKey: string[]
  /** The columns of each unique key except the primary one. */
  uniqueKeys: string[]
  /** The names and columns of the other indexes, except those that MySQL creates for foreign keys. */
  indexes: string[]
  /** `column -> table.column`. */
  foreignKeys: string[]
}

/** All tables of a database, by name. */
export type Schema = Record<string, Table>

/** The kind of a column type. Throws for a type that no migration should use. */
function kindOf(type: string): string {
  const kinds: Record<string, string> = {
    TEXT: 'text',
    varchar: 'text',
    mediumtext: 'text',
    INTEGER: 'integer',
    bigint: 'integer',
  }
  const kind = kinds[type]
  if (!kind) throw new Error(`A column of the type ${type}`)
  return kind
}

/** Reads the schema from the database itself. */
export async function readSchema({ dialect, queries }: Database): Promise<Schema> {
  const names = await (dialect === 'mysql' ? mysqlTables(queries) : sqliteTables(queries))
  const read = dialect === 'mysql' ? mysqlTable : sqliteTable
  const tables: [string, Table][] = []
  for (const name of names.sort()) tables.push([name, await read(queries, name)])
  return Object.fromEntries(tables)
}

interface IndexRow {
  name: string
  column: string
  isUnique: boolean
}

/** The columns of each index: `a, b`. */
const columnsOf = (rows: IndexRow[]) =>
  [...Map.groupBy(rows, ({ name }) => name)].map(([name, parts]) => ({
    name,
    columns: parts.map(({ column }) => column).join(', '),
    isUnique: parts.every(({ isUnique }) => isUnique),
  }))

/** The unique keys, without the primary one, and the other indexes, as a `Table` has them. */
const keysOf = (indexes: ReturnType<typeof columnsOf>): Pick<Table, 'uniqueKeys' | 'indexes'> => ({
  uniqueKeys: indexes
    .filter(({ isUnique }) => isUnique)
    .map((index) => index.columns)
    .sort(),
  indexes: indexes
    .filter(({ isUnique }) => !isUnique)
    .map((index) => `${index.name}: ${index.columns}`)
    .sort(),
})

const sqliteTables = (queries: Queries): Promise<string[]> =>
  queries('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name')

async function sqliteTable(queries: Queries, table: string): Promise<Table> {
  const readPragma = (pragma: string, of: string) =>
    queries.raw(`SELECT * FROM pragma_${pragma}(?)`, [of]) as unknown as Promise<Record<string, string>[]>
  const columns = await readPragma('table_info', table)
  const rows: IndexRow[] = []
  const primary: string[] = columns
    .filter(({ pk }) => toSafeInteger(pk) > 0)
    .sort((a, b) => toSafeInteger(a.pk) - toSafeInteger(b.pk))
    .map(({ name = '' }) => name)
  for (const { name = '', unique, origin } of await readPragma('index_list', table)) {
    if (origin === 'pk') continue
    for (const { name: column = '' } of await readPragma('index_info', name))
      rows.push({ name, column, isUnique: toSafeInteger(unique) === 1 })
  }
  const indexes = columnsOf(rows)
  return {
    columns: Object.fromEntries(
      columns.map(({ name = '', type = '', notnull, dflt_value }) => [
        name,
        { kind: kindOf(type), isNullable: toSafeInteger(notnull) === 0, default: dflt_value ?? null },
      ]),
    ),
    primaryKey: primary,
    ...keysOf(indexes),
    foreignKeys: (await readPragma('foreign_key_list', table))
      .map(({ from, table: to, to: key }) => `${from} -> ${to}.${key}`)
      .sort(),
  }
}

/** Queries a view of `information_schema` for the current database. */
const informationSchema = (queries: Queries, view: string) =>
  queries(`information_schema.${view}`).where({ TABLE_SCHEMA: queries.raw('DATABASE()') })

const mysqlTables = (queries: Queries): Promise<string[]> => informationSchema(queries, 'TABLES').pluck('TABLE_NAME')

async function mysqlTable(queries: Queries, table: string): Promise<Table> {
  const columns = await informationSchema(queries, 'COLUMNS').where({ TABLE_NAME: table }).orderBy('ORDINAL_POSITION')
  const parts = await informationSchema(queries, 'STATISTICS').where({ TABLE_NAME: table }).orderBy('SEQ_IN_INDEX')
  const foreign = await informationSchema(queries, 'KEY_COLUMN_USAGE')
    .where({ TABLE_NAME: table })
    .whereNotNull('REFERENCED_TABLE_NAME')
  const madeForForeignKeys = new Set(foreign.map(({ CONSTRAINT_NAME }) => CONSTRAINT_NAME))
  const indexes = columnsOf(
    parts.map((part) => ({
      name: part.INDEX_NAME,
      column: part.COLUMN_NAME,
      isUnique: toSafeInteger(part.NON_UNIQUE) === 0,
    })),
  ).filter(({ name }) => !madeForForeignKeys.has(name))
  return {
    columns: Object.fromEntries(
      columns.map((column) => [
        column.COLUMN_NAME,
        {
          kind: kindOf(column.DATA_TYPE),
          isNullable: column.IS_NULLABLE === 'YES',
          // MariaDB reports the text NULL for a column without a default.
          default: column.COLUMN_DEFAULT === 'NULL' ? null : column.COLUMN_DEFAULT,
        },
      ]),
    ),
    primaryKey: indexes.find(({ name }) => name === 'PRIMARY')?.columns.split(', ') ?? [],
    ...keysOf(indexes.filter(({ name }) => name !== 'PRIMARY')),
    foreignKeys: foreign
      .map((key) => `${key.COLUMN_NAME} -> ${key.REFERENCED_TABLE_NAME}.${key.REFERENCED_COLUMN_NAME}`)
      .sort(),
  }
}
