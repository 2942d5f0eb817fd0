export interface ThreadFile {
  id: string
  name: string
  /** Its media type, such as `image/png`. */
  type: string
  /** In bytes. */
  size: number
}

export interface ThreadMessage {
  id: string
  author: 'customer' | 'admin'
  /** The author's name. Default: the text for the side. */
  authorName?: string | undefined
  /** Plain text; its line breaks are shown. */
  body: string
  /** What a mail quoted of earlier messages: it is folded. Default: nothing. */
  quoted?: string | null | undefined
  attachments?: readonly ThreadFile[] | undefined
  /** A note that the customer does not see. Default: false. */
  internal?: boolean | undefined
  /** ISO 8601. */
  createdAt: string
}

/** Something that happened to the ticket between its messages, such as that it was closed. */
export interface ThreadChange {
  id: string
  /** In words. */
  text: string
  /** ISO 8601. */
  createdAt: string
}

export type ThreadRow =
  | { kind: 'day'; id: string; createdAt: string }
  | { kind: 'message'; id: string; message: ThreadMessage }
  | { kind: 'change'; id: string; change: ThreadChange }

/**
 * Messages and changes in the order of time, each day headed by a row of its own. `dayOf` returns the day of a time in the reader's calendar.
 * At the same time a message comes first: it is what caused the change.
 */
export function threadRows(
  messages: readonly ThreadMessage[],
  changes: readonly ThreadChange[],
  dayOf: (iso: string) => string,
): ThreadRow[] {
  const entries = [
    ...messages.map((message) => ({
      at: message.createdAt,
      row: { kind: 'message', id: message.id, message } as const,
    })),
    ...changes.map((change) => ({ at: change.createdAt, row: { kind: 'change', id: change.id, change } as const })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  let day: string | undefined
  return entries.flatMap(({ at, row }): ThreadRow[] => {
    const next = dayOf(at)
    if (next === day) return [row]
    day = next
    return [{ kind: 'day', id: `day ${next}`, createdAt: at }, row]
  })
}
