import type { KeyboardEvent } from 'react'

/** Keys that change the value of a closed select immediately in some browsers: arrows, Home, End, Page Up and Down, and letters. */
const changesValue = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey) &&
  (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/.test(key) || /^\S$/.test(key))

/**
 * Opens the list of a closed select when a key would change its value: a change takes effect immediately, and an arrow key must
 * not suspend an instance. Does nothing in browsers that cannot detect whether the list is open.
 */
export function openPickerOnKey(event: KeyboardEvent<HTMLSelectElement>) {
  const select = event.currentTarget
  if (!changesValue(event) || !('showPicker' in select) || !CSS.supports('selector(:open)')) return
  if (select.matches(':open')) return
  event.preventDefault()
  select.showPicker()
}
