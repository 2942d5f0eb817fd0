import { globSync } from 'node:fs'
import { storySuffix } from './files.ts'
import { parseShard, type Shard } from './shard.ts'

/** The options of the command line. */
export interface RunOptions {
  /** Names or paths of components; none means all. */
  names: string[]
  /** Only stories that a change since a commit can affect: the commit, or `true` for where the branch left main. */
  changed?: string | true
  /** List what would run, and why. */
  dry: boolean
  /** Write the pictures instead of comparing them. */
  update: boolean
  /** Sweep every width, show every worst text, and give no story a second attempt: `npm run test:long`. */
  full: boolean
  /** Only a part of the selected story files, so that several machines can share a run. */
  shard?: Shard
}

/**
 * Parses the arguments of the command.
 * @throws an Error with a one-line message for an unknown flag or shard.
 */
export function parseArguments(args: string[], isCommit: (argument: string) => boolean): RunOptions {
  const options: RunOptions = { names: [], dry: false, update: false, full: process.env.LONG !== undefined }
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] ?? ''
    const [flag, value] = argument.split('=')
    const next = args[at + 1]
    if (!argument.startsWith('-')) options.names.push(argument)
    else if (argument === '--dry') options.dry = true
    else if (argument === '--update') options.update = true
    else if (argument === '--full') options.full = true
    else if (flag === '--shard') options.shard = parseShard(value ?? args[++at] ?? '')
    else if (flag !== '--changed')
      throw new Error(`There is no ${argument}. There are: --changed [base], --dry, --full, --shard i/n, --update.`)
    else if (value) options.changed = value
    // An argument that is both, such as a branch named like a component, counts as the commit.
    else if (next && isCommit(next)) options.changed = args[++at] as string
    else options.changed = true
  }
  return options
}

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
