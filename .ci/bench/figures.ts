import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'

/** One thing that was measured, against something else measured in the same run. */
export interface Figure {
  name: string
  unit: string
  /** One value for each round. */
  ours: number[]
  peer?: number[]
  /** What it has to reach: in the unit, or in times the peer. */
  goal?: ({ atLeast: number } | { atMost: number }) & { timesPeer?: true }
}

/** The middle of the values, or between the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** How many times the peer's median ours is. */
const ratio = ({ ours, peer = [] }: Figure) => median(ours) / median(peer)

/** Whether the median, or its ratio, reaches the goal; nothing where there is none. */
export function isMet(figure: Figure): boolean | undefined {
  const { ours, goal } = figure
  if (!goal) return undefined
  const value = goal.timesPeer ? ratio(figure) : median(ours)
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** A value as it stands in a table. */
export const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 })

const goalText = (goal: NonNullable<Figure['goal']>) =>
  `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`}${goal.timesPeer ? ' ×' : ''}`

const verdicts: Record<string, string> = { true: 'met', false: 'not met', undefined: '–' }

/** The figures as lines of a table: what, ours, peer, ratio, goal, met or not. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, ours, peer, goal } = figure
    const met = isMet(figure)
    return [
      `${name}, ${unit}`,
      shown(median(ours)),
      peer ? shown(median(peer)) : '–',
      peer ? shown(ratio(figure)) : '–',
      goal ? goalText(goal) : '–',
      verdicts[`${met}`] ?? '',
    ]
  })
  return aligned([['figure', 'ours', 'peer', 'ratio', 'goal', ''], ...rows])
}

/** Rows of cells as text: the first column to the left, the others to the right. */
export function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

/** Writes the figures with what one must know to read them: when, on how many processors, beside what other work. */
export function record(path: string, figures: Figure[], about: Record<string, unknown>) {
  mkdirSync(dirname(path), { recursive: true })
  const medians = figures.map((figure) => ({ ...figure, median: median(figure.ours), met: isMet(figure) }))
  writeFileSync(path, `${JSON.stringify({ ...about, loadAverage: loadavg(), figures: medians }, null, 2)}\n`)
}
