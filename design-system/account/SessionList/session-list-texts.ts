import type { AccountEventKind, DeviceKind, SignInOutcome } from '#contracts/account-sessions.ts'
import type { QuestionTexts } from '#ds/account/ApiTokens/api-tokens-texts.ts'

/** How a device and a place are called. */
export interface DeviceTexts {
  /** A browser on a system, such as `Firefox on Windows`. */
  browserOn: (browser: string, system: string) => string
  /** Where neither is known. */
  kinds: Readonly<Record<DeviceKind, string>>
  unknownDevice: string
  /** `network` is such as `203.0.113.0/24`. */
  fromNetwork: (network: string) => string
  fromThisNetwork: string
}

export interface SessionListTexts extends DeviceTexts {
  title: string
  errorTitle: string
  empty: string
  emptyDescription: string
  /** Marks the session that is looked from. */
  current: string
  /** `at` is a time. */
  lastSeen: (at: string) => string
  activeNow: string
  /** The browser keeps it until `until`; otherwise until it is closed. */
  remembered: (until: string) => string
  notRemembered: string
  end: string
  ending: string
  endNamed: (device: string) => string
  endFailed: string
  endOthers: string
  endOthersDialog: QuestionTexts
}

export interface SignInListTexts extends DeviceTexts {
  title: string
  /** What is in the list, and what to do about what one does not recognise. */
  description: string
  errorTitle: string
  empty: string
  emptyDescription: string
  outcomes: Readonly<Record<SignInOutcome, string>>
  /** How many attempts like it followed one another. */
  times: (count: number) => string
}

export interface AccountHistoryTexts {
  title: string
  /** What is in the list, and whom to ask about it. */
  description: string
  errorTitle: string
  empty: string
  emptyDescription: string
  kinds: Readonly<Record<AccountEventKind, string>>
  /** Who did it: the first name of one of our team, or none. */
  by: (name: string | null) => string
  reason: (reason: string) => string
}
