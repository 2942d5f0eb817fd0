import { globSync } from 'node:fs'
import { storySuffix } from './files.ts'

/** What a command line asks for. */
export interface Wish {
  /** Names or paths of components; none means all. */
  names: string[]
  /** Only what a change since a commit can reach: the commit, or `true` for where the branch left main. */
  changed?: string | true
  /** Say what would run, and why. */
  dry: boolean
  /** Write the pictures in place of comparing them. */
  update: boolean
}

/**
 * Reads the words after the command's name.
 * @throws an Error of one line for a flag that does not exist.
 */
export function wishOf(words: string[], isCommit: (word: string) => boolean): Wish {
  const wish: Wish = { names: [], dry: false, update: false }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [flag, value] = word.split('=')
    const next = words[at + 1]
    if (!word.startsWith('-')) wish.names.push(word)
    else if (word === '--dry') wish.dry = true
    else if (word === '--update') wish.update = true
    else if (flag !== '--changed') throw new Error(`There is no ${word}. There are: --changed [base], --dry, --update.`)
    else if (value) wish.changed = value
    // A word that is both, such as a branch named like a component, is taken as the commit.
    else if (next && isCommit(next)) wish.changed = words[++at] as string
    else wish.changed = true
  }
  return wish
}

/** All files of stories, from the root. */
export const storyFiles = (root: string) =>
  globSync(`stories/**/*${storySuffix}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/**
 * The story files that names mean. `Button` is the component of exactly that name (not ButtonLink), and where there is none,
 * every file with that in its path; a path may be that of the component, its stories or its folder.
 * @throws an Error of one line for a name that means nothing.
 */
export function named(files: string[], names: string[]): string[] {
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
