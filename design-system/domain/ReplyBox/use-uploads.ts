import { useEffect, useRef, useState } from 'react'
import type { AttachedFile } from '#ds/domain/AttachmentList/index.ts'

/** What became of an upload: the id that the server gave the file, or why it did not take it. */
export type UploadResult = { ok: true; id: string } | { ok: false; message: string }

export interface UploadOptions {
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the upload when the file is removed. */
  signal: AbortSignal
}

export type Upload = (file: File, options: UploadOptions) => Promise<UploadResult>

interface UploadRow extends AttachedFile {
  /** Absent for one that the server had already. */
  source?: File | undefined
  /** Set once the server has it. */
  serverId?: string | undefined
}

export interface UploadsOptions {
  upload: Upload | undefined
  /** Takes a file from the server that no message has named. */
  onRemove: ((id: string) => void) | undefined
  /** Files that the server has for the next message, such as from before a reload. */
  waiting: readonly AttachedFile[]
}

/** The files of a message that is being written: they are sent at once, so that only their ids go with the message. */
export function useUploads({ upload, onRemove, waiting }: UploadsOptions) {
  const [rows, setRows] = useState<readonly UploadRow[]>(() => waiting.map((file) => ({ ...file, serverId: file.id })))
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const change = (id: string, to: (row: UploadRow) => UploadRow) =>
    setRows((known) => known.map((row) => (row.id === id ? to(row) : row)))

  async function send({ id, source }: UploadRow) {
    if (!upload || !source) return
    const controller = new AbortController()
    running.current.set(id, controller)
    const result = await upload(source, {
      onProgress: (progress) => change(id, (row) => ({ ...row, progress })),
      signal: controller.signal,
    })
    running.current.delete(id)
    if (controller.signal.aborted) {
      // It arrived before it could be stopped.
      if (result.ok) onRemove?.(result.id)
      return
    }
    change(id, ({ progress: _, error: __, ...row }) =>
      result.ok ? { ...row, serverId: result.id } : { ...row, error: result.message },
    )
  }

  return {
    files: rows,
    isSending: rows.some(({ progress }) => progress !== undefined),
    hasFailed: rows.some(({ error }) => error !== undefined),
    /** The ids that the server gave them, in the order in which they were added. */
    ids: rows.flatMap(({ serverId }) => serverId ?? []),
    add(files: readonly File[]) {
      const added = files.map((source): UploadRow => {
        count.current += 1
        return {
          id: `new-${count.current}`,
          name: source.name,
          type: source.type,
          size: source.size,
          source,
          progress: 0,
        }
      })
      setRows((known) => [...known, ...added])
      for (const row of added) void send(row)
    },
    retry(id: string) {
      const row = rows.find((one) => one.id === id)
      if (!row) return
      change(id, ({ error: _, ...known }) => ({ ...known, progress: 0 }))
      void send(row)
    },
    remove(id: string) {
      running.current.get(id)?.abort()
      const serverId = rows.find((row) => row.id === id)?.serverId
      setRows((known) => known.filter((row) => row.id !== id))
      if (serverId !== undefined) onRemove?.(serverId)
    },
    /** After the message has been sent with them. */
    clear: () => setRows([]),
  }
}
