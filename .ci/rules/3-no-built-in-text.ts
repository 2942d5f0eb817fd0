import { type ESTree, Visitor } from 'vite'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'

/** The files that may not contain texts: base components get them from props or messages, others from a typed `texts` prop. */
const isChecked = (source: Source) =>
  /^(design-system\/(?!texts\/|tokens\/)|site\/app\/).*\.tsx$/.test(source.path) && !isTest(source)

/** Props that users see or hear. */
const textProps = new Set(
  'alt title label placeholder description heading caption aria-label aria-description aria-placeholder aria-roledescription aria-valuetext'.split(
    ' ',
  ),
)

const hasLetters = (text: string) => /\p{L}/u.test(text)

export const noBuiltInText: Rule = {
  number: 3,
  name: 'no built-in text',
  demand: 'Components contain no text: it comes from props or messages, and is defined in one place per language.',
  check: ({ sources }) => sources.filter(isChecked).flatMap(textsIn),
}

function textsIn(source: Source): Violation[] {
  if (!source.program) return []
  const found: Violation[] = []
  const report = (node: ESTree.Node) => {
    const words = source.text.slice(node.start, node.end).trim()
    found.push(
      at(
        source,
        node,
        `The text ${words} is built in. Get it from a prop or useMessage(), and move it to design-system/texts.`,
      ),
    )
  }
  const reportAll = (node: ESTree.Node | null) => {
    for (const literal of literalsShown(node)) report(literal)
  }
  const reportChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') reportAll(child)
  }
  const named = (key: ESTree.Node) =>
    (key.type === 'Identifier' && textProps.has(key.name)) ||
    (key.type === 'Literal' && textProps.has(String(key.value)))
  new Visitor({
    JSXText: (node) => {
      if (hasLetters(node.value)) report(node)
    },
    JSXElement: reportChildren,
    JSXFragment: reportChildren,
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && textProps.has(node.name.name)) reportAll(node.value)
    },
    // These are default values of props, and properties of spread objects: `{ label = 'Close' }`, `{ 'aria-label':
    // 'Close' }`.
    Property: (node) => {
      if (node.value.type === 'AssignmentPattern' && named(node.key)) reportAll(node.value.right)
      if (node.key.type === 'Literal' && named(node.key)) reportAll(node.value)
    },
  }).visit(source.program)
  return found
}

/** The literals with letters that an expression can evaluate to. */
function literalsShown(node: ESTree.Node | null): ESTree.Node[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetters(value.raw)) ? [node] : []
    case 'JSXExpressionContainer':
      return literalsShown(node.expression)
    case 'ConditionalExpression':
      return [...literalsShown(node.consequent), ...literalsShown(node.alternate)]
    case 'LogicalExpression':
      return [...literalsShown(node.left), ...literalsShown(node.right)]
    default:
      return []
  }
}
