import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pictureFolder } from './files.ts'
import { git, tryGit } from './git.ts'

/** A commit whose stories may have drawn the committed pictures. */
export interface Base {
  commit: string
  /** Why it is one: `the last commit`. */
  reason: string
}

/** The gate and what it uses, so that both builds are inspected by the same code. The packages are today's too, and so are the aliases of imports. */
export const todays = ['stories/visual', 'docs/coverage', '.ci/test-timeouts.ts', 'package.json']

/** Builds of bases are kept, since the next run usually needs the same. */
const folder = '.cache/gate-bases'
const keptBuilds = 2

/**
 * The commits to compare the working tree with, the most probable first. Only one that draws the committed pictures shows what has changed since.
 * @param named the commit of `--changed`.
 * @param branchPoint where the branch left main.
 */
export function basesOf(root: string, named: string | undefined, branchPoint: string | undefined): Base[] {
  const inRoot = (...args: string[]) => tryGit(root, ...args)
  const head = inRoot('rev-parse', 'HEAD')
  const isDirty = inRoot('status', '--porcelain', '--', '.', `:!${pictureFolder}`) !== ''
  const candidates: [commit: string | undefined, reason: string][] = [
    [named, 'the commit of --changed'],
    [isDirty ? head : undefined, 'the last commit'],
    [branchPoint, 'where the branch left main'],
    [inRoot('log', '-1', '--format=%H', '--', pictureFolder), 'the last commit that changed pictures'],
    [inRoot('rev-parse', 'HEAD^'), 'the commit before the last one'],
  ]
  const bases: Base[] = []
  for (const [commit, reason] of candidates)
    if (commit && (commit !== head || isDirty) && bases.every((base) => base.commit !== commit))
      bases.push({ commit, reason })
  return bases
}

/** `3ccebe8b, Store the pictures as lossless WebP (the last commit)` */
export const describeBase = (root: string, { commit, reason }: Base) =>
  `${git(root, 'log', '-1', '--format=%h, %s', commit)} (${reason})`

/** Files that a picture may show, and those among them that it never does. */
const canBeSeen =
  /^(?:(?:design-system|stories|\.storybook|server\/(?:contracts|features\/catalog|mails)|site\/public)\/|package-lock\.json$)/
const isUnseen = /\.test\.tsx?$|\.mdx?$|^design-system\/testing\/|^stories\/(?:__screenshots__|visual)\//

/** Files that differ from a commit and can affect a picture, from the root; deleted and new ones too. */
export function changedSince(root: string, commit: string): string[] {
  const lists = [
    git(root, 'diff', '--name-only', '--no-renames', commit),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap((list) => list.split('\n').filter((file) => canBeSeen.test(file) && !isUnseen.test(file)))
}

/**
 * Builds the stories of a commit, with today's gate and packages. Throws if that is impossible, such as for a commit with other packages.
 * @returns the folder of its files, and the folder of the build.
 */
export function buildBase(root: string, commit: string, print: string) {
  const files = resolve(root, folder, `${commit.slice(0, 12)}-${print.slice(0, 12)}`)
  const built = join(files, '.cache/gate')
  const stamp = join(files, '.cache/complete')
  if (existsSync(stamp)) return { files, built }
  rmSync(files, { recursive: true, force: true })
  removeOldBuilds(resolve(root, folder))
  mkdirSync(join(files, '.cache'), { recursive: true })
  const archive = execFileSync('git', ['archive', commit, '--', '.', `:!${pictureFolder}`], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', files], { input: archive })
  for (const path of todays) cpSync(join(root, path), join(files, path), { recursive: true })
  symlinkSync(resolve(root, 'node_modules'), join(files, 'node_modules'))
  const script = `const { buildGate } = await import('./stories/visual/build.ts'); await buildGate(${JSON.stringify(built)})`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: files, stdio: 'pipe' })
  writeFileSync(stamp, '')
  return { files, built }
}

function removeOldBuilds(builds: string) {
  if (!existsSync(builds)) return
  const byAge = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), time: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of byAge.slice(keptBuilds - 1)) rmSync(path, { recursive: true, force: true })
}
