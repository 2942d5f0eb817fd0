import { TOAST_DURATION_MS, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#ds/tokens/timing.ts'
import type { Clock } from './clock.ts'
import { type Countdown, createCountdown } from './countdown.ts'

/** Why a toast is no longer in view. `api` is the code that showed it; `replaced` is a newer toast. */
export type ToastDismissReason = 'timeout' | 'swipe' | 'close' | 'action' | 'escape' | 'replaced' | 'api'

/** What can stop the time. Any number at once; it goes on when the last one ends. */
export type ToastPauseReason = 'hover' | 'focus' | 'touch' | 'windowBlur' | 'documentHidden'

export interface ToastAction {
  /** What the button does, such as `Xem đơn hàng`. */
  label: string
  /** Called on press; the toast then closes. Offer the same act somewhere that stays. */
  onSelect: () => void
}

/** What a toast says. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title: string
  /** One sentence more. */
  description?: string
  /** `critical` is for failures and read out at once; the others wait for a pause in reading. Default: `neutral`. */
  tone?: 'neutral' | 'positive' | 'critical'
  /** One thing to do about it. */
  action?: ToastAction
  /** Called once when the toast leaves view. */
  onDismiss?: (reason: ToastDismissReason) => void
}

export interface ToastRecord extends ToastOptions {
  id: string
  tone: NonNullable<ToastOptions['tone']>
  /** In view. A closed record stays for 1,000,000 ms more (product spec, section 4). */
  open: boolean
  /** Why it closed; null while open. */
  closedBy: ToastDismissReason | null
  /** Grows with each `update`, so that the new text is read out. */
  revision: number
}

/** The toast's rules, without React or the document. See docs/adr/0005-toast-is-our-own.md for all of them. */
export interface ToastStore {
  /** Calls back after every change of the records; gives the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** All records, oldest first; the same array until something changes. */
  getSnapshot: () => readonly ToastRecord[]
  /** Nothing is ever shown by a server. */
  getServerSnapshot: () => readonly ToastRecord[]
  /** Opens a toast and gives its id. What was open is dropped with its timer: at most one is visible. */
  show: (options: ToastOptions) => string
  /** Changes what an open toast says, has it read out again and gives it the full time again. A closed one stays as it is. */
  update: (id: string, changes: Partial<ToastOptions>) => void
  /** Closes an open toast. An unknown or closed one stays as it is. */
  dismiss: (id: string, reason: ToastDismissReason) => void
  pause: (reason: ToastPauseReason) => void
  resume: (reason: ToastPauseReason) => void
  /** Lets time pass after `dispose`. A new store runs already. */
  start: () => void
  /** Clears every timer. Records stay, and go on with what was left after `start`. */
  dispose: () => void
}

interface Entry {
  record: ToastRecord
  /** While open until it closes, afterwards until it is removed. */
  countdown: Countdown
}

const nothing: readonly ToastRecord[] = []

/** The toasts of one page and their timing, without React. The clock decides what time is: the browser's, or a test's. */
export function createToastStore(clock: Clock): ToastStore {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const pausedBy = new Set<ToastPauseReason>()
  let snapshot = nothing
  let started = true
  let count = 0

  const emit = () => {
    snapshot = [...entries.values()].map((entry) => entry.record)
    for (const listener of listeners) listener()
  }

  /** Pauses hold what is in view; the removal of a closed record waits for nobody. */
  const runOrHold = ({ record, countdown }: Entry) => {
    if (started && (!record.open || pausedBy.size === 0)) countdown.run()
    else countdown.hold()
  }
  const runOrHoldAll = () => {
    for (const entry of entries.values()) runOrHold(entry)
  }

  const open = (record: ToastRecord) => {
    const countdown = createCountdown(clock, TOAST_DURATION_MS, () => dismiss(record.id, 'timeout'))
    const entry = { record, countdown }
    entries.set(record.id, entry)
    runOrHold(entry)
  }

  const remove = (id: string) => {
    entries.get(id)?.countdown.hold()
    entries.delete(id)
  }

  const dismiss: ToastStore['dismiss'] = (id, reason) => {
    const entry = entries.get(id)
    if (!entry?.record.open) return
    entry.countdown.hold()
    entry.record = { ...entry.record, open: false, closedBy: reason }
    entry.countdown = createCountdown(clock, TOAST_REMOVE_DELAY_MS, () => {
      remove(id)
      emit()
    })
    runOrHold(entry)
    emit()
    entry.record.onDismiss?.(reason)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => nothing,
    show(options) {
      count += 1
      const id = `toast-${count}`
      const visible = snapshot.filter((record) => record.open)
      const replaced = visible.slice(0, visible.length - (TOAST_LIMIT - 1))
      for (const record of replaced) remove(record.id)
      open({ ...options, tone: options.tone ?? 'neutral', id, open: true, closedBy: null, revision: 0 })
      emit()
      for (const record of replaced) record.onDismiss?.('replaced')
      return id
    },
    update(id, changes) {
      const entry = entries.get(id)
      if (!entry?.record.open) return
      entry.countdown.hold()
      const { record } = entry
      open({ ...record, ...changes, tone: changes.tone ?? record.tone, revision: record.revision + 1 })
      emit()
    },
    dismiss,
    pause(reason) {
      pausedBy.add(reason)
      runOrHoldAll()
    },
    resume(reason) {
      pausedBy.delete(reason)
      runOrHoldAll()
    },
    start() {
      started = true
      runOrHoldAll()
    },
    dispose() {
      started = false
      runOrHoldAll()
    },
  }
}
