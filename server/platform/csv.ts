/** A file of comma-separated values: the mark by which spreadsheets know that it is UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * One line of a file of comma-separated values (RFC 4180). Numbers are written as they are. A text that a spreadsheet would run as a formula begins
 * with an apostrophe: customers choose the names of their instances.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[\s]*[=+\-@]/.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
