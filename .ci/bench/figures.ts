/** One thing that was measured, against something else measured in the same run. */
export interface Figure {
  name: string
  unit: string
  /** One value for each round. */
  ours: number[]
  /** The same by what most would use or write instead. */
  peer?: number[]
  /** The same with nothing but what cannot be left out, such as a page without script or a driver alone. */
  limit?: number[]
  /** What it has to reach: in the unit, or in times what is named. */
  goal?: Goal
}

/** What a figure can be compared with. */
type Other = 'peer' | 'limit'

type Goal = ({ atLeast: number } | { atMost: number }) & { times?: Other }

/** The middle of the values, or between the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** What a figure's ratio is to: what its goal names, else the peer, else the limit. */
function comparedWith({ peer, limit, goal }: Figure): Other | undefined {
  if (goal?.times) return goal.times
  if (peer) return 'peer'
  return limit && 'limit'
}

const ratio = (figure: Figure, other: Other) => median(figure.ours) / median(figure[other] ?? [])

/** Whether the median, or its ratio, reaches the goal; nothing where there is none. */
export function isMet(figure: Figure): boolean | undefined {
  const { ours, goal } = figure
  if (!goal) return undefined
  const value = goal.times ? ratio(figure, goal.times) : median(ours)
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** A value as it stands in a table. */
export const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 })

const goalText = (goal: Goal) =>
  `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`}${goal.times ? ` × ${goal.times}` : ''}`

function ratioText(figure: Figure): string {
  const other = comparedWith(figure)
  const times = other ? ratio(figure, other) : Number.NaN
  // Nothing is a number of times nothing.
  return Number.isFinite(times) ? `${shown(times)} × ${other}` : '–'
}

const verdicts: Record<string, string> = { true: 'met', false: 'not met', undefined: '–' }

/** The figures as lines of a table, each a line of its own. */
export function table(figures: Figure[]): string {
  const shownMedian = (values: number[] | undefined) => (values ? shown(median(values)) : '–')
  const rows = figures.map((figure) => [
    figure.unit ? `${figure.name}, ${figure.unit}` : figure.name,
    shownMedian(figure.ours),
    shownMedian(figure.peer),
    shownMedian(figure.limit),
    ratioText(figure),
    figure.goal ? goalText(figure.goal) : '–',
    verdicts[`${isMet(figure)}`] ?? '',
  ])
  return aligned([['figure', 'ours', 'peer', 'limit', 'ratio', 'goal', 'met'], ...rows])
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
