import { parseArgs } from 'node:util'
import { aligned, table } from './figures.ts'
import type { Recorded } from './report.ts'

/** The flags that a benchmark is run with, and the minutes after which it counts as broken. */
interface RunOptions {
  flags: string[]
  minutes: number
}

/** One of the benchmarks that `npm run bench` runs. */
export interface Benchmark {
  name: 'web' | 'api' | 'scale' | 'list' | 'metrics' | 'privacy' | 'arrival'
  full: RunOptions
  quick: RunOptions
}

/** In the order in which they run. A million users take far longer than all the rest: only `bench:scale` itself includes them. */
export const benchmarks: Benchmark[] = [
  {
    name: 'web',
    full: { flags: [], minutes: 45 },
    quick: { flags: ['--rounds', '1', '--pages', '/,/dashboard'], minutes: 15 },
  },
  {
    name: 'api',
    full: { flags: [], minutes: 12 },
    quick: { flags: ['--rounds', '1', '--seconds', '0.2'], minutes: 6 },
  },
  {
    name: 'scale',
    full: { flags: ['--users', '10000'], minutes: 15 },
    quick: { flags: ['--users', '1000', '--rounds', '1'], minutes: 6 },
  },
  {
    name: 'list',
    full: { flags: [], minutes: 5 },
    quick: { flags: ['--rounds', '1', '--machines', '100'], minutes: 4 },
  },
  {
    name: 'metrics',
    full: { flags: [], minutes: 5 },
    quick: { flags: ['--rounds', '1', '--machines', '20'], minutes: 2 },
  },
  {
    name: 'privacy',
    full: { flags: [], minutes: 12 },
    quick: { flags: ['--pairs', '20'], minutes: 4 },
  },
  {
    name: 'arrival',
    full: { flags: [], minutes: 12 },
    quick: { flags: ['--transfers', '5', '--customers', '10'], minutes: 4 },
  },
]

/** The benchmarks to run, and in which of the two lengths. */
export interface Selection {
  pace: 'full' | 'quick'
  benchmarks: Benchmark[]
}

/**
 * Reads the command line: `--quick`, and the names of benchmarks (all of them if there is none).
 * @throws an Error with a one-line message for an unknown name.
 */
export function readArguments(args: string[]): Selection {
  const { values, positionals } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const names = benchmarks.map(({ name }) => name)
  const unknown = positionals.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}". There are: ${names.join(', ')}.`)
  const isSelected = ({ name }: Benchmark) => positionals.length === 0 || positionals.includes(name)
  return { pace: values.quick ? 'quick' : 'full', benchmarks: benchmarks.filter(isSelected) }
}

/** The result of a benchmark; null if it broke. */
export interface Outcome {
  name: string
  recorded: Recorded | null
}

/** The final summary: how many goals each benchmark has met, followed by the goals that are missed. */
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
