import { type ESTree, Visitor } from 'vite'
import { at, isTest, type Source, type Tree, type Violation } from './source.ts'

const order = 'design-system/css/layers.css'
const globalSheet = 'design-system/css/global.ts'

/** The rules among the arguments of vanilla-extract's functions. */
const ruleMakers: Record<string, (...args: readonly ESTree.Node[]) => readonly (ESTree.Node | undefined)[]> = {
  style: (rule) => [rule],
  globalStyle: (_selector, rule) => [rule],
  styleVariants: (variants, map) => (map ? [bodyOf(map)] : valuesOf(variants)),
  recipe: (options) => [
    valueAt(options, 'base'),
    ...valuesOf(valueAt(options, 'variants')).flatMap(valuesOf),
    ...elementsOf(valueAt(options, 'compoundVariants')).map((compound) => valueAt(compound, 'style')),
  ],
  defineProperties: (options) => [options],
  createTheme: (...args) => [args.at(-1)],
  createGlobalTheme: (_selector, ...args) => [args.at(-1)],
}

/** Checks that the order of the layers is declared once and comes first, and that every rule is in a layer. */
export const layerFaults = ({ sources }: Tree): Violation[] =>
  sources.filter((source) => !isTest(source)).flatMap((source) => [...orderFaults(source), ...looseRules(source)])

function orderFaults(source: Source): Violation[] {
  const [first] = source.imports
  return source.imports.flatMap((entry) => {
    if (entry.target === order && source.path !== globalSheet)
      return [at(source, entry, `Import #ds/css/global.ts instead: it puts the order of the layers first.`)]
    if ((entry.target === order || entry.target === globalSheet) && entry !== first)
      return [at(source, entry, `${entry.specifier} comes too late. Import it before everything else.`)]
    return []
  })
}

const isStyled = ({ path }: Source) => /^(design-system|site\/app)\//.test(path)

function looseRules(source: Source): Violation[] {
  if (!isStyled(source)) return []
  if (source.path.endsWith('.css')) return looseCss(source)
  if (!source.program || !source.imports.some(({ specifier }) => specifier.startsWith('@vanilla-extract/'))) return []
  const found: Violation[] = []
  const layered = layeredNames(source.program)
  new Visitor({
    CallExpression: (call) => {
      const name = call.callee.type === 'Identifier' ? call.callee.name : ''
      if (/^(?:layer|globalLayer)$/.test(name)) found.push(at(source, call, `Layers are declared once, in ${order}.`))
      for (const rule of ruleMakers[name]?.(...call.arguments) ?? [])
        for (const loose of looseIn(rule, layered))
          found.push(
            at(source, loose, 'This rule is in no cascade layer. Wrap it: inLayer(name, {…}) (#ds/css/layers.ts).'),
          )
    },
  }).visit(source.program)
  return found
}

/** `inLayer`, and functions of the file that call it: `const rule = (…) => inLayer('components', …)`. */
function layeredNames(program: ESTree.Program): Set<string> {
  const names = new Set(['inLayer'])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && looseIn(bodyOf(init), names).length === 0) names.add(id.name)
    },
  }).visit(program)
  return names
}

/** The parts of a rule that are in no layer. Class names and empty rules need none. */
function looseIn(node: ESTree.Node | undefined, layered: ReadonlySet<string>): ESTree.Node[] {
  switch (node?.type) {
    case 'ObjectExpression':
      return node.properties.length === 0 || valueAt(node, '@layer') ? [] : [node]
    case 'CallExpression': {
      const called = calledName(node)
      return !called || layered.has(called) || called in ruleMakers || called === 'sprinkles' ? [] : [node]
    }
    case 'ArrayExpression':
      return elementsOf(node).flatMap((element) => looseIn(element, layered))
    case 'ConditionalExpression':
      return [...looseIn(node.consequent, layered), ...looseIn(node.alternate, layered)]
    default:
      return []
  }
}

/** The name of the called function; undefined for anything but a plain name. */
const calledName = ({ callee }: ESTree.CallExpression) => (callee.type === 'Identifier' ? callee.name : undefined)

const bodyOf = (node: ESTree.Node): ESTree.Node | undefined =>
  node.type === 'ArrowFunctionExpression' ? node.body : node

const propertiesOf = (node?: ESTree.Node) =>
  node?.type === 'ObjectExpression' ? node.properties.filter((property) => property.type === 'Property') : []
const valuesOf = (node?: ESTree.Node) => propertiesOf(node).map(({ value }) => value)
const elementsOf = (node?: ESTree.Node) =>
  node?.type === 'ArrayExpression' ? node.elements.filter((element) => element !== null) : []
const valueAt = (node: ESTree.Node | undefined, name: string) =>
  propertiesOf(node).find(
    ({ key }) => (key.type === 'Identifier' && key.name === name) || (key.type === 'Literal' && key.value === name),
  )?.value

/** Plain style sheets: everything except `@font-face` must be inside `@layer`. */
function looseCss(source: Source): Violation[] {
  if (source.path === order) return []
  const rest = source.text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/@layer\s+[\w-]+\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  return rest.trim() === ''
    ? []
    : [{ path: source.path, message: 'Some rules are in no cascade layer. Wrap them in @layer name {…}.' }]
}
