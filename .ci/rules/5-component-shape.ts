import { type ESTree, Visitor } from 'vite'
import { at, isTest, type Rule, type Source, type Tree, type Violation } from './source.ts'

const isComponentFile = (source: Source) =>
  /^design-system\/(primitives|components|domain|storefront|account|admin|screens)\/.*\.tsx$/.test(source.path) &&
  !isTest(source)
/** Base components accept all props of their root element; domain components declare their own props. */
const isBase = ({ path }: Source) => /^design-system\/(primitives|components|domain)\//.test(path)

/** Names that other libraries use for `tone`, `emphasis` and `size`. */
const otherVariantNames = new Set(['variant', 'intent', 'severity', 'appearance', 'color', 'colorScheme'])
/** Other names for states and callbacks that have one name here (docs/contributing.md), and what to take instead. */
const otherStateNames = new Map([
  ['isOpen', '`open`'],
  ['visible', '`open`'],
  ['onClose', '`onOpenChange`, which is called with `false`'],
  ['busy', '`pending`'],
  ['isPending', '`pending`'],
  ['frozen', '`pending`'],
  ['isLoading', 'the data as a `Resource`'],
  ['loadError', 'the data as a `Resource`'],
  ['failure', '`error`'],
])

export const componentShape: Rule = {
  number: 5,
  name: 'component shape',
  demand:
    'render, never as; tone, emphasis, size; open, onOpenChange, pending; data-component and rest props on each root; disabledReason instead of disabled.',
  check: (tree) =>
    tree.sources.filter(isComponentFile).flatMap((source) => {
      const isPublic = publicNames(tree, source)
      return [...rootFaults(source, isPublic), ...propFaults(source, isPublic)]
    }),
}

/** The exports of the index.ts next to a file. Everything else is internal to a component. */
function publicNames({ sources }: Tree, { path }: Source): Set<string> {
  const index = `${path.slice(0, path.lastIndexOf('/'))}/index.ts`
  const names = new Set<string>()
  for (const statement of sources.find((source) => source.path === index)?.program?.body ?? [])
    if (statement.type === 'ExportNamedDeclaration')
      for (const { exported } of statement.specifiers) if (exported.type === 'Identifier') names.add(exported.name)
  return names
}

type Component = { name: string; parameters: ESTree.Function['params']; node: ESTree.Node }

/** The exported functions with a component's name. */
function componentsOf({ program }: Source): Component[] {
  return (program?.body ?? []).flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'FunctionDeclaration' || !declared.id || !/^[A-Z]/.test(declared.id.name)) return []
    return [{ name: declared.id.name, parameters: declared.params, node: declared }]
  })
}

/** Components and elements that render nothing themselves. */
const isInvisible = (element: string) => /(?:Provider|Context)$/.test(element)

function rootFaults(source: Source, isPublic: ReadonlySet<string>): Violation[] {
  return componentsOf(source).flatMap(({ name, parameters, node }) => {
    const body = source.text.slice(node.start, node.end)
    const { elements, marks, spreads } = jsxOf(node, source)
    if (!isPublic.has(name) || isInvisible(name) || elements.every(isInvisible)) return []
    const found: Violation[] = []
    if (!marks.includes(name))
      found.push(at(source, node, `${name} does not name its root. Write data-component="${name}" on it.`))
    const [props] = parameters
    const rest =
      props?.type === 'ObjectPattern' ? props.properties.find(({ type }) => type === 'RestElement') : undefined
    const restName =
      rest?.type === 'RestElement' && rest.argument.type === 'Identifier' ? rest.argument.name : undefined
    if (isBase(source) && restName && !spreads.includes(restName))
      found.push(at(source, node, `${name} swallows the rest of its props. Spread {...${restName}} on its root.`))
    if (/\bforwardRef\b/.test(body)) found.push(at(source, node, `${name} uses forwardRef. In React 19 ref is a prop.`))
    return found
  })
}

/** The contents of a component's JSX: names of elements, values of data-component, names of spread objects. */
function jsxOf(node: ESTree.Node, source: Source) {
  const elements: string[] = []
  const marks: string[] = []
  const spreads: string[] = []
  new Visitor({
    JSXOpeningElement: ({ name }) => {
      elements.push(source.text.slice(name.start, name.end))
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'data-component' && value?.type === 'Literal') marks.push(String(value.value))
    },
    // A component built on this one may replace the name: `{ 'data-component': component = 'Input' }`.
    Property: ({ key, value }) => {
      if (key.type === 'Literal' && key.value === 'data-component' && value.type === 'AssignmentPattern')
        if (value.right.type === 'Literal') marks.push(String(value.right.value))
    },
    JSXSpreadAttribute: ({ argument }) => {
      if (argument.type === 'Identifier') spreads.push(argument.name)
    },
  }).visit({ type: 'Program', body: [node], start: node.start, end: node.end } as ESTree.Program)
  return { elements, marks, spreads }
}

function propFaults(source: Source, isPublic: ReadonlySet<string>): Violation[] {
  const found: Violation[] = []
  if (!source.program) return found
  const report = (node: ESTree.Node, message: string) => found.push(at(source, node, message))
  new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => {
      if (isPublic.has(id.name) && id.name.endsWith('Props'))
        for (const member of namesOf(body.body)) reportProp(member, report)
    },
    JSXOpeningElement: ({ name, attributes }) => {
      // <link as="font"> is HTML.
      const isHtmlLink = name.type === 'JSXIdentifier' && name.name === 'link'
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.name === 'as' && !isHtmlLink)
          report(attribute, 'There is no `as`. Set the element with `render={<a />}`.')
    },
  }).visit(source.program)
  return found
}

const namesOf = (members: readonly ESTree.TSSignature[]) =>
  members.flatMap((node) =>
    node.type === 'TSPropertySignature' && node.key.type === 'Identifier' ? [{ node, name: node.key.name }] : [],
  )

function reportProp(
  { node, name }: { node: ESTree.Node; name: string },
  report: (node: ESTree.Node, message: string) => void,
) {
  if (name === 'as') report(node, 'There is no `as`. Take `render`.')
  if (name === 'disabled') report(node, '`disabled` gives no reason. Take `disabledReason`.')
  if (otherVariantNames.has(name)) report(node, `\`${name}\` is called tone, emphasis or size here.`)
  const instead = otherStateNames.get(name)
  if (instead) report(node, `\`${name}\` has another name here. Take ${instead}.`)
}
