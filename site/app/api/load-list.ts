import { request } from './request.ts'

/** The rows of each page after the first one: the most that the server sends at once. */
const LIMIT = 200

/** Loads all rows of a customer's list: the first page, and then as many as there are, to which a header leads. Most lists have one. */
export async function loadList<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  let next: string | null = path
  while (next !== null) {
    let cursor: string | null = null
    const onResponse = ({ headers }: Response) => {
      cursor = headers.get('x-next-cursor')
    }
    // The compiler cannot know which list a path is.
    const page = await request(`GET ${next as '/api/vps/user/1'}`, { onResponse })
    rows.push(...(page as unknown as Row[]))
    next = cursor === null ? null : `${path}?limit=${LIMIT}&cursor=${encodeURIComponent(cursor)}`
  }
  return rows
}
