import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { componentIn, pictureFolder, pictureSuffix, storySuffix } from '#stories/visual/files.ts'
import { hashOfPicture } from '#stories/visual/picture-file.ts'
import { readDecisions } from './decision-files.ts'
import { type FileChange, Git, logArguments, parseLog, parseRaw } from './git.ts'
import { movesBetween, type PictureLog, pictureChanges, pictureIn, readPictureLog } from './picture-log.ts'
import {
  type ChangedPicture,
  type Comparison,
  type Finding,
  fileNow,
  type HistoryEntry,
  type PictureHistory,
  type PictureVersion,
  type ReviewIndex,
  type Section,
} from './review-data.ts'
import { findingsBetween, type Items, itemsIn, sectionOf, storiesOf } from './sources.ts'

/** A picture file that can be served: a blob of Git, or a file of the working tree. */
interface Stored {
  hash: string
  oid?: string
  path?: string
  size: number
  type: 'webp' | 'png'
}

/** As many blobs are read at a time, so that memory stays small. */
const blobsAtATime = 300

const typeOf = (file: Buffer) => (file.toString('latin1', 1, 4) === 'PNG' ? 'png' : 'webp')

/** Reads from a checkout and its Git repository what Storybook shows to reviewers. */
export class ReviewReader {
  readonly git: Git
  private readonly byOid = new Map<string, Stored>()
  private readonly byHash = new Map<string, Stored>()
  private readonly items = new Map<string, Items>()
  private read?: Map<string, string>
  private log?: PictureLog & { head: string }

  readonly root: string
  private readonly about: Pick<ReviewIndex, 'isWritable' | 'repository' | 'branch'>

  constructor(root: string, about: Pick<ReviewIndex, 'isWritable' | 'repository' | 'branch'>) {
    this.root = root
    this.about = about
    this.git = new Git(root)
  }

  /** @throws an Error outside of a Git repository, or without a commit. */
  async index(): Promise<ReviewIndex> {
    const { git } = this
    const commits = await this.commits()
    const [head] = commits
    if (!head) throw new Error('The repository has no commit.')
    const mains = await Promise.all(['origin/main', 'main'].map((name) => git.commit(name)))
    const tip = mains.find((commit) => commit !== undefined)
    const main = tip && (await git.text('merge-base', 'HEAD', tip).catch(() => undefined))
    const branch = this.about.branch ?? (await git.text('rev-parse', '--abbrev-ref', 'HEAD'))
    return {
      ...this.about,
      head,
      ...(branch === 'HEAD' ? {} : { branch }),
      ...(main ? { main } : {}),
      tags: await this.tags(new Set(commits.map(({ hash }) => hash))),
      commits,
      isShallow: (await git.text('rev-parse', '--is-shallow-repository')) === 'true',
      pictures: Object.fromEntries(this.pictures()),
      storyIds: this.storyIds(),
      decisions: readDecisions(this.root),
    }
  }

  private async commits() {
    const output = await this.git.run(['log', '--max-count=2000', '--format=%x01%H%x02%cI%x02%s%x02'])
    return parseLog(`${output}`).map(({ commit }) => commit)
  }

  private async tags(reachable: Set<string>) {
    const lines = await this.git.text(
      'tag',
      '--sort=-creatordate',
      '--format=%(refname:short) %(objectname) %(*objectname)',
    )
    return lines.split('\n').flatMap((line) => {
      const [name, tag, commit] = line.split(' ')
      const target = commit || tag
      return name && target && reachable.has(target) ? [{ name, commit: target }] : []
    })
  }

  /** The hashes of the pictures in the working tree; read once for a build, in which nothing changes. */
  private pictures(): Map<string, string> {
    const pictures = this.read ?? this.readPictures()
    if (!this.about.isWritable) this.read = pictures
    return pictures
  }

  private readPictures(): Map<string, string> {
    // A file that was read earlier may hold another picture by now.
    for (const [hash, { path }] of this.byHash) if (path) this.byHash.delete(hash)
    const files = globSync(`${pictureFolder}/**/*${pictureSuffix}`, { cwd: this.root }).sort()
    return new Map(
      files.map((found) => {
        const path = found.replaceAll('\\', '/')
        return [path.slice(pictureFolder.length + 1, -pictureSuffix.length), this.hashOfFile(path)]
      }),
    )
  }

  private hashOfFile(path: string): string {
    const file = readFileSync(resolve(this.root, path))
    const stored: Stored = { hash: hashOfPicture(file), path, size: file.length, type: typeOf(file) }
    this.byHash.set(stored.hash, stored)
    return stored.hash
  }

  private storyIds(): Record<string, string> {
    const files = globSync(`stories/**/*${storySuffix}`, { cwd: this.root }).map((file) => file.replaceAll('\\', '/'))
    return Object.fromEntries(
      files.sort().map((file) => {
        const { title } = storiesOf(file, readFileSync(resolve(this.root, file), 'utf8'))
        return [componentIn(file), toId(title, 'x').replace(/--x$/, '')]
      }),
    )
  }

  /** What has changed since a commit, which must exist. Uncommitted work counts. */
  async compare(hash: string): Promise<Comparison> {
    const { pictures, moves, renames } = await this.changedPictures(hash)
    const sections = await this.findings(hash)
    return {
      since: await this.commitInfo(hash),
      pictures,
      moved: moves.size,
      ...sections,
      stories: withRenames(sections.stories, renames),
    }
  }

  private async commitInfo(hash: string) {
    const [entry] = parseLog(`${await this.git.run(['log', '-1', '--format=%x01%H%x02%cI%x02%s%x02', hash])}`)
    if (!entry) throw new Error(`There is no commit ${hash}.`)
    return entry.commit
  }

  /** Changes since a commit in the working tree, including files that are not committed yet. */
  private async changesSince(hash: string, options: string[], paths: string[]): Promise<FileChange[]> {
    const diff = await this.git.run(['diff', '--raw', '-z', '--no-abbrev', ...options, hash, '--', ...paths])
    const others = await this.git.run(['ls-files', '-z', '--others', '--exclude-standard', '--', ...paths])
    const untracked = parseRaw(
      `${others}`
        .split('\0')
        .filter(Boolean)
        .map((path) => `:000000 100644 ${'0'.repeat(40)} ${'0'.repeat(40)} A\0${path}\0`)
        .join(''),
    )
    return [...parseRaw(`${diff}`), ...untracked]
  }

  private async changedPictures(commit: string) {
    const changes = pictureChanges(await this.changesSince(commit, ['--no-renames'], [pictureFolder]))
    const now = this.pictures()
    const before = await this.hashes([...changes.values()].flatMap((change) => change.before ?? []))
    const gone = new Map<string, string>()
    const fresh = new Map<string, string>()
    const renamed = new Map<string, string>()
    const changed: ChangedPicture[] = []
    for (const [id, change] of changes) {
      const old = change.before && before.get(change.before)
      const current = now.get(id)
      // The same pixels in another format are no change.
      if (old === current) continue
      if (!current) gone.set(id, old ?? '')
      if (!old) fresh.set(id, current ?? '')
      changed.push({
        id,
        ...(old ? { before: this.version(old) } : {}),
        ...(current ? { after: this.version(current) } : {}),
      })
    }
    const moves = movesBetween(gone, fresh)
    const moved = new Set([...moves].flat())
    // A picture that was moved, and changed before or after that, has changed under its new name.
    const { names } = await this.pictureLog()
    for (const [from, hash] of gone) {
      const to = names.get(from)
      const picture = changed.find(({ id }) => id === to)
      if (!to || !picture || moved.has(from) || moved.has(to) || !fresh.has(to)) continue
      picture.before = this.version(hash)
      moved.add(from)
      renamed.set(from, to)
    }
    const pictures = changed.filter(({ id }) => !moved.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1))
    return { moves, renames: new Map([...moves, ...renamed]), pictures }
  }

  private version(hash: string): PictureVersion {
    const stored = this.byHash.get(hash)
    if (stored?.path) return { hash, file: fileNow(pictureIn(stored.path) ?? '', hash) }
    return stored ? { hash, file: `review/pictures/${hash}.${stored.type}` } : { hash }
  }

  /** The hashes of blobs that are pictures. */
  private async hashes(oids: string[]): Promise<Map<string, string>> {
    const unknown = [...new Set(oids)].filter((oid) => !this.byOid.has(oid))
    for (let at = 0; at < unknown.length; at += blobsAtATime)
      for (const [oid, file] of await this.git.blobs(unknown.slice(at, at + blobsAtATime))) {
        const stored: Stored = { hash: hashOfPicture(file), oid, size: file.length, type: typeOf(file) }
        this.byOid.set(oid, stored)
      }
    const hashes = new Map<string, string>()
    for (const oid of oids) {
      const stored = this.byOid.get(oid)
      if (!stored) continue
      hashes.set(oid, stored.hash)
      // The file of the working tree is preferred: it is WebP, and needs no Git.
      if (!this.byHash.has(stored.hash)) this.byHash.set(stored.hash, stored)
    }
    return hashes
  }

  private async findings(commit: string): Promise<Record<Section, Finding[]>> {
    const changes = await this.changesSince(commit, ['--find-renames'], ['.', `:!${pictureFolder}`])
    const known = changes.filter(({ path }) => sectionOf(path))
    const blobs = await this.git.blobs(known.flatMap(({ before }) => before ?? []))
    const found: Record<Section, Finding[]> = { stories: [], tokens: [], props: [], texts: [] }
    for (const { path, before, after } of known) {
      const section = sectionOf(path)
      if (!section) continue
      const old = before ? this.itemsOf(section, path, before, blobs.get(before)) : new Map()
      const now = after ? itemsIn(section, path, readFileSync(resolve(this.root, path), 'utf8')) : new Map()
      found[section].push(...findingsBetween(old, now))
    }
    return found
  }

  private itemsOf(section: Section, path: string, oid: string, file: Buffer | undefined): Items {
    const key = `${path} ${oid}`
    const items = this.items.get(key) ?? (file ? itemsIn(section, path, `${file}`) : new Map())
    this.items.set(key, items)
    return items
  }

  /** The history of a component's pictures. */
  async history(component: string): Promise<PictureHistory> {
    const changes = [...(await this.pictureLog()).changes].filter(([id]) => dirOf(id) === component)
    const now = this.pictures()
    const hashes = await this.hashes(
      changes.flatMap(([, entries]) => entries.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())),
    )
    const side = (name: 'before' | 'after', oid?: string) => {
      const hash = oid && hashes.get(oid)
      return hash ? { [name]: this.version(hash) } : {}
    }
    return Object.fromEntries(
      changes.map(([id, entries]): [string, HistoryEntry[]] => [
        id.slice(component.length + 1),
        [
          ...this.uncommittedChange(now.get(id), entries[0]?.after ? hashes.get(entries[0].after) : undefined),
          ...entries
            .map(
              ({ commit, before, after }): HistoryEntry => ({
                commit,
                ...side('before', before),
                ...side('after', after),
              }),
            )
            // The same pixels in another format are no change.
            .filter(({ before, after }) => before?.hash !== after?.hash),
        ],
      ]),
    )
  }

  /** A change that is not committed yet has a commit without a hash. */
  private uncommittedChange(now: string | undefined, last: string | undefined): HistoryEntry[] {
    if (now === last) return []
    return [
      {
        commit: { hash: '', date: '', subject: '' },
        ...(last ? { before: this.version(last) } : {}),
        ...(now ? { after: this.version(now) } : {}),
      },
    ]
  }

  private async pictureLog(): Promise<PictureLog> {
    const head = await this.git.text('rev-parse', 'HEAD')
    if (this.log?.head !== head) {
      const output = await this.git.run([...logArguments, '--', pictureFolder])
      this.log = { head, ...readPictureLog(parseLog(`${output}`)) }
    }
    return this.log
  }

  /** Bytes of a picture that a result of this reader has named; undefined for another hash. */
  size(hash: string): number | undefined {
    return this.byHash.get(hash)?.size
  }

  /** Reads a picture that a result of this reader has named; undefined for another hash. */
  async picture(hash: string): Promise<{ file: Buffer; type: 'webp' | 'png' } | undefined> {
    const stored = this.byHash.get(hash)
    if (!stored) return undefined
    const { path, oid = '', type } = stored
    const file = path ? readFileSync(join(this.root, path)) : (await this.git.blobs([oid])).get(oid)
    return file && { file, type }
  }
}

const dirOf = (id: string) => id.slice(0, id.lastIndexOf('/'))

/** The story of a picture: `components/Button/default`. */
const storyIn = (picture: string) => picture.slice(0, picture.lastIndexOf('_'))

/** A story whose pictures are those of a removed one has another name: one change instead of two. */
function withRenames(stories: Finding[], moves: Map<string, string>): Finding[] {
  const renames = new Map([...moves].map(([from, to]) => [storyIn(to), storyIn(from)]))
  const removed = new Map(stories.filter(({ kind }) => kind === 'removed').map((story) => [story.id, story]))
  const renamed = new Set<string>()
  const found = stories.map((story): Finding => {
    const old = story.kind === 'new' ? removed.get(renames.get(story.id) ?? '') : undefined
    if (!old || renamed.has(old.id)) return story
    renamed.add(old.id)
    return { ...story, kind: 'changed', before: old.name }
  })
  return found.filter(({ id, kind }) => kind !== 'removed' || !renamed.has(id))
}
