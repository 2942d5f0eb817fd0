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
    'Raw colours, lengths and times only in tokens/; no outer margins; logical properties; every rule in a cascade layer; a theme changes tokens only.',
  check: (tree) => [...tree.sources.filter(isDrawn).flatMap(valueFaults), ...layerFaults(tree)],
}

function valueFaults(source: Source): Violation[] {
  if (source.path.endsWith('.css')) return plainCssFaults(source)
  if (!source.program) return []
  const found: Violation[] = []
  const report = (node: ESTree.Node, fault: string | undefined) => {
    if (fault) found.push(at(source, node, fault))
  }
  const style = declarationVisitor(report, faultOfStyleText(source))
  if (isStyleSheet(source)) new Visitor(style).visit(source.program)
  else
    new Visitor({
      // A component's own file can have the `style` attribute, and the attributes of SVG.
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

/** Where a theme gives tokens their values. Pictures rely on that: not every width is taken in light (stories/modes.ts). */
const themes = 'design-system/css/themes.css.ts'

const faultOfStyleText =
  ({ path }: Source) =>
  (text: string) =>
    path !== themes && /data-theme|prefers-color-scheme/.test(text)
      ? 'A style for one theme. Give it a token with a value in each theme.'
      : faultOfText(text)

/** Checks every declaration (`inlineSize: '40px'`) and every string of a style sheet. */
const declarationVisitor = (
  report: (node: ESTree.Node, fault: string | undefined) => void,
  faultOfText: (text: string) => string | undefined,
) => ({
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
