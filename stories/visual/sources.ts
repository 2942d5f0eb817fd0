import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** A line of a stack, in a file that was served: `    at play (http://127.0.0.1:4000/assets/Badge.js:70:18)`. */
const servedPlace = /^(\s*)at (?:async )?(?:.* \()?https?:\/\/[^/]+\/(\S+?):(\d+):(\d+)\)?$/

/** Names in stacks the lines of our own sources in place of those of the bundle, and leaves out what lies between them. */
export function withSources(text: string, root: string, folder: string): string {
  const lines = text.split('\n').flatMap((line) => {
    const [, indent = '', file = '', row, column] = servedPlace.exec(line) ?? []
    if (!file) return [line]
    const place = sourceOf(join(folder, file), Number(row), Number(column))
    const path = place && relative(root, place.path)
    return path && !/^(?:stories\/visual|\.ci)\/|node_modules/.test(path) ? [`${indent}at ${path}:${place.row}`] : []
  })
  return lines.join('\n')
}

function sourceOf(built: string, row: number, column: number) {
  if (!existsSync(`${built}.map`)) return undefined
  const entry = new SourceMap(JSON.parse(readFileSync(`${built}.map`, 'utf8'))).findEntry(row - 1, column - 1)
  return 'originalSource' in entry
    ? { path: resolve(dirname(built), entry.originalSource), row: entry.originalLine + 1 }
    : undefined
}
