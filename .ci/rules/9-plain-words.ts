import { type ESTree, Visitor } from 'vite'
import { at, type Rule, type Source, type Violation } from './source.ts'

/** Words that are not used as names, or at the end of names, and what is used: the glossary of docs/contributing.md. */
const words: readonly (readonly [refused: RegExp, instead: string])[] = [
  [/^(acts?|actFor)$|Acts?$/, 'action'],
  [/Answers?$/, 'response'],
  [/^giveUp|GivenUp/, 'what is given up: a dead job, exitWith, onFailed'],
  [/^(bury|revive)$/, 'markDead, retry'],
  [/^doomed$/, 'what will become of it: rowToTerminate'],
  [/^hopeless|Hopeless/i, 'NonRetryable'],
  [/^upkeep$|Upkeep$/, 'cleanup'],
  [/^(atHand)$/, 'running'],
  [/^frozen$/, 'pending'],
  [/^faces?$|Faces?$/, 'font'],
]

/** React's own test function, and names that others gave. */
const given = new Set(['act'])

export const plainWords: Rule = {
  number: 9,
  name: 'plain words',
  demand: 'Names are of the field, one word for one thing: docs/contributing.md has the glossary.',
  check: ({ sources }) => sources.flatMap(declaredNames),
}

function declaredNames(source: Source): Violation[] {
  const found: Violation[] = []
  if (!source.program || source.path.startsWith('server/migrations/')) return found
  const look = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'Identifier') return
    const word = words.find(([refused]) => refused.test(node.name))
    if (word && !given.has(node.name))
      found.push(at(source, node, `${node.name} is not in the glossary. Say ${word[1]}.`))
  }
  new Visitor({
    VariableDeclarator: ({ id }) => look(id),
    FunctionDeclaration: ({ id }) => look(id),
    ClassDeclaration: ({ id }) => look(id),
    TSInterfaceDeclaration: ({ id }) => look(id),
    TSTypeAliasDeclaration: ({ id }) => look(id),
    TSPropertySignature: ({ key }) => look(key),
    TSMethodSignature: ({ key }) => look(key),
  }).visit(source.program)
  return found
}
