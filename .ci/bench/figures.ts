/** One measured quantity, and what it is compared with in the same run. */
export interface Figure {
  name: string
  unit: string
  /** One value for each round. */
  ours: number[]
  /** The same for the usual alternative. */
  reference?: number[]
  /** The same for the theoretical limit, such as a page without script or the database driver alone. */
  limit?: number[]
  /** The value to reach: in the unit, or as a multiple of the reference or the limit. */
  goal?: Goal
}

/** What a figure can be compared with. */
type Other = 'reference' | 'limit'

type Goal = ({ atLeast: number } | { atMost: number }) & { times?: Other }

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** The smallest value that so many percent of all values do not exceed. */
export const percentile = (values: number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN

/** The denominator of a figure's ratio: the one that its goal names, else the reference, else the limit. */
function comparedWith({ reference, limit, goal }: Figure): Other | undefined {
  if (goal?.times) return goal.times
  if (reference) return 'reference'
  return limit && 'limit'
}

const ratio = (figure: Figure, other: Other) => median(figure.ours) / median(figure[other] ?? [])

/** Whether the median, or its ratio, reaches the goal; undefined if the figure has no goal. */
export function isMet(figure: Figure): boolean | undefined {
  const { ours, goal } = figure
  if (!goal) return undefined
  const value = goal.times ? ratio(figure, goal.times) : median(ours)
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** Formats a value for a table. */
export const formatted = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 })

const goalText = (goal: Goal) =>
  `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`}${goal.times ? ` × ${goal.times}` : ''}`

function ratioText(figure: Figure): string {
  const other = comparedWith(figure)
  const times = other ? ratio(figure, other) : Number.NaN
  // A ratio to zero is infinite or NaN.
  return Number.isFinite(times) ? `${formatted(times)} × ${other}` : '–'
}

const verdicts: Record<string, string> = { true: 'met', false: 'not met', undefined: '–' }

/** The figures as a table with one line each. */
export function table(figures: Figure[]): string {
  const medianText = (values: number[] | undefined) => (values ? formatted(median(values)) : '–')
  const rows = figures.map((figure) => [
    figure.unit ? `${figure.name}, ${figure.unit}` : figure.name,
    medianText(figure.ours),
    medianText(figure.reference),
    medianText(figure.limit),
    ratioText(figure),
    figure.goal ? goalText(figure.goal) : '–',
    verdicts[`${isMet(figure)}`] ?? '',
  ])
  return aligned([['figure', 'ours', 'reference', 'limit', 'ratio', 'goal', 'met'], ...rows])
}

/** Rows of cells as text: the first column is left-aligned, the others right-aligned. */
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
