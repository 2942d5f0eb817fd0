import { useEffect, useRef, useState } from 'react'

/** The keys of drafts in local storage begin with this, then have the id of the customer, or the email of the admin, and what the draft is for. */
const PREFIX = 'draft:'

const keyOf = (userId: string, subject: string) => `${PREFIX}${userId}:${subject}`

/** The text that a user has begun to write; empty if there is none, or storage is forbidden. */
export function readDraft(userId: string, subject: string): string {
  try {
    return localStorage.getItem(keyOf(userId, subject)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text in this browser, also past the end of a session. An empty one removes it. */
export function writeDraft(userId: string, subject: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, subject))
    else localStorage.setItem(keyOf(userId, subject), text)
  } catch {
    // Storage is forbidden or full: the text is only in the field.
  }
}

/** Removes the drafts of everyone who has signed in here: the next user of this browser finds none. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing to clear.
  }
}

/** The drafts of one user's forms: values that JSON can hold. What cannot be read counts as none. */
export const formDraftsOf = (userId: string) => ({
  /** The draft of a form whose values are all texts; undefined if there is none, or an earlier version wrote something else. */
  readTexts<Texts extends Record<keyof Texts, string>>(form: string): Texts | undefined {
    const stored = this.read(form)
    if (typeof stored !== 'object' || stored === null) return undefined
    return Object.values(stored).every((value) => typeof value === 'string') ? (stored as Texts) : undefined
  },
  read(form: string): unknown {
    try {
      return JSON.parse(readDraft(userId, form))
    } catch {
      return undefined
    }
  },
  write: (form: string, values: unknown) =>
    writeDraft(userId, form, values === undefined ? '' : JSON.stringify(values)),
})

/** What a user types for one subject, such as a ticket, kept in this browser until it is emptied or the user signs out. */
export function useDraft(userId: string, subject: string): [draft: string, setDraft: (draft: string) => void] {
  const key = keyOf(userId, subject)
  const [draft, setDraft] = useState(() => readDraft(userId, subject))
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    setDraft(readDraft(userId, subject))
  }, [key, userId, subject])
  return [
    draft,
    (next) => {
      setDraft(next)
      writeDraft(userId, subject, next)
    },
  ]
}
