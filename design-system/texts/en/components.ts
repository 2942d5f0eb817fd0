import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** English. */
export const componentMessages: ComponentMessages = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: (hotkey) => `Notifications (${hotkey})`,
  dismissNotification: 'Dismiss notification',
  loading: 'Loading',
  loadFailed: 'Could not be loaded',
  loadFailedAdvice: 'Check your connection, then try again.',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  languages: 'Language',
  skipToContent: 'Skip to main content',
}
