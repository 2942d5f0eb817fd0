import { type ESTree, Visitor } from 'vite'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'

const isServer = (source: Source) => source.path.startsWith('server/') && !isTest(source)
const isDatabase = ({ path }: Source) => path.startsWith('server/platform/db/')
const speaksSql = (source: Source) =>
  isDatabase(source) || /store\.ts$/.test(source.path) || /^server\/(?:migrations|seeds)\//.test(source.path)

/** An upper-case verb and what follows it: a statement, not a sentence. */
const statement = /\b(?:SELECT\s.*\sFROM|INSERT\s+INTO|UPDATE\s.*\sSET|DELETE\s+FROM|CREATE\s+TABLE)\b/s
const dialect = /\b(?:sqlite3?|mysql2?|mariadb)\b/i

export const sqlInStores: Rule = {
  number: 8,
  name: 'SQL in stores',
  demand:
    'Only stores, migrations and seeds speak SQL; only platform/db knows a dialect; services open transactions by its helper, in callback form.',
  check: ({ sources }) => sources.filter(isServer).flatMap((source) => [...strayKnex(source), ...strayWords(source)]),
}

function strayKnex(source: Source): Violation[] {
  return source.imports.flatMap((entry) => {
    if (/^(?:better-sqlite3|mysql2)(?:\/|$)/.test(entry.specifier) && !isDatabase(source))
      return [at(source, entry, 'Only platform/db knows a driver. Ask it for a database.')]
    if (/^knex(?:\/|$)/.test(entry.specifier) && !speaksSql(source))
      return [
        at(
          source,
          entry,
          'Only stores speak SQL. Move the query to a *store.ts, and take its functions as a dependency.',
        ),
      ]
    return []
  })
}

function strayWords(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program) return found
  const checkText = (node: ESTree.Node, text: string) => {
    if (!speaksSql(source) && statement.test(text)) found.push(at(source, node, 'This is SQL. Move it to a *store.ts.'))
    if (!isDatabase(source) && dialect.test(text))
      found.push(at(source, node, 'This names a dialect. Move what differs between databases to platform/db.'))
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') checkText(node, node.value)
    },
    TemplateElement: (node) => checkText(node, node.value.raw),
    CallExpression: (node) => {
      const { callee } = node
      if (!speaksSql(source) && isQuery(node))
        found.push(at(source, node, 'This is a query. Move it to a *store.ts, and call its function.'))
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const fault = faultOfCall(callee.property.name, node.arguments[0], source)
      if (fault) found.push(at(source, node, fault))
    },
  }).visit(source.program)
  return found
}

/** The names under which the server hands a database or a transaction around. */
const handles = new Set(['queries', 'transaction', 'knex'])

/** `queries('users')`, `database.queries('users')`: a table's name makes a handle a query. */
function isQuery({ callee, arguments: [first] }: ESTree.CallExpression): boolean {
  const handle = callee.type === 'MemberExpression' ? callee.property : callee
  return handle.type === 'Identifier' && handles.has(handle.name) && isText(first)
}

const isText = (node: ESTree.Node | undefined) => node?.type === 'Literal' || node?.type === 'TemplateLiteral'

function faultOfCall(method: string, argument: ESTree.Node | undefined, source: Source): string | undefined {
  if (method === 'commit' || method === 'rollback')
    return `.${method}() by hand. Return from the transaction's callback to commit, throw to roll back.`
  if (method === 'raw' && isText(argument) && !speaksSql(source)) return 'This is SQL. Move it to a *store.ts.'
  if (method !== 'transaction') return
  if (!isDatabase(source) && speaksSql(source))
    return 'A store is given its transaction. The service opens it: database.transaction(async (transaction) => …).'
  if (argument === undefined) return 'A transaction without a callback can stay open. Give it the work as a function.'
}
