/** Returns the list with the row from a response: it replaces the row with the same id, or is added at the front, as the newest. */
export function withRow<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  const isKnown = rows.some(({ id }) => id === row.id)
  return isKnown ? rows.map((known) => (known.id === row.id ? row : known)) : [row, ...rows]
}
