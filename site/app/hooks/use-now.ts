import { useEffect, useState, useSyncExternalStore } from 'react'
import { dayOf } from '#contracts/rules/calendar.ts'

const present = () => new Date().toISOString()

/** The present time, ISO 8601, updated every `everyMs` milliseconds: for ages and countdowns. */
export function useNow(everyMs: number): string {
  const [now, setNow] = useState(present)
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Name of the meta element with the day that a page was rendered on. */
const RENDERED = 'rendered'

const today = () => dayOf(Date.parse(present()))
const renderedOn = () =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLMetaElement>(`meta[name="${RENDERED}"]`)?.content ?? today())
const subscribeToNothing = () => () => undefined

/**
 * The present day in Vietnam. A page may have been rendered days ago: while it is hydrated, this is the day of its rendering, which the page
 * must contain as the `meta` element with these props.
 */
export function useToday() {
  const day = useSyncExternalStore(subscribeToNothing, today, renderedOn)
  return { day, rendered: { name: RENDERED, content: day } }
}
