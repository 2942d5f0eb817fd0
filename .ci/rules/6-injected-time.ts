import { type ESTree, Visitor } from 'vite'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'

/** Server code outside platform/, which creates clock, timers and ids; and the stores of the design system. */
const isTimed = (source: Source) =>
  /^(server\/(?!platform\/)|design-system\/.*store\.ts$)/.test(source.path) && !isTest(source)

/** Global functions that are not deterministic. */
const globals = new Set('setTimeout setInterval setImmediate requestAnimationFrame'.split(' '))
const methods = new Set(
  'Date.now Math.random performance.now process.hrtime process.uptime crypto.randomUUID'.split(' '),
)
const packages = /^(?:node:)?timers(?:\/promises)?$/

export const injectedTime: Rule = {
  number: 6,
  name: 'injected time',
  demand:
    'Time, randomness and timers are injected: the server creates them only in platform/, and stores receive a clock and do not import React.',
  check: ({ sources }) =>
    sources.filter(isTimed).flatMap((source) => [...callsOfGlobals(source), ...strayImports(source)]),
}

function callsOfGlobals(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program) return found
  const report = (node: ESTree.Node, what: string) =>
    found.push(at(source, node, `${what} is not deterministic. Take the clock, the timers or the ids as a dependency.`))
  new Visitor({
    MemberExpression: (node) => {
      const name = source.text.slice(node.start, node.end).replace(/^globalThis\./, '')
      if (methods.has(name)) report(node, name)
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && (globals.has(node.callee.name) || node.callee.name === 'Date'))
        report(node, `${node.callee.name}()`)
      if (/\bfn\.now$/.test(source.text.slice(node.callee.start, node.callee.end))) report(node, 'The database')
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        report(node, 'new Date()')
    },
  }).visit(source.program)
  return found
}

function strayImports(source: Source): Violation[] {
  const isStore = source.path.startsWith('design-system/')
  return source.imports.flatMap((entry) => {
    if (packages.test(entry.specifier))
      return [at(source, entry, `${entry.specifier} waits in real time. Take the timers as a dependency.`)]
    if (isStore && /^react(?:-dom)?(?:\/|$)/.test(entry.specifier))
      return [
        at(
          source,
          entry,
          'A store does not import React, so that it can be tested without a browser. Move this to a hook.',
        ),
      ]
    return []
  })
}
