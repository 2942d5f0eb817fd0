import { createHash } from 'node:crypto'
import { mkdir, open, opendir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from '#server/platform/ids.ts'
import { type FileSample, HEAD_BYTES, TAIL_BYTES } from './file-type.ts'

/** A file that has arrived, and has no name of its own yet. */
export interface IncomingFile {
  path: string
  sha256: string
  size: number
  sample: FileSample
}

/** Thrown for a file that is larger than allowed. */
export class FileTooLarge extends Error {}

/** The folder with the contents of attachments, by their SHA-256. All servers share it. */
export interface AttachmentFiles {
  /** Stores what arrives under a name that nothing refers to. Throws `FileTooLarge` beyond `limit` bytes; nothing is left then. */
  receive(body: AsyncIterable<Buffer>, limit: number): Promise<IncomingFile>
  /** Gives a file that has arrived its place. */
  keep(file: IncomingFile): Promise<void>
  /** Deletes a file that has arrived, and was not kept. */
  drop(file: IncomingFile): Promise<void>
  /** Reads a content, one part after another; null when it is gone. */
  read(sha256: string): Promise<AsyncIterable<Buffer> | null>
  /**
   * Deletes contents that nothing refers to, and what never got its place: only what has been there since before a time, in milliseconds, so that
   * nothing is deleted whose row is about to be written. Returns how many it deleted.
   */
  cleanUp(before: number, known: (hashes: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>
}

/** The number of contents that are looked up at once. */
const BATCH = 200

/** Notes the beginning and the end of what passes, and whether it is text. */
function sampler() {
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let isText = true
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const check = (decode: () => string) => {
    try {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has.
      if (isText && /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(decode())) isText = false
    } catch {
      isText = false
    }
  }
  return {
    take(part: Buffer) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, part.subarray(0, HEAD_BYTES - head.length)])
      tail = Buffer.concat([tail, part]).subarray(-TAIL_BYTES)
      check(() => decoder.decode(part, { stream: true }))
    },
    end(): FileSample {
      check(() => decoder.decode())
      return { head, tail, isText }
    },
  }
}

/** Stores files in a folder, which it makes. */
export function createAttachmentFiles({ dir, ids }: { dir: string; ids: Ids }): AttachmentFiles {
  const incoming = join(dir, 'incoming')
  const leaving = join(dir, 'leaving')
  const folderOf = (sha256: string) => join(dir, sha256.slice(0, 2))
  const pathOf = (sha256: string) => join(folderOf(sha256), sha256)
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

  /** Deletes contents that nothing refers to. Each is first put aside, so that one that arrives again meanwhile is kept. */
  async function removeUnknown(
    paths: ReadonlyMap<string, string>,
    before: number,
    known: (hashes: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<number> {
    if (paths.size === 0) return 0
    const used = await known([...paths.keys()])
    let removed = 0
    for (const [sha256, path] of paths) {
      if (used.has(sha256)) continue
      const aside = join(leaving, sha256)
      if (
        !(await rename(path, aside).then(
          () => true,
          () => false,
        ))
      )
        continue
      const isNew = (await stat(aside)).mtimeMs >= before
      if (isNew || (await known([sha256])).has(sha256)) await rename(aside, path)
      else {
        await unlink(aside)
        removed += 1
      }
    }
    return removed
  }

  /** The entries of a folder that have been there since before a time; none if there is no folder. */
  async function* oldIn(path: string, before: number): AsyncIterable<{ name: string; path: string }> {
    const entries = await opendir(path).catch(() => null)
    if (!entries) return
    for await (const entry of entries) {
      const file = join(path, entry.name)
      const found = entry.isFile() ? await stat(file).catch(() => null) : null
      if (found && found.mtimeMs < before) yield { name: entry.name, path: file }
    }
  }

  return {
    async receive(body, limit) {
      await makeFolder(incoming)
      const path = join(incoming, ids.next())
      const hash = createHash('sha256')
      const sample = sampler()
      let size = 0
      const file = await open(path, 'wx', 0o600)
      try {
        for await (const part of body) {
          size += part.length
          if (size > limit) throw new FileTooLarge()
          hash.update(part)
          sample.take(part)
          await file.write(part)
        }
        // Its row must not outlive it.
        await file.sync()
      } catch (error) {
        await file.close()
        await unlink(path)
        throw error
      }
      await file.close()
      return { path, size, sha256: hash.digest('hex'), sample: sample.end() }
    },

    async keep({ path, sha256 }) {
      await makeFolder(folderOf(sha256))
      // The file is renamed even if it is there already: one that was just put there is not cleaned up.
      await rename(path, pathOf(sha256))
    },

    async drop({ path }) {
      await unlink(path).catch(() => {})
    },

    async read(sha256) {
      const file = await open(pathOf(sha256), 'r').catch(() => null)
      return file && (file.createReadStream() as AsyncIterable<Buffer>)
    },

    async cleanUp(before, known) {
      let removed = 0
      for (const path of [incoming, leaving])
        for await (const file of oldIn(path, before)) {
          await unlink(file.path).catch(() => {})
          removed += 1
        }
      await makeFolder(leaving)
      for (let shard = 0; shard < 256; shard += 1) {
        const batch = new Map<string, string>()
        for await (const { name, path } of oldIn(join(dir, shard.toString(16).padStart(2, '0')), before)) {
          if (/^[0-9a-f]{64}$/.test(name)) batch.set(name, path)
          if (batch.size < BATCH) continue
          removed += await removeUnknown(batch, before, known)
          batch.clear()
        }
        removed += await removeUnknown(batch, before, known)
      }
      return removed
    },
  }
}
