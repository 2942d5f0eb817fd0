import type { PointerEvent } from 'react'

/** Whether a text is cut at its end. Diacritics may reach a little beyond their line; only a further line counts. */
export const isTruncated = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight * 1.3

/** Sets the full text of a truncated element as its title, and removes the title when nothing is truncated. */
export function setTitleIfTruncated({ currentTarget: element }: PointerEvent<HTMLElement>) {
  element.title = isTruncated(element) ? (element.textContent ?? '') : ''
}
