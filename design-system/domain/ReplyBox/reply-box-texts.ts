import type { AttachmentListTexts } from '#ds/domain/AttachmentList/index.ts'

/** Why a file was not taken: the names are those of the files. */
export interface FileRefusalTexts {
  /** `max` is a formatted size. */
  tooLarge: (name: string, max: string) => string
  wrongType: (name: string) => string
  tooMany: (max: number) => string
}

export interface FilePickerTexts extends AttachmentListTexts {
  /** The button that opens the browser's choice of files. */
  choose: string
  /** What else can be done, and how large and how many the files may be; `max` is a formatted size. */
  hint: (max: string, count: number) => string
  /** Over the area that files are dropped on. */
  drop: string
  refused: FileRefusalTexts
}

export interface ReplyBoxTexts {
  /** Label of the field. */
  reply: string
  /** Label of the field for a note. */
  note?: string | undefined
  placeholder?: string | undefined
  send: string
  sending: string
  /** Says that Ctrl and Enter send, too. */
  keyHint: string
  /** The choice to write a note that the customer does not see, and what it means. */
  asNote?: { label: string; description: string; save: string; saving: string } | undefined
  /** Shown when the field is empty. */
  required: string
  /** Shown when files are still on their way. */
  filesOnTheirWay: string
  /** Shown when a file was not added, and nothing was done about it. */
  fileFailed: string
  failureTitle: string
  /** Announced once the field takes no more. */
  full: string
  files: FilePickerTexts
}
