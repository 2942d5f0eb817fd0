import type { Row } from './rows.ts'

/**
 * Anchors of rows, so that the page of a screen can link to them: `spec-33` is the first row about the 33rd line of the specification. A row
 * whose lines all belong to earlier ones has none.
 */
export function anchorsOf(rows: readonly Pick<Row, 'spec'>[]): Map<Pick<Row, 'spec'>, string> {
  const taken = new Set<number>()
  const anchors = new Map<Pick<Row, 'spec'>, string>()
  for (const row of rows) {
    const [line] = row.spec.filter((own) => !taken.has(own))
    if (line === undefined) continue
    taken.add(line)
    anchors.set(row, `spec-${line}`)
  }
  return anchors
}
