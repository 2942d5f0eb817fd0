import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** English. */
export const componentMessages: ComponentMessages = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: (hotkey) => `Notifications (${hotkey})`,
  dismissNotification: 'Dismiss notification',
  undoable: 'Actions that can be undone',
  undo: 'Undo',
  secondsLeft: (seconds) => `${seconds}\u00a0s`,
  undoHint: (key) => `Press ${key} to undo.`,
  optional: '(optional)',
  loading: 'Loading',
  loadFailed: 'Could not be loaded',
  loadFailedAdvice: 'Check your connection, then try again.',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  languages: 'Language',
  skipToContent: 'Skip to main content',
  measuredAt: (time) => `measured ${time}`,
  promised: 'promised',
  showAsTable: 'Show as a table',
  time: 'Time',
  notMeasured: 'Not measured',
  highest: (value) => `at most ${value}`,
  today: 'Today',
}
