import { createContext, use } from 'react'

/**
 * The few structural texts that components cannot get by props. There is no fallback language:
 * a missing provider or text is a programming error and throws.
 */
export interface ComponentMessages {
  /** Name of the button that closes a dialog. */
  close: string
  showPassword: string
  hidePassword: string
  /** Name of the toast region; `hotkey` is the key that focuses it, such as `F8`. */
  notifications: (hotkey: string) => string
  dismissNotification: string
  /** Said while a list or a button waits. */
  loading: string
  /** Said of a dialog or menu whose code could not be fetched. */
  partFailed: string
  /** What to do about it. */
  partFailedAdvice: string
  /** Label of the button that tries again after an error. */
  retry: string
  /** Added, for screen readers, to links that open in a new tab. */
  opensInNewTab: string
  /** Words of the link that leads past the header. */
  skipToContent: string
}

const MessagesContext = createContext<Partial<ComponentMessages> | null>(null)

export const MessagesProvider = MessagesContext.Provider

/** One structural text by key. @throws when there is no provider or it lacks the key. */
export function useMessage<Key extends keyof ComponentMessages>(key: Key): ComponentMessages[Key] {
  const message = use(MessagesContext)?.[key]
  if (message === undefined)
    throw new Error(`No text for "${key}". Wrap the page in <MessagesProvider value={…}> with this key.`)
  return message as ComponentMessages[Key]
}
