/**
 * `node .ci/github/push-pictures.ts FOLDER`: commits taken pictures on top of HEAD_SHA, and pushes them to HEAD_BRANCH. It copies pictures, and runs
 * nothing of that branch. Packages are not needed.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pictureFolder } from '#stories/visual/files.ts'
import { readTakenPictures } from './taken-pictures.ts'

/** Where the pictures belong. */
export interface Branch {
  name: string
  /** The commit that they were taken of. */
  sha: string
}

const author = [
  ...['-c', 'user.name=github-actions[bot]'],
  ...['-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'],
]

/**
 * Pushes the pictures. The push is refused if the branch has moved on: its pictures would be those of older code.
 * @param clone a clone of the repository, whose `origin` may be pushed to. Its own files stay as they are.
 * @returns what was done, for the log.
 * @throws for main, and for any file that is not a picture.
 */
export function pushPictures(clone: string, folder: string, { name, sha }: Branch): string {
  if (name === 'main') throw new Error('Pictures reach main by a pull request only.')
  if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`"${sha}" is no commit`)
  const { taken, removed } = readTakenPictures(folder)
  if (taken.length + removed.length === 0) return 'All pictures are up to date.'
  const work = mkdtempSync(join(tmpdir(), 'pictures-'))
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  try {
    git(clone, 'fetch', '--quiet', '--depth=1', 'origin', sha)
    git(clone, 'worktree', 'add', '--quiet', '--detach', work, sha)
    // A link in the branch would lead a copy out of the folder.
    const links = git(work, 'ls-files', '--stage', '--', 'stories').split('\n')
    if (links.some((line) => line.startsWith('120000 '))) throw new Error('The branch has a link among its stories.')
    for (const path of removed) rmSync(join(work, path), { force: true })
    for (const path of taken) {
      mkdirSync(dirname(join(work, path)), { recursive: true })
      copyFileSync(join(folder, path), join(work, path))
    }
    git(work, 'add', '--all', '--', pictureFolder)
    git(work, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Take new pictures')
    git(work, 'push', '--quiet', 'origin', `HEAD:refs/heads/${name}`)
    return `Pushed ${taken.length} new pictures; ${removed.length} that no story uses are removed.`
  } finally {
    git(clone, 'worktree', 'remove', '--force', work)
  }
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2)
  const { HEAD_BRANCH: name = '', HEAD_SHA: sha = '' } = process.env
  console.log(pushPictures(process.cwd(), folder, { name, sha }))
}
