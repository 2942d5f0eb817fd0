import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** A line of a stack trace in a served file: `    at play (http://127.0.0.1:4000/assets/Badge.js:70:18)`. */
const servedPlace = /^\s*at (?:async )?(?:.* \()?https?:\/\/[^/]+\/(\S+?):(\d+):(\d+)\)?$/

/** Maps the lines of stack traces from the bundle to our own sources, and removes those of packages and the gate. */
export function withSources(text: string, root: string, folder: string): string {
  const placeOf = sourceFinder(root, folder)
  const lines = text.split('\n').flatMap((line) => {
    if (!servedPlace.test(line)) return [line]
    const place = placeOf(line)
    const [indent = ''] = /^\s*/.exec(line) ?? []
    return place ? [`${indent}at ${place.file}:${place.line}`] : []
  })
  return lines.join('\n')
}

/**
 * Returns a function that maps a line of a stack trace to the place in our own sources, from the root; undefined for a place in a package or in the
 * gate. It reads each source map once.
 */
export function sourceFinder(root: string, folder: string) {
  const maps = new Map<string, SourceMap | undefined>()
  return (line: string): { file: string; line: number } | undefined => {
    const [, file = '', row, column] = servedPlace.exec(line) ?? []
    if (!file) return undefined
    const built = join(folder, file)
    if (!maps.has(built)) maps.set(built, readMap(built))
    const entry = maps.get(built)?.findEntry(Number(row) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return undefined
    const path = relative(root, resolve(dirname(built), entry.originalSource))
    if (/^(?:\.\.|stories\/visual|\.ci)\/|node_modules/.test(path)) return undefined
    return { file: path, line: entry.originalLine + 1 }
  }
}

const readMap = (built: string) =>
  existsSync(`${built}.map`) ? new SourceMap(JSON.parse(readFileSync(`${built}.map`, 'utf8'))) : undefined
