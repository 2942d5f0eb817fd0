import type { Language } from '#contracts/languages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Session } from '#server/platform/http/route.ts'
import { type Page, type PageRequest, pageRequest } from '#server/platform/pages.ts'

/** The number of records that are read together. */
const BATCH = '200'

/** Whose data is exported: the caller, with the language of descriptions and the address beside which places are seen. */
export interface ExportCaller {
  session: Session
  language: Language
  address: string
}

/** A part of the exported data: one record, or a list, page by page, newest first. */
export type ExportPart =
  | { name: string; read: (caller: ExportCaller) => Promise<unknown> }
  | { name: string; page: (caller: ExportCaller, page: PageRequest) => Promise<Page<unknown>> }

/** What is stored about a customer, as one JSON file. */
export interface DataExport {
  /** The file in pieces. Its first part is read before it resolves, so that a database that does not respond is a refusal, not half a file. */
  of(caller: ExportCaller): Promise<AsyncIterable<string>>
}

/** The parts are those of the API: no secret, hash or internal note is in any of them. */
export function createDataExport({ parts, clock }: { parts: readonly ExportPart[]; clock: Clock }): DataExport {
  /** The pieces of one part: the first one holds what was read first. */
  async function* piecesOf(part: ExportPart, caller: ExportCaller) {
    if ('read' in part) {
      yield `${JSON.stringify(part.name)}: ${JSON.stringify(await part.read(caller), null, 1)}`
      return
    }
    let page = await part.page(caller, pageRequest({ limit: BATCH }))
    let before = `${JSON.stringify(part.name)}: [`
    for (;;) {
      yield before + page.rows.map((row) => JSON.stringify(row, null, 1)).join(',\n')
      if (page.nextCursor === null) break
      before = page.rows.length > 0 ? ',\n' : ''
      page = await part.page(caller, pageRequest({ limit: BATCH, cursor: page.nextCursor }))
    }
    yield ']'
  }

  return {
    async of(caller) {
      const all = parts.map((part) => piecesOf(part, caller))
      const first = await all[0]?.next()
      return (async function* pieces() {
        yield `{\n"exportedAt": ${JSON.stringify(new Date(clock.now()).toISOString())}`
        for (const [index, rest] of all.entries()) {
          yield ',\n'
          if (index === 0 && first && !first.done) yield first.value
          yield* rest
        }
        yield '\n}\n'
      })()
    },
  }
}
