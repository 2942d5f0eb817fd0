import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ThreadMessage } from './thread-rows.ts'

interface NewMessagesOptions {
  root: RefObject<HTMLElement | null>
  /** Undefined until they have loaded. */
  messages: readonly ThreadMessage[] | undefined
  viewer: ThreadMessage['author']
}

/** What has arrived since the messages were first shown: the latest message of the other side, and how many of them are out of view. */
export function useNewMessages({ root, messages, viewer }: NewMessagesOptions) {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [latest, setLatest] = useState<ThreadMessage>()
  const [unseen, setUnseen] = useState<readonly string[]>([])

  useEffect(() => {
    if (!messages) return
    const before = known.current
    known.current = new Set(messages.map(({ id }) => id))
    if (before === undefined) return
    const arrived = messages.filter(({ id, author }) => author !== viewer && !before.has(id))
    const last = arrived.at(-1)
    if (last === undefined) return
    setLatest(last)
    const isBelow = ({ id }: ThreadMessage) => {
      const top = elementOf(root.current, id)?.getBoundingClientRect().top
      return top !== undefined && top > window.innerHeight
    }
    const below = arrived.filter(isBelow).map(({ id }) => id)
    if (below.length > 0) setUnseen((ids) => [...ids, ...below])
  }, [messages, viewer, root])

  // They are seen once the last one comes into view.
  const last = unseen.at(-1)
  useEffect(() => {
    const element = last === undefined ? null : elementOf(root.current, last)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setUnseen([])
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [last, root])

  return {
    latest,
    unseen: unseen.length,
    /** Moves to the first message out of view. */
    show() {
      const element = unseen[0] === undefined ? null : elementOf(root.current, unseen[0])
      setUnseen([])
      element?.focus({ preventScroll: true })
      element?.scrollIntoView({ block: 'center' })
    },
  }
}

const elementOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null
