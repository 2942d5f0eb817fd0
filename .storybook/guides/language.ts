import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The language of the guides. It is separate from that of the stories, and stays in the URL, as Storybook's global `guides`. */
export type GuideLanguage = 'vi' | 'en'

/** The language for a reader who has not chosen one. */
export const preferredLanguage = (browserLanguages: readonly string[]): GuideLanguage =>
  /^vi\b/i.test(browserLanguages[0] ?? '') ? 'vi' : 'en'

let current = preferredLanguage(navigator.languages)
const listeners = new Set<() => void>()

const update = ({ globals }: { globals: { guides?: unknown } }) => {
  const next = globals.guides === 'vi' || globals.guides === 'en' ? globals.guides : current
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

const channel = addons.getChannel()
channel.on(SET_GLOBALS, update)
channel.on(GLOBALS_UPDATED, update)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that the guides are shown in. */
export const useGuideLanguage = () => useSyncExternalStore(subscribe, () => current)

/** Shows the guides in another language, from now on and on every page. */
export const setGuideLanguage = (guides: GuideLanguage) => channel.emit(UPDATE_GLOBALS, { globals: { guides } })
