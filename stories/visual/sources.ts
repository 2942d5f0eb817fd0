import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** A line of a stack trace in a served file: `    at play (http://127.0.0.1:4000/assets/Badge.js:70:18)`. */
const servedPlace = /^\s*at (?:async )?(?:.* \()?https?:\/\/[^/]+\/(\S+?):(\d+):(\d+)\)?$/

/** Maps the lines of stack traces from the bundle to our own sources, and removes those of packages and the gate. */
export function withSources(text: string, root: string, folder: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  const lines = text.split('\n').flatMap((line) => {
    const [, file, row, column] = servedPlace.exec(line) ?? []
    if (!file) return [line]
    const built = join(folder, file)
    if (!maps.has(built)) maps.set(built, readMap(built))
    const entry = maps.get(built)?.findEntry(Number(row) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return []
    const path = relative(root, resolve(dirname(built), entry.originalSource))
    if (/^(?:\.\.|stories\/visual|\.ci)\/|node_modules/.test(path)) return []
    const [indent = ''] = /^\s*/.exec(line) ?? []
    return [`${indent}at ${path}:${entry.originalLine + 1}`]
  })
  return lines.join('\n')
}

const readMap = (built: string) =>
  existsSync(`${built}.map`) ? new SourceMap(JSON.parse(readFileSync(`${built}.map`, 'utf8'))) : undefined
