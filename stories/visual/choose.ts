import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { storySuffix } from './files.ts'

/**
 * Parses the arguments of the command. After `--changed` a commit may be named, among the components.
 * @throws an Error with a one-line message for an unknown flag or shard.
 */
export function parseArguments(args: string[], isCommit: (argument: string) => boolean) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
      full: { type: 'boolean', default: process.env.LONG !== undefined },
      shard: { type: 'string', default: '1/1' },
      update: { type: 'boolean', default: false },
    },
  })
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(values.shard)?.map(Number) ?? []
  if (index < 1 || index > count)
    throw new Error(`"${values.shard}" is not a shard. Write --shard 2/4 for the second of four.`)
  const since = values.changed ? positionals.find(isCommit) : undefined
  return { ...values, names: positionals.filter((name) => name !== since), since, shard: { index, count } }
}

/**
 * The story files of a shard: each file is in exactly one. Dealt out from the file with the most pictures to the one with the fewest, so that all
 * shards take about as long, and the same files are in them on every machine.
 * @param pictures the number of committed pictures of a file.
 */
export const filesOfShard = (
  files: string[],
  pictures: (file: string) => number,
  shard: { index: number; count: number },
) =>
  files
    .map((file) => ({ file, pictures: pictures(file) }))
    // Compares names by their code units, since the order of a locale may differ between machines.
    .sort((a, b) => b.pictures - a.pictures || (a.file < b.file ? -1 : 1))
    .filter((_, at) => at % shard.count === shard.index - 1)
    .map(({ file }) => file)

/** All story files, from the root. */
export const storyFiles = (root: string) =>
  globSync(`stories/**/*${storySuffix}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/**
 * The story files that the names select. `Button` is the component of exactly that name (not ButtonLink), or, if there is none,
 * every file with that text in its path; a path may be that of the component, its stories or its folder.
 * @throws an Error with a one-line message for an unknown name.
 */
export function filesNamed(files: string[], names: string[]): string[] {
  if (names.length === 0) return files
  const found = names.flatMap((name) => {
    const part = name
      .replace(/^\.?\/?(?:design-system|stories)\//, '')
      .replace(/(?:\.stories\.tsx|\/)$/, '')
      .toLowerCase()
    const component = (file: string) => file.slice('stories/'.length, -storySuffix.length).toLowerCase()
    const exact = files.filter((file) => component(file) === part || component(file).endsWith(`/${part}`))
    const matching = exact.length > 0 ? exact : files.filter((file) => component(file).includes(part))
    if (matching.length === 0)
      throw new Error(`No stories for "${name}". Name a component, or a path such as components/Button.`)
    return matching
  })
  return files.filter((file) => found.includes(file))
}
