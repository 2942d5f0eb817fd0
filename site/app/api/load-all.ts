import { request } from './request.ts'

type Page = Readonly<Record<string, unknown>> & { nextCursor: string | null }

/** Loads all pages of a short list of the back-office, so that it can be searched and chosen from. `name` is the field with its rows. */
export async function loadAll<Row>(path: string, name: string, token: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const separator = path.includes('?') ? '&' : '?'
    const url: string = cursor === null ? path : `${path}${separator}cursor=${encodeURIComponent(cursor)}`
    // The compiler cannot know which list a path made of a kind is.
    const page = (await request(`GET ${url as '/api/admin/catalog/plans'}`, { token })) as unknown as Page
    rows.push(...(page[name] as Row[]))
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
