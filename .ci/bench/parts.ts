import { parseArgs } from 'node:util'
import { aligned, table } from './figures.ts'
import type { Recorded } from './report.ts'

/** How a part is asked for, and how many minutes it may take before it counts as broken. */
interface Turn {
  flags: string[]
  minutes: number
}

/** One of the measurements that `npm run bench` takes. */
export interface Part {
  name: 'web' | 'api' | 'scale' | 'visual'
  full: Turn
  quick: Turn
}

/** In the order in which they are taken. A million people take far longer than all the rest: `bench:scale` alone has them. */
export const parts: Part[] = [
  {
    name: 'web',
    full: { flags: [], minutes: 45 },
    quick: { flags: ['--rounds', '1'], minutes: 15 },
  },
  {
    name: 'api',
    full: { flags: [], minutes: 12 },
    quick: { flags: ['--rounds', '2', '--seconds', '0.5'], minutes: 6 },
  },
  {
    name: 'scale',
    full: { flags: ['--users', '10000'], minutes: 15 },
    quick: { flags: ['--users', '10000', '--rounds', '5'], minutes: 8 },
  },
  {
    name: 'visual',
    full: { flags: [], minutes: 25 },
    quick: { flags: ['--rounds', '1', '--sample', '20'], minutes: 8 },
  },
]

/** What is to be measured. */
export interface Asked {
  pace: 'full' | 'quick'
  parts: Part[]
}

/**
 * Reads the command line: `--quick`, and the names of parts, or all of them.
 * @throws an Error of one line when it names none.
 */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const names = parts.map(({ name }) => name)
  const unknown = positionals.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`There is no measurement "${unknown}". There are: ${names.join(', ')}.`)
  const isAsked = ({ name }: Part) => positionals.length === 0 || positionals.includes(name)
  return { pace: values.quick ? 'quick' : 'full', parts: parts.filter(isAsked) }
}

/** What came of a part; without figures it has broken. */
export interface Outcome {
  name: string
  recorded: Recorded | null
}

/** The last words: how many goals each part has met, and below them those that are missed. */
export function summary(outcomes: Outcome[]): string {
  const withGoal = ({ recorded }: Outcome) => recorded?.figures.filter(({ goal }) => goal) ?? []
  const lines = outcomes.map((outcome) => {
    const goals = withGoal(outcome)
    const met = goals.filter((figure) => figure.met)
    return [outcome.name, outcome.recorded ? `${met.length} of ${goals.length} goals met` : 'broken, see above']
  })
  const missed = outcomes.flatMap(withGoal).filter((figure) => !figure.met)
  const text = aligned(lines)
  return missed.length === 0 ? text : `${text}\n\nNot met:\n${table(missed)}`
}
