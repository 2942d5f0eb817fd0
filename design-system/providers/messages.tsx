import { createContext, use } from 'react'

/**
 * The few texts that components do not take as props. There is no fallback language: a missing provider or text is a
 * programming error and throws.
 */
export interface ComponentMessages {
  /** Label of the button that closes a dialog. */
  close: string
  showPassword: string
  hidePassword: string
  /** Label of the toast region; `hotkey` is the key that focuses it, such as `F8`. */
  notifications: (hotkey: string) => string
  dismissNotification: string
  /** Label of the region of actions that can be undone. */
  undoable: string
  /** Shown instead of what has been done, until the response arrives. */
  updating: string
  /** Label of the button that undoes an action. */
  undo: string
  /** How long that is possible, beside the label. */
  secondsLeft: (seconds: number) => string
  /** Announced with an action that can be undone; `key` is `Ctrl Z`. */
  undoHint: (key: string) => string
  /** Behind the label of a control that may stay empty, in brackets. */
  optional: string
  /** Announced while data is loading. */
  loading: string
  /** Title of the error if the code of a dialog or a tab could not be fetched. */
  loadFailed: string
  /** What the user can do about it. */
  loadFailedAdvice: string
  /** Label of the button that retries after an error. */
  retry: string
  /** Added for screen readers to links that open in a new tab. */
  opensInNewTab: string
  /** Accessible name of the choice of languages. */
  languages: string
  /** Names of the button that changes the theme. */
  toLightTheme: string
  toDarkTheme: string
  /** Text of the link that skips the header. */
  skipToContent: string
  /** Behind a figure that was measured; `time` is a formatted day and time. */
  measuredAt: (time: string) => string
  /** Behind a figure that is promised. */
  promised: string
  /** Switches a chart to the table of its points. */
  showAsTable: string
  /** Heading of the column of times in a chart's table. */
  time: string
  /** Where a chart has no sample. */
  notMeasured: string
  /** The highest value of a period, beside its mean: `value` is formatted. */
  highest: (value: string) => string
  /** The present on a chart of days. */
  today: string
}

const MessagesContext = createContext<Partial<ComponentMessages> | null>(null)

export const MessagesProvider = MessagesContext.Provider

/** The text for a key. @throws if there is no provider, or it lacks the key. */
export function useMessage<Key extends keyof ComponentMessages>(key: Key): ComponentMessages[Key] {
  const message = use(MessagesContext)?.[key]
  if (message === undefined)
    throw new Error(`No text for "${key}". Wrap the page in <MessagesProvider value={…}> with this key.`)
  return message as ComponentMessages[Key]
}
