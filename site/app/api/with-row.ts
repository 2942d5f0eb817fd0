/** The list with a row that a response has brought: in the place of the one it replaces, or first, as the newest. */
export function withRow<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  const isKnown = rows.some(({ id }) => id === row.id)
  return isKnown ? rows.map((known) => (known.id === row.id ? row : known)) : [row, ...rows]
}
