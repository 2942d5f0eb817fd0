import { expect, test } from 'vitest'
import { plainWords } from './9-plain-words.ts'
import { faults } from './fixture.ts'

const names = (text: string) => faults(plainWords, { 'site/app/a.ts': `${text}\n` })

test.each([
  'export const acts = 1',
  'export const ActFailed = {}',
  'export interface OrderAnswer {}',
  'export type Texts = { actFor: string }',
  'export function giveUp() {}',
  'export const frozen = true',
  'export const Default: Story = {}',
  'export const { answer } = await load()',
  'export const [wanted, setWanted] = useState(0)',
  'export const find = (asked: string) => asked',
  'export const find = ({ said = 1, ...rest }) => rest',
  'export type Find = (whole: number) => void',
  'export interface Store { find<Answer>(moment: number): Answer }',
  'export class Limit { giveBack() {} }',
  'export const expectNobody = 1',
  "import { question } from './faq.ts'\nexport const answer = reply(question)",
  'export type Faq = { question: string }\nexport type Reply = { answer: string }',
])('%s is refused, with the words to use', (text) => {
  expect(names(text).length).toBeGreaterThan(0)
})

test.each(['// Kept for %', '/** Kept for % */', '/*\n * Kept for %\n */'])(
  'a refused word in a comment is refused: %s',
  (comment) => {
    const [fault, ...others] = names(`export const text = 1\n${comment.replace('%', 'whoever')}`)
    expect([fault, others]).toEqual([expect.stringContaining('“whoever”'), []])
  },
)

test('words of the field, texts, comments and the steps of the schema are fine', () => {
  expect(
    names("// What a face is.\nexport const action = 'frozen acts'\nexport const interact = 1, active = 2, Action = 3"),
  ).toEqual([])
  expect(names('export const faq: { question: string; answer: string }[] = []')).toEqual([])
  expect(names('export const list = ({ question, answer }: Item) => question + answer')).toEqual([])
  expect(names('export interface Item {\n  question: string\n  answer: string\n}')).toEqual([])
  expect(names("export const text = 'for whoever asks'")).toEqual([])
  expect(faults(plainWords, { 'server/migrations/005-upkeep.ts': 'export const upkeep = []\n' })).toEqual([])
})
