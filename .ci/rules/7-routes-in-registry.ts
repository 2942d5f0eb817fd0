import { Visitor } from 'vite'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'

const isOutside = (source: Source) =>
  source.path.startsWith('server/') && !source.path.startsWith('server/platform/http/') && !isTest(source)

const verbs = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all', 'route', 'use'])

export const routesInRegistry: Rule = {
  number: 7,
  name: 'routes in the registry',
  demand:
    'Every route is declared in the registry, with its policy, schemas and responses; only platform/http uses Express.',
  check: ({ sources }) => sources.filter(isOutside).flatMap((source) => [...ownRoutes(source), ...ownExpress(source)]),
}

/** `anything.get('/path', …)`: a route that is not in the registry. */
function ownRoutes(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program) return found
  new Visitor({
    CallExpression: (node) => {
      const { callee } = node
      if (
        callee.type !== 'MemberExpression' ||
        callee.property.type !== 'Identifier' ||
        !verbs.has(callee.property.name)
      )
        return
      const [path] = node.arguments
      if (path?.type === 'Literal' && typeof path.value === 'string' && path.value.startsWith('/'))
        found.push(at(source, node, `${path.value} bypasses the registry. Declare it as a route with a policy.`))
    },
  }).visit(source.program)
  return found
}

const ownExpress = (source: Source) =>
  source.imports
    .filter(({ specifier, isType }) => specifier === 'express' && !isType)
    .map((entry) => at(source, entry, 'Only platform/http creates Express applications and routers.'))
