import { sep } from 'node:path'

/** Data with the paths below a folder made relative to it: what is published says nothing about the computer that built it. */
export function withRelativePaths<Data>(data: Data, folder: string): Data {
  const start = folder + sep
  const relative = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(start) ? value.slice(start.length).replaceAll(sep, '/') : value
  return JSON.parse(JSON.stringify(data, relative)) as Data
}
