import { type ESTree, Visitor } from 'vite'
import { partOf } from './parts.ts'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'

const isServer = (source: Source) => source.path.startsWith('server/') && !isTest(source)
const isDatabase = ({ path }: Source) => path.startsWith('server/platform/db/')
const mayContainSql = (source: Source) =>
  isDatabase(source) || /store\.ts$/.test(source.path) || /^server\/(?:migrations|seeds)\//.test(source.path)

/** An upper-case verb with the rest of its statement, unlike in a sentence. */
const statement = /\b(?:SELECT\s.*\sFROM|INSERT\s+INTO|UPDATE\s.*\sSET|DELETE\s+FROM|CREATE\s+TABLE)\b/s
const dialect = /\b(?:sqlite3?|mysql2?|mariadb)\b/i

export const sqlInStores: Rule = {
  number: 8,
  name: 'SQL in stores',
  demand:
    'Only stores, migrations and seeds contain SQL; only platform/db knows a dialect; services open transactions with its helper and a callback; a store of a feature uses the tables of its own feature and of those below it.',
  check({ sources }) {
    const ofServer = sources.filter(isServer)
    const owners = ownersOfTables(ofServer)
    return ofServer.flatMap((source) => [...strayKnex(source), ...strayWords(source), ...strayTables(source, owners)])
  },
}

/** The files that declare the tables, by the tables' names. */
function ownersOfTables(sources: readonly Source[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const { path, program } of sources) {
    if (!program) continue
    new Visitor({
      CallExpression: ({ callee, arguments: [name] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'createTable') return
        if (name?.type === 'Literal' && typeof name.value === 'string') owners.set(name.value, path)
      },
    }).visit(program)
  }
  return owners
}

/** The tables that a feature's store uses but may not: those of features that are not below it, and those without a declaration. */
function strayTables(source: Source, owners: ReadonlyMap<string, string>): Violation[] {
  const part = partOf(source.path)
  if (!source.program || !part?.home.startsWith('server/features/') || !mayContainSql(source)) return []
  const found: Violation[] = []
  new Visitor({
    CallExpression: (node) => {
      // A table's name may also reach the query through a function of the store, so every argument counts.
      for (const argument of node.arguments) {
        if (argument.type !== 'Literal' || typeof argument.value !== 'string') continue
        // The alias is left out: `users as owners`.
        const [table = ''] = argument.value.split(' ')
        const owner = owners.get(table)
        if (owner === undefined) {
          if (argument === node.arguments[0] && isQuery(node))
            found.push(at(source, node, `The table ${table} is not declared. Declare its columns with createTable.`))
        } else if (![part.home, ...part.below].some((home) => owner.startsWith(home)))
          found.push(
            at(source, node, `The table ${table} belongs to ${partOf(owner)?.home}. Take its values as a dependency.`),
          )
      }
    },
  }).visit(source.program)
  return found
}

function strayKnex(source: Source): Violation[] {
  return source.imports.flatMap((entry) => {
    if (/^(?:better-sqlite3|mysql2)(?:\/|$)/.test(entry.specifier) && !isDatabase(source))
      return [at(source, entry, 'Only platform/db uses a driver. Take a database as a dependency.')]
    if (/^knex(?:\/|$)/.test(entry.specifier) && !mayContainSql(source))
      return [
        at(
          source,
          entry,
          'Only stores contain SQL. Move the query to a *store.ts, and take its functions as a dependency.',
        ),
      ]
    return []
  })
}

function strayWords(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program) return found
  const checkText = (node: ESTree.Node, text: string) => {
    if (!mayContainSql(source) && statement.test(text))
      found.push(at(source, node, 'This is SQL. Move it to a *store.ts.'))
    if (!isDatabase(source) && dialect.test(text))
      found.push(at(source, node, 'This names a dialect. Move differences between databases to platform/db.'))
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') checkText(node, node.value)
    },
    TemplateElement: (node) => checkText(node, node.value.raw),
    CallExpression: (node) => {
      const { callee } = node
      if (!mayContainSql(source) && isQuery(node))
        found.push(at(source, node, 'This is a query. Move it to a *store.ts, and call its function.'))
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const fault = faultOfCall(callee.property.name, node.arguments[0], source)
      if (fault) found.push(at(source, node, fault))
    },
  }).visit(source.program)
  return found
}

/** The variable names that the server uses for a database or a transaction. */
const handles = new Set(['queries', 'tx', 'knex'])

/** `queries('users')`, `database.queries('users')`: a call with a table's name. */
function isQuery({ callee, arguments: [first] }: ESTree.CallExpression): boolean {
  const handle = callee.type === 'MemberExpression' ? callee.property : callee
  return handle.type === 'Identifier' && handles.has(handle.name) && isText(first)
}

const isText = (node: ESTree.Node | undefined) => node?.type === 'Literal' || node?.type === 'TemplateLiteral'

function faultOfCall(method: string, argument: ESTree.Node | undefined, source: Source): string | undefined {
  if (method === 'commit' || method === 'rollback')
    return `.${method}() is called by hand. Return from the transaction's callback to commit, throw to roll back.`
  if (method === 'raw' && isText(argument) && !mayContainSql(source)) return 'This is SQL. Move it to a *store.ts.'
  if (method !== 'transaction') return
  if (!isDatabase(source) && mayContainSql(source))
    return 'A store receives its transaction. The service opens it: database.transaction(async (tx) => …).'
  if (argument === undefined) return 'A transaction without a callback can stay open. Pass the work as a function.'
}
