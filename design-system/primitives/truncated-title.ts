import type { PointerEvent } from 'react'

/** Sets the full text of a truncated element as its title, and removes the title when nothing is truncated. */
export function setTitleIfTruncated({ currentTarget: element }: PointerEvent<HTMLElement>) {
  // Diacritics may reach a little beyond their line; only a second line counts.
  const isTruncated = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight * 1.5
  element.title = isTruncated ? (element.textContent ?? '') : ''
}
