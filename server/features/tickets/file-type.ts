import type { AttachmentType } from '#contracts/ticket-attachments.ts'

/** What a file begins and ends with, and whether all of it is text. */
export interface FileSample {
  /** The first bytes: `HEAD_BYTES`, or all of a shorter file. */
  head: Buffer
  /** The last bytes: `TAIL_BYTES`, or all of a shorter file. */
  tail: Buffer
  /** Whether all of it is UTF-8 without control characters other than blanks and line ends. */
  isText: boolean
}

/** How much of a file's beginning is looked at: readers of PDF and browsers look this far as well. */
export const HEAD_BYTES = 4096
/** How much of its end is looked at: the directory of a ZIP is there, after a comment of up to 64 kB. */
export const TAIL_BYTES = 66_000

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
const has = (part: Buffer, text: string) => part.includes(Buffer.from(text, 'latin1'))

const signatures: readonly [AttachmentType, (head: Buffer) => boolean][] = [
  ['image/png', (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/jpeg', (head) => startsWith(head, 0xff, 0xd8, 0xff)],
  ['image/gif', (head) => ['GIF87a', 'GIF89a'].includes(head.toString('latin1', 0, 6))],
  ['image/webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  ['application/pdf', (head) => head.toString('latin1', 0, 5) === '%PDF-'],
  ['application/zip', (head) => startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06)],
  ['application/gzip', (head) => startsWith(head, 0x1f, 0x8b, 0x08)],
]

/** Markup that a browser, or a viewer that guesses as one, would run. */
const markup =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|style|link|meta|base|\?xml|\?php|%)[\s>/:!-]?/i
/** Texts that a double click would run. */
const script = /^(?:#!|\[internetshortcut\]|windows registry editor|@echo off)/i

/**
 * What a file is by its content; null for what is not accepted: programs, HTML and SVG, and files that are two things at once, such as a
 * picture with a ZIP behind it.
 */
export function fileTypeOf({ head, tail, isText }: FileSample): AttachmentType | null {
  const found = signatures.find(([, matches]) => matches(head))?.[0]
  if (found === undefined) return isText && isHarmlessText(head) ? 'text/plain' : null
  if (found.startsWith('image/') || found === 'application/gzip') {
    if (markup.test(head.toString('latin1')) || has(head, '%PDF-') || endsAsZip(tail)) return null
  }
  if (found === 'application/pdf' && endsAsZip(tail)) return null
  if (found === 'application/zip' && has(head, '%PDF-')) return null
  return found
}

/** Whether a reader of ZIP files, which looks at the end, would take a file for one. */
const endsAsZip = (tail: Buffer) => has(tail, 'PK\x05\x06')

function isHarmlessText(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  // A log may hold markup somewhere; what begins with it is a page.
  return !(markup.test(text.slice(0, 512)) || script.test(text))
}

/** The endings that a name may have, by type; the first is added to a name with another. */
const endings: Readonly<Record<AttachmentType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods'],
  'application/gzip': ['gz', 'tgz'],
  'text/plain': ['txt', 'log', 'csv', 'md', 'json', 'yaml', 'yml', 'conf', 'cfg', 'ini', 'toml', 'out', 'err', 'diff'],
}

/** A name that ends as its type does: `shell.php` with a picture in it becomes `shell.php.png`. */
export function nameForType(name: string, type: AttachmentType): string {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings[type].includes(ending) ? name : `${name}.${endings[type][0]}`
}
