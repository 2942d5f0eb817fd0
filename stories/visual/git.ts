import { execFileSync } from 'node:child_process'

/** The output of a Git command. Throws if it fails. */
export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).trim()

/** The output of a Git command; undefined if it fails. */
export const tryGit = (root: string, ...args: string[]) => {
  try {
    return git(root, ...args)
  } catch {
    return undefined
  }
}
