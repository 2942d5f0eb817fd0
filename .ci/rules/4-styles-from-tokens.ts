import { type ESTree, Visitor } from 'vite'
import { layerFaults } from './cascade-layers.ts'
import { at, isTest, type Rule, type Source, type Violation } from './source.ts'
import { camelCase, faultOfProperty, faultOfText } from './style-values.ts'

const isDrawn = (source: Source) =>
  /^(design-system\/(?!tokens\/|texts\/)|site\/app\/)/.test(source.path) && !isTest(source)
const isStyleSheet = ({ path }: Source) => /\.css\.ts$/.test(path) || /^design-system\/css\/.*\.ts$/.test(path)

export const stylesFromTokens: Rule = {
  number: 4,
  name: 'styles from tokens',
  demand:
    'Raw colours, lengths and times stand in tokens/ only; no outer margins; logical properties; every rule in a cascade layer.',
  check: (tree) => [...tree.sources.filter(isDrawn).flatMap(valueFaults), ...layerFaults(tree)],
}

function valueFaults(source: Source): Violation[] {
  if (source.path.endsWith('.css')) return plainCssFaults(source)
  if (!source.program) return []
  const found: Violation[] = []
  const report = (node: ESTree.Node, fault: string | undefined) => {
    if (fault) found.push(at(source, node, fault))
  }
  const style = declarationVisitor(report)
  if (isStyleSheet(source)) new Visitor(style).visit(source.program)
  else
    new Visitor({
      // A component's own file: what it writes into `style` and into the attributes of drawings.
      JSXAttribute: ({ name, value }) => {
        if (name.name === 'style' && value?.type === 'JSXExpressionContainer')
          new Visitor(style).visit({
            ...source.program,
            body: [{ type: 'ExpressionStatement', expression: value.expression }],
          } as ESTree.Program)
        else if (/^(?:fill|stroke|stopColor|floodColor|color)$/.test(String(name.name)) && value?.type === 'Literal')
          report(value, faultOfText(String(value.value)))
      },
    }).visit(source.program)
  return found
}

const isPlainValue = ({ type }: ESTree.Node) =>
  type !== 'ObjectExpression' && type !== 'CallExpression' && type !== 'ArrowFunctionExpression'

/** Looks at every declaration (`inlineSize: '40px'`) and every text of a style sheet. */
const declarationVisitor = (report: (node: ESTree.Node, fault: string | undefined) => void) => ({
  Property: (node: ESTree.ObjectProperty | ESTree.AssignmentTargetProperty | ESTree.BindingProperty) => {
    const { key, value } = node
    // An object or a call under a name is a variant (`left: rule({…})`), not a declaration.
    if (node.type !== 'Property' || key.type !== 'Identifier' || !isPlainValue(value)) return
    report(node, faultOfProperty(key.name, value.type === 'Literal' ? value.value : undefined))
  },
  Literal: (node: ESTree.Node & { value?: unknown }) => {
    if (typeof node.value === 'string') report(node, faultOfText(node.value))
  },
  TemplateElement: (node: ESTree.TemplateElement) => report(node, faultOfText(node.value.raw)),
})

function plainCssFaults(source: Source): Violation[] {
  const code = source.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(/([a-z-]+)\s*:\s*([^;{}]+);/g)].flatMap((match) => {
    const [, property = '', value = ''] = match
    const fault = faultOfProperty(camelCase(property), value.trim()) ?? faultOfText(value.trim())
    return fault ? [at(source, { start: match.index }, fault)] : []
  })
}
