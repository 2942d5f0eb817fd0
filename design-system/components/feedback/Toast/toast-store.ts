import { TOAST_DURATION_MS, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#ds/tokens/timing.ts'
import type { Clock } from './clock.ts'
import { type Countdown, createCountdown } from './countdown.ts'

/** Why a toast closed. `api`: by the code that showed it. `replaced`: by a newer toast. */
export type ToastDismissReason = 'timeout' | 'swipe' | 'close' | 'action' | 'escape' | 'replaced' | 'api'

/** Why the timer is paused. There can be several reasons at the same time; the timer resumes when the last one ends. */
export type ToastPauseReason = 'hover' | 'focus' | 'touch' | 'windowBlur' | 'documentHidden'

export interface ToastAction {
  /** Label of the button, such as `Xem đơn hàng`. */
  label: string
  /** Called on a click; then the toast closes. Offer the same action in a permanent place, too. */
  onSelect: () => void
}

/** The content of a toast. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title: string
  /** One more sentence. */
  description?: string
  /** `critical` is for failures, and announced immediately; the others are announced politely. Default: `neutral`. */
  tone?: 'neutral' | 'positive' | 'critical'
  /** A button with one action. */
  action?: ToastAction
  /** Called once when the toast closes. */
  onDismiss?: (reason: ToastDismissReason) => void
}

export interface ToastRecord extends ToastOptions {
  id: string
  tone: NonNullable<ToastOptions['tone']>
  /** Whether it is visible. A closed record is kept for another 1,000,000 ms (product spec, section 4). */
  open: boolean
  /** Why it closed; null while open. */
  closedBy: ToastDismissReason | null
  /** Incremented by each `update`. */
  revision: number
}

/** The rules of toasts, without React or the document. All of them are in docs/adr/0005-toast-is-our-own.md. */
export interface ToastStore {
  /** Calls the listener after every change of the records. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** All records, oldest first; the same array until a change. */
  getSnapshot: () => readonly ToastRecord[]
  /** Always empty: servers show no toasts. */
  getServerSnapshot: () => readonly ToastRecord[]
  /** Opens a toast and returns its id. Replaces an open one, since at most one is visible. */
  show: (options: ToastOptions) => string
  /** Changes an open toast, announces it again and restarts its timer. Ignores a closed one. */
  update: (id: string, changes: Partial<ToastOptions>) => void
  /** Closes an open toast. Ignores an unknown or closed one. */
  dismiss: (id: string, reason: ToastDismissReason) => void
  pause: (reason: ToastPauseReason) => void
  resume: (reason: ToastPauseReason) => void
  /** Resumes all timers after `dispose`. A new store is already started. */
  start: () => void
  /** Clears all timers. Records are kept; `start` resumes their timers with the remaining time. */
  dispose: () => void
}

interface Entry {
  record: ToastRecord
  /** Counts down to closing while the toast is open, and to the removal of the record afterwards. */
  countdown: Countdown
}

const emptySnapshot: readonly ToastRecord[] = []

/** Creates a store for the toasts of one page. `clock` is the browser's, or a test's. */
export function createToastStore(clock: Clock): ToastStore {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const pausedBy = new Set<ToastPauseReason>()
  let snapshot = emptySnapshot
  let started = true
  let count = 0

  const emit = () => {
    snapshot = [...entries.values()].map((entry) => entry.record)
    for (const listener of listeners) listener()
  }

  /** Runs or pauses a countdown. Pause reasons apply to open toasts only, not to the removal of closed records. */
  const updateCountdown = ({ record, countdown }: Entry) => {
    if (started && (!record.open || pausedBy.size === 0)) countdown.run()
    else countdown.pause()
  }
  const updateCountdowns = () => {
    for (const entry of entries.values()) updateCountdown(entry)
  }

  const open = (record: ToastRecord) => {
    const countdown = createCountdown(clock, TOAST_DURATION_MS, () => dismiss(record.id, 'timeout'))
    const entry = { record, countdown }
    entries.set(record.id, entry)
    updateCountdown(entry)
  }

  const remove = (id: string) => {
    entries.get(id)?.countdown.pause()
    entries.delete(id)
  }

  const dismiss: ToastStore['dismiss'] = (id, reason) => {
    const entry = entries.get(id)
    if (!entry?.record.open) return
    entry.countdown.pause()
    entry.record = { ...entry.record, open: false, closedBy: reason }
    entry.countdown = createCountdown(clock, TOAST_REMOVE_DELAY_MS, () => {
      remove(id)
      emit()
    })
    updateCountdown(entry)
    emit()
    entry.record.onDismiss?.(reason)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => emptySnapshot,
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
      entry.countdown.pause()
      const { record } = entry
      open({ ...record, ...changes, tone: changes.tone ?? record.tone, revision: record.revision + 1 })
      emit()
    },
    dismiss,
    pause(reason) {
      pausedBy.add(reason)
      updateCountdowns()
    },
    resume(reason) {
      pausedBy.delete(reason)
      updateCountdowns()
    },
    start() {
      started = true
      updateCountdowns()
    },
    dispose() {
      started = false
      updateCountdowns()
    },
  }
}
