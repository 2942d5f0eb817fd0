/**
 * `node .ci/github/previews.ts FOLDER`: puts the previews of main and of every open pull request into a folder to be published: Storybook and the
 * report of pictures, each in a folder of its own, with a page that lists them. They come from the artifacts of earlier runs, so no
 * branch has to store them, and the preview of a closed pull request is gone with the next publication.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GitHub, gitHubFromEnvironment, list, openPullRequests, type PullRequest } from './api.ts'

/** The artifact of a run of CI that holds its preview. */
const artifactName = 'preview'

/** Pages publishes up to 1 GB; an artifact is compressed. */
const maxBytes = 800_000_000

/** An artifact, as the API describes it. */
export interface Artifact {
  id: number
  size_in_bytes: number
  expired: boolean
  created_at: string
  workflow_run: { repository_id: number; head_repository_id: number; head_branch: string } | null
}

/** A preview to publish. */
export interface Preview {
  /** `main`, or `pull-12`. */
  folder: string
  artifact: number
}

/**
 * The newest artifact of main and of each open pull request. Those from forks are left out: anyone who can open a pull request
 * could otherwise publish any page under the address of the repository.
 */
export function choosePreviews(repository: string, pullRequests: PullRequest[], artifacts: Artifact[]): Preview[] {
  const folders = new Map([['main', 'main']])
  for (const { number, head } of pullRequests)
    if (head.repo?.full_name === repository && head.ref !== 'main') folders.set(head.ref, `pull-${number}`)
  const newestFirst = artifacts.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const chosen: Preview[] = []
  let bytes = 0
  for (const { id, size_in_bytes: size, expired, workflow_run: run } of newestFirst) {
    if (expired || !run || run.head_repository_id !== run.repository_id) continue
    const folder = folders.get(run.head_branch)
    if (!folder || bytes + size > maxBytes) continue
    folders.delete(run.head_branch)
    bytes += size
    chosen.push({ folder, artifact: id })
  }
  return chosen
}

/** The page that lists the previews. */
export function indexPage(folders: string[]): string {
  const entry = (folder: string) =>
    `<li>${folder}: <a href="./${folder}/storybook/">Storybook</a>, <a href="./${folder}/report/">pictures</a></li>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Previews</title>
<style>:root { color-scheme: light dark; font: 1rem/1.6 system-ui } body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem }</style>
<h1>Previews</h1>
<ul>${folders.map(entry).join('')}</ul>
</html>
`
}

/** Unpacks an artifact. Links are removed, since publication would follow them. */
async function unpack({ address, repository, token }: GitHub, { artifact, folder }: Preview, target: string) {
  const response = await fetch(`${address}/repos/${repository}/actions/artifacts/${artifact}/zip`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`Artifact ${artifact}: ${response.status}`)
  const place = join(target, folder)
  mkdirSync(place, { recursive: true })
  const archive = `${place}.zip`
  writeFileSync(archive, Buffer.from(await response.arrayBuffer()))
  execFileSync('unzip', ['-q', archive, '-d', place])
  rmSync(archive)
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
}

/** Fills the folder. @returns the published folders. */
export async function collectPreviews(github: GitHub, target: string): Promise<string[]> {
  const artifacts = await list<Artifact>(
    github,
    `actions/artifacts?name=${artifactName}`,
    (page) => (page as { artifacts: Artifact[] }).artifacts,
  )
  const previews = choosePreviews(github.repository, await openPullRequests(github), artifacts)
  for (const preview of previews) await unpack(github, preview, target)
  const folders = previews.map(({ folder }) => folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'index.html'), indexPage(folders))
  return folders
}

if (import.meta.main) {
  const [target = ''] = process.argv.slice(2)
  const folders = await collectPreviews(gitHubFromEnvironment(), target)
  console.log(`Previews of ${folders.join(', ') || 'nothing'}`)
}
