import type { KeyboardEvent } from 'react'

/** Keys with which some browsers change the value of a closed select at once: arrows, Home, End, pages, and letters. */
const changesValue = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey) &&
  (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/.test(key) || /^\S$/.test(key))

/**
 * Opens the list of a closed select instead of changing its value by a single key: a change takes effect at once, and arrow keys must
 * not suspend an instance. Does nothing in browsers that cannot tell whether the list is open.
 */
export function showChoicesFirst(event: KeyboardEvent<HTMLSelectElement>) {
  const select = event.currentTarget
  if (!changesValue(event) || !('showPicker' in select) || !CSS.supports('selector(:open)')) return
  if (select.matches(':open')) return
  event.preventDefault()
  select.showPicker()
}
