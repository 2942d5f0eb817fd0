import { type ESTree, Visitor } from 'vite'
import { at, type Rule, type Source, type Violation } from './source.ts'

/** Refused names, by whole name or ending, with the words to use; the glossary of docs/contributing.md explains them. */
const refusedNames: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^[Aa]cts?(?=$|[A-Z])|Acts?$/, 'action'],
  [/^answers?$|Answers?$/, 'response, result'],
  [/^asked$|Asked$/, 'requested, query, options'],
  [/^wanted$|Wanted$/, 'requested, enabled, expected'],
  [/^(who(so)?ever|(no|some|every|any)body)|Whoever|(No|Some|Every|Any)body/, 'caller, user, anonymous, all'],
  [/^(says|said|tells|told)$|^[a-z]\w*(Says|Said|Told)$/, 'message, text, output'],
  [/^(moment|whole)$/, 'timestamp, toIsoString; integer, toSafeInteger'],
  [/^giveUp|GivenUp/, 'markDead, exitWith, onFailed'],
  [/^giveBack$/, 'release, restore'],
  [/^(bury|revive)$/, 'markDead, retry'],
  [/^doomed$/, 'the purpose, such as rowToTerminate'],
  [/^hopeless|Hopeless/i, 'NonRetryable'],
  [/^trouble$|Trouble/, 'failure'],
  [/^upkeep$|Upkeep$/, 'cleanup'],
  [/^(atHand)$/, 'running'],
  [/^frozen$/, 'pending'],
  [/^faces?$|Faces?$/, 'font'],
  [/^(Default|Basic|Example)$/, 'what the story shows, such as EmptyForm or ThreePlans'],
]

/** Refused words of comments: few, so that none of them is ever right. */
const refusedInComments = /\b(whoever|given up|gives up|anew|thereby|come to nothing|comes to nothing)\b/i

/** Names of React and of schema.org. */
const externalNames = new Set(['act', 'acceptedAnswer'])

export const plainWords: Rule = {
  number: 9,
  name: 'plain words',
  demand: 'Names are of the field, one word for one thing: docs/contributing.md has the glossary.',
  check: ({ sources }) => sources.flatMap((source) => [...declaredNames(source), ...comments(source)]),
}

/** The names that a declaration or a parameter binds. */
function bindings(pattern: ESTree.Node | null | undefined): ESTree.Node[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        bindings(property.type === 'Property' ? property.value : property.argument),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindings)
    case 'AssignmentPattern':
      return bindings(pattern.left)
    case 'RestElement':
      return bindings(pattern.argument)
    case 'TSParameterProperty':
      return bindings(pattern.parameter)
    default:
      return []
  }
}

/** The properties called `answer` that stand next to a `question`, as in a list of frequent questions. */
function answersToQuestions(program: ESTree.Program): ReadonlySet<ESTree.Node> {
  const found = new Set<ESTree.Node>()
  const look = (names: readonly ESTree.Node[]) => {
    const named = (text: string) => names.find((node) => node.type === 'Identifier' && node.name === text)
    const property = named('answer')
    if (property && named('question')) found.add(property)
  }
  const lookAtMembers = (members: readonly ESTree.TSSignature[]) =>
    look(members.flatMap((member) => (member.type === 'TSPropertySignature' ? [member.key] : [])))
  new Visitor({
    ObjectPattern: (pattern) => look(bindings(pattern)),
    TSInterfaceBody: ({ body }) => lookAtMembers(body),
    TSTypeLiteral: ({ members }) => lookAtMembers(members),
  }).visit(program)
  return found
}

function declaredNames(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program || source.path.startsWith('server/migrations/')) return found
  const exempt = answersToQuestions(source.program)
  const look = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'Identifier') return
    const { name } = node
    const word = refusedNames.find(([pattern]) => pattern.test(name))
    if (word && !externalNames.has(name) && !exempt.has(node))
      found.push(at(source, node, `${name} is not in the glossary. Say ${word[1]}.`))
  }
  const lookAll = (patterns: readonly ESTree.Node[]) => patterns.flatMap(bindings).forEach(look)
  new Visitor({
    VariableDeclarator: ({ id }) => lookAll([id]),
    FunctionDeclaration: ({ id, params }) => lookAll([...(id ? [id] : []), ...params]),
    FunctionExpression: ({ params }) => lookAll(params),
    ArrowFunctionExpression: ({ params }) => lookAll(params),
    TSFunctionType: ({ params }) => lookAll(params),
    ClassDeclaration: ({ id }) => look(id),
    PropertyDefinition: ({ key }) => look(key),
    MethodDefinition: ({ key }) => look(key),
    TSInterfaceDeclaration: ({ id }) => look(id),
    TSTypeAliasDeclaration: ({ id }) => look(id),
    TSTypeParameter: ({ name }) => look(name),
    TSPropertySignature: ({ key }) => look(key),
    TSMethodSignature: ({ key, params }) => lookAll([key, ...params]),
  }).visit(source.program)
  return found
}

/** The text after a comment marker, to the end of the line. */
const commentLine = /(?:^|\s)(?:\/\/|\/\*\*?|\*)\s(.*)$/gm

function comments(source: Source): Violation[] {
  if (!source.program) return []
  return [...source.text.matchAll(commentLine)].flatMap((line) => {
    const word = refusedInComments.exec(line[1] ?? '')?.[0]
    return word ? [at(source, { start: line.index + 1 }, `The comment contains “${word}”. Use plainer words.`)] : []
  })
}
