import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { inlineHashes, pagePolicy } from './security-headers.ts'

/** Content codings, the better one first. The build puts a compressed copy next to each asset that it makes smaller. */
export const codings = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip) },
] as const
export type Coding = (typeof codings)[number]

/** Documents of fewer bytes are not compressed: with its headers, one fits into one packet either way. */
const SMALL = 1000

/** The best of the available codings that the client accepts. */
export const codingFor = (request: Request, available: readonly Coding[] = codings) =>
  available.find(({ name }) => request.acceptsEncodings(name))

/** A text file in memory, with its headers. */
export interface Document {
  send(request: Request, response: Response): Promise<void>
  /** Its bytes in memory: the source, and the copies that were compressed so far. */
  memory(): number
}

interface DocumentOptions {
  source: Buffer
  /** Such as `.html`. */
  extension: string
  /** Makes the text that is sent from the source: with the site's origin, and with the styles of a page. */
  complete: (source: string) => string
  https: boolean
}

/**
 * Keeps a document as its source, which for a page lacks the styles that it shares with others, and as what was sent of it: most pages
 * of most editions are rarely requested. Each coding is made once, on its first request; the bytes without one, which no browser
 * requests, each time.
 */
export function createDocument({ source, extension, complete, https }: DocumentOptions): Document {
  const text = () => complete(source.toString())
  const compressed = new Map<Coding, Promise<Buffer>>()
  const sizes = new Map<Coding, number>()
  let headers: { hash: string; policy: string | undefined; isSmall: boolean } | undefined

  /** Determines the headers on the first request. */
  function describe() {
    const sent = text()
    return {
      hash: createHash('sha256').update(sent).digest('base64url').slice(0, 27),
      policy: extension === '.html' ? pagePolicy(inlineHashes(sent), https) : undefined,
      isSmall: Buffer.byteLength(sent) < SMALL,
    }
  }

  function bytesOf(coding: Coding | undefined): Promise<Buffer> | Buffer {
    const bytes = () => Buffer.from(text())
    if (!coding) return bytes()
    let result = compressed.get(coding)
    if (!result) {
      result = coding.compress(bytes())
      compressed.set(coding, result)
      result.then(
        ({ length }) => sizes.set(coding, length),
        () => compressed.delete(coding),
      )
    }
    return result
  }

  return {
    async send(request, response) {
      headers ??= describe()
      const coding = headers.isSmall ? undefined : codingFor(request)
      response.vary('Accept-Encoding').set('cache-control', 'no-cache')
      // Each coding is a separate representation.
      response.set('etag', `"${headers.hash}${coding ? `-${coding.name}` : ''}"`)
      if (headers.policy) response.set('content-security-policy', headers.policy)
      if (coding) response.set('content-encoding', coding.name)
      response.type(extension).send(await bytesOf(coding))
    },
    memory: () => [...sizes.values()].reduce((total, size) => total + size, source.length),
  }
}
