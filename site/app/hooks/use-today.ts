import { useSyncExternalStore } from 'react'
import { dayOf } from '#contracts/rules/calendar.ts'

/** Name of the meta element with the day that a page was rendered on. */
const RENDERED = 'rendered'

const today = () => dayOf(Date.now())
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
