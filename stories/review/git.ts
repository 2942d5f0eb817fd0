import { spawn } from 'node:child_process'
import type { CommitInfo } from './review-data.ts'

/** Asks the Git repository of the folder `root`. */
export class Git {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** The output of a command. @throws an Error with Git's message. */
  run(args: string[], input = ''): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const child = spawn('git', ['-c', 'core.quotePath=false', ...args], { cwd: this.root })
      const output: Buffer[] = []
      const errors: Buffer[] = []
      child.stdout.on('data', (chunk) => output.push(chunk))
      child.stderr.on('data', (chunk) => errors.push(chunk))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0 ? resolve(Buffer.concat(output)) : reject(new Error(`${Buffer.concat(errors)}`.trim())),
      )
      // Git may end before it has read everything; its exit code says why.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
    })
  }

  async text(...args: string[]): Promise<string> {
    return `${await this.run(args)}`.trim()
  }

  /** The commit with this name; undefined if there is none. */
  async commit(name: string): Promise<string | undefined> {
    return (await this.text('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '')) || undefined
  }

  /** The contents of blobs, read by one process. Those that the clone lacks are left out. */
  async blobs(oids: Iterable<string>): Promise<Map<string, Buffer>> {
    const input = [...new Set(oids)].map((oid) => `${oid}\n`).join('')
    return input ? parseBatch(await this.run(['cat-file', '--batch'], input)) : new Map()
  }
}

/** Parses the output of `git cat-file --batch`: a line with hash, type and length, and the content, for each object. */
export function parseBatch(output: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    const [oid = '', type, length] = output.toString('latin1', at, end).split(' ')
    at = end + 1
    if (type !== 'blob') continue
    const next = at + Number(length)
    found.set(oid, output.subarray(at, next))
    at = next + 1
  }
  return found
}

/** A file that a commit, or the working tree, has changed. A renamed one has its new path. */
export interface FileChange {
  path: string
  /** Blob before and after; absent where there was no file. */
  before?: string
  after?: string
}

const none = /^0+$/
/** The blob of a file that is changed in the working tree has no name yet. */
export const uncommitted = 'uncommitted'

/** Parses the output of `git diff --raw -z --no-abbrev`. */
export function parseRaw(output: string): FileChange[] {
  const parts = output.split('\0').filter(Boolean)
  const changes: FileChange[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, , before = '', after = '', status = ''] = (parts[at] ?? '').split(' ')
    // A rename has the old path as well.
    if (status.startsWith('R')) at++
    const change: FileChange = { path: parts[at + 1] ?? '' }
    if (!none.test(before)) change.before = before
    if (status !== 'D') change.after = none.test(after) ? uncommitted : after
    changes.push(change)
  }
  return changes
}

const logFormat = '%x01%H%x02%cI%x02%s%x02'
/** Arguments of `git log` for `parseLog`. */
export const logArguments = ['log', `--format=${logFormat}`, '--raw', '-z', '--no-abbrev', '--no-renames']

/** Parses the output of `git log` with `logArguments`. */
export function parseLog(output: string): { commit: CommitInfo; changes: FileChange[] }[] {
  return output
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [hash = '', date = '', subject = '', raw = ''] = entry.split('\x02')
      return { commit: { hash, date, subject }, changes: parseRaw(raw.replace(/^[\0\n]+/, '')) }
    })
}
