import { request } from './request.ts'

/** The rows of each page after the first one: the most that the server sends at once. */
export const LIMIT = 200

/** A page of a customer's list, and where the next one begins; null on the last one. */
interface Page<Row> {
  rows: Row[]
  next: string | null
}

/** Loads a page of a customer's list: the first one, or that which begins at a cursor. A header of the response leads to the next one. */
export async function loadPage<Row>(path: string, cursor: string | null = null): Promise<Page<Row>> {
  let next: string | null = null
  const onResponse = ({ headers }: Response) => {
    next = headers.get('x-next-cursor')
  }
  const [list] = path.split('?')
  const url = cursor === null ? path : `${list}?limit=${LIMIT}&cursor=${encodeURIComponent(cursor)}`
  // The compiler cannot know which list a path is.
  const rows = await request(`GET ${url as '/api/vps/user/1'}`, { onResponse })
  return { rows: rows as unknown as Row[], next }
}

/** Loads all rows of a customer's list: most lists have one page. */
export async function loadList<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: Page<Row> = await loadPage<Row>(path, cursor)
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}

/** Options of a query whose list is loaded whole. */
export const wholeList = { fetcher: <Row>(path: string) => loadList<Row>(path) }
