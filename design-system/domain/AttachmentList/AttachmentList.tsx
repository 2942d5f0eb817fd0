import { Download, FileArchive, FileImage, FileText, type LucideIcon, RotateCw, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AttachmentList.css.ts'
import { fileSize, fileTypeName } from './file-words.ts'

/** A file of a message, or one that is being added to it. */
export interface AttachedFile {
  id: string
  name: string
  /** Its media type, such as `image/png`; may be empty if it is not known. */
  type: string
  /** In bytes. */
  size: number
  /** The share that has arrived at the server, from 0 to 1. Absent unless it is on its way. */
  progress?: number
  /** Why it was not added. */
  error?: string
}

export interface AttachmentListTexts {
  /** Accessible name of the list. */
  label: string
  /** Accessible name of what saves a file. */
  download: (name: string) => string
  remove: (name: string) => string
  retry: (name: string) => string
  /** Shown at a file that is being sent; `share` is a formatted percentage. */
  sending: (share: string) => string
}

export interface AttachmentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  files: readonly AttachedFile[]
  /** Address that a file is saved from. If given, its name is a link. */
  fileHref?: ((file: AttachedFile) => string) | undefined
  /** Saves a file that has no address of its own, such as one that needs a token. */
  onDownload?: ((file: AttachedFile) => void) | undefined
  /** Removes a file that was not sent yet. If given, each file has a button for it. */
  onRemove?: ((file: AttachedFile) => void) | undefined
  /** Sends a file again that was not added. */
  onRetry?: ((file: AttachedFile) => void) | undefined
  texts: AttachmentListTexts
}

/** Files in rows: name, kind and size, how far they have got, and what can be done with them. They are saved, never shown in place. */
export function AttachmentList({
  files,
  fileHref,
  onDownload,
  onRemove,
  onRetry,
  texts,
  className,
  ...rest
}: AttachmentListProps) {
  if (files.length === 0) return null
  return (
    <ul
      data-component="AttachmentList"
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
      role="list"
      aria-label={texts.label}
      {...rest}
      className={classNames(css.list, className)}
    >
      {files.map((file) => (
        <li key={file.id} data-state={stateOf(file)} className={css.file}>
          <Icon icon={iconOf(file.type)} className={css.icon} />
          <div className={css.words}>
            <FileName file={file} fileHref={fileHref} onDownload={onDownload} texts={texts} />
            <Facts file={file} texts={texts} />
          </div>
          {(onRetry || onRemove) && (
            <div className={css.actions}>
              {file.error !== undefined && onRetry && (
                <Button
                  {...smallButton}
                  icon={RotateCw}
                  aria-label={texts.retry(file.name)}
                  onClick={() => onRetry(file)}
                />
              )}
              {onRemove && (
                <Button {...smallButton} icon={X} aria-label={texts.remove(file.name)} onClick={() => onRemove(file)} />
              )}
            </div>
          )}
          {file.progress !== undefined && (
            <progress className={css.progress} value={file.progress} max={1} aria-label={file.name} />
          )}
        </li>
      ))}
    </ul>
  )
}

const smallButton = { tone: 'neutral', emphasis: 'ghost', size: 'small', iconOnly: true } as const

function stateOf({ progress, error }: AttachedFile): 'sending' | 'failed' | 'ready' {
  if (error !== undefined) return 'failed'
  return progress === undefined ? 'ready' : 'sending'
}

function iconOf(type: string): LucideIcon {
  if (type.startsWith('image/')) return FileImage
  return /zip|gzip|compressed/.test(type) ? FileArchive : FileText
}

interface FileNameProps extends Pick<AttachmentListProps, 'fileHref' | 'onDownload' | 'texts'> {
  file: AttachedFile
}

function FileName({ file, fileHref, onDownload, texts }: FileNameProps) {
  const label = texts.download(file.name)
  const content = (
    <>
      {file.name}
      <Icon icon={Download} className={css.download} />
    </>
  )
  // It is not the link of the site's router: the address is a file.
  if (fileHref)
    return (
      <a href={fileHref(file)} download={file.name} aria-label={label} className={css.save}>
        {content}
      </a>
    )
  if (onDownload)
    return (
      <button type="button" aria-label={label} className={css.save} onClick={() => onDownload(file)}>
        {content}
      </button>
    )
  return <span className={css.name}>{file.name}</span>
}

function Facts({ file, texts }: { file: AttachedFile; texts: AttachmentListTexts }) {
  const formats = useFormats()
  if (file.error !== undefined) return <span className={css.error}>{file.error}</span>
  return (
    <span className={css.facts}>
      <span>{fileTypeName(file)}</span>
      <span>{fileSize(file.size, formats.quantity)}</span>
      {file.progress !== undefined && (
        <span>{texts.sending(formats.percent(Math.floor(file.progress * 100) / 100))}</span>
      )}
    </span>
  )
}
