import { isId } from './ids.ts'

/** Where a row is in a sorted list: the value that the list is sorted by, null if that is the id, and its id. */
export interface Position {
  value: number | null
  id: string
}

/** The cursor of the page after a row: for a list that is sorted by ids, the same as of `pageOf`. */
export const positionCursor = ({ value, id }: Position) =>
  Buffer.from(value === null ? id : `${value} ${id}`).toString('base64url')

/** Reads such a cursor; null if it is none. */
export function readPosition(cursor: string): Position | null {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, value, id = ''] = /^(?:(\d{1,15}) )?(.*)$/.exec(text) ?? []
  if (!isId(id)) return null
  return { value: value === undefined ? null : Number(value), id }
}
