import type { LucideIcon } from 'lucide-react'
import type { Clock } from '#ds/components/feedback/Toast/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { UNDO_DURATION_MS, UNDO_LIMIT } from '#ds/tokens/timing.ts'

/** Why an offer ended. `failed`: the action was not done. `replaced`: newer ones took its place. `left`: the page that made it is gone. */
export type UndoEnd = 'undone' | 'failed' | 'expired' | 'dismissed' | 'replaced' | 'left'

/** Why the time of all offers stands still. */
export type UndoPauseReason = 'hover' | 'focus' | 'windowBlur' | 'documentHidden' | 'touch'

/** An action that has been done or sent, and can be undone for 10 seconds. */
export interface UndoOffer {
  /** What happened, with the record: "Đã tạm ngưng VPS-0031". */
  title: string
  /** To whom, and why: one more sentence. */
  description?: string
  /** The icon of the new state. Default: none. */
  icon?: LucideIcon
  /**
   * The action itself, if its response has not arrived. Its time begins with the response, and undoing waits for it; if it fails, there is
   * nothing to undo, and the caller says why. Default: the action is done.
   */
  sent?: Promise<SubmitResult>
  /** Takes the action back, by a call of its own. If that fails, the offer stays and shows the message. */
  onUndo: () => Promise<SubmitResult>
  /** Called once when the offer ends. */
  onEnd?: (reason: UndoEnd) => void
}

/** An offer that is on the screen. */
export interface UndoRecord extends UndoOffer {
  id: string
  /** The time left, in milliseconds, as of the last change. It goes on while `running`. */
  leftMs: number
  /** Whole seconds that are left, as shown: from 10 down to 1. */
  secondsLeft: number
  /** Whether its time passes. */
  running: boolean
  /** The response to the action has not arrived. */
  sending: boolean
  /** Whether the action is being undone, or will be after the response to it. */
  pending: boolean
  /** Why it could not be taken back. */
  error: string | undefined
}

/** The rules of undoing, without React or the document. */
export interface UndoStore {
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** The offers, oldest first; the same array until a change. */
  getSnapshot: () => readonly UndoRecord[]
  /** Shows an offer and returns its id. Of more than three the oldest ends. */
  offer: (offer: UndoOffer) => string
  /** Takes an action back; without an id the one that was done or sent last. Resolves when that has succeeded or failed. */
  undo: (id?: string) => Promise<void>
  /** Ends an offer: the action stays done. */
  dismiss: (id: string) => void
  pause: (reason: UndoPauseReason) => void
  resume: (reason: UndoPauseReason) => void
  /** Ends all offers: their actions stay done. */
  leave: () => void
}

interface Entry {
  record: UndoRecord
  /** The timer of the next change of the shown second, and the time at which it was set. */
  tick: { timer: number; since: number } | undefined
}

const SECOND_MS = 1000

/** Creates a store for one page. `clock` is the browser's, or a test's. */
export function createUndoStore(clock: Clock): UndoStore {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const pausedBy = new Set<UndoPauseReason>()
  let snapshot: readonly UndoRecord[] = []
  let count = 0

  const emit = () => {
    snapshot = [...entries.values()].map(({ record }) => record)
    for (const listener of listeners) listener()
  }

  const setLeft = (entry: Entry, leftMs: number) => {
    entry.record = { ...entry.record, leftMs, secondsLeft: Math.ceil(leftMs / SECOND_MS) }
  }

  /** Stops the time, and keeps what is left. */
  const stop = (entry: Entry) => {
    if (!entry.tick) return
    clock.clearTimeout(entry.tick.timer)
    setLeft(entry, Math.max(0, entry.record.leftMs - (clock.now() - entry.tick.since)))
    entry.tick = undefined
    entry.record = { ...entry.record, running: false }
  }

  const run = (entry: Entry) => {
    if (entry.tick || pausedBy.size > 0 || entry.record.sending || entry.record.pending) return
    const { leftMs } = entry.record
    const untilNextSecond = leftMs % SECOND_MS || SECOND_MS
    const onTick = () => {
      entry.tick = undefined
      setLeft(entry, leftMs - untilNextSecond)
      if (entry.record.leftMs <= 0) end(entry, 'expired')
      else run(entry)
      emit()
    }
    entry.tick = { timer: clock.setTimeout(onTick, untilNextSecond), since: clock.now() }
    entry.record = { ...entry.record, running: true }
  }

  const end = (entry: Entry, reason: UndoEnd) => {
    stop(entry)
    entries.delete(entry.record.id)
    entry.record.onEnd?.(reason)
  }

  const settle = (entry: Entry, result: SubmitResult) => {
    if (!entries.has(entry.record.id)) return
    entry.record = { ...entry.record, sending: false }
    if (result.ok) run(entry)
    else end(entry, 'failed')
    emit()
  }

  const updateAll = () => {
    for (const entry of entries.values()) {
      if (pausedBy.size > 0) stop(entry)
      else run(entry)
    }
    if (entries.size > 0) emit()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    offer(offer) {
      count += 1
      const id = `undo-${count}`
      const times = { leftMs: UNDO_DURATION_MS, secondsLeft: UNDO_DURATION_MS / SECOND_MS }
      const entry: Entry = {
        record: {
          ...offer,
          ...times,
          id,
          running: false,
          sending: offer.sent !== undefined,
          pending: false,
          error: undefined,
        },
        tick: undefined,
      }
      // An action that is being undone has to stay until it is known whether that worked.
      const replaceable = [...entries.values()].filter(({ record }) => !record.pending)
      for (const oldest of replaceable.slice(0, Math.max(0, entries.size - (UNDO_LIMIT - 1)))) end(oldest, 'replaced')
      entries.set(id, entry)
      run(entry)
      emit()
      void offer.sent?.then((result) => settle(entry, result))
      return id
    },
    async undo(id) {
      const idle = [...entries.values()].filter(({ record }) => !record.pending)
      const entry = id === undefined ? idle.at(-1) : idle.find(({ record }) => record.id === id)
      if (!entry) return
      stop(entry)
      entry.record = { ...entry.record, pending: true, error: undefined }
      emit()
      // This goes on even if the page is left meanwhile: what was requested is done.
      const sent = entry.record.sending ? await entry.record.sent : undefined
      if (sent?.ok === false) return
      const result = await entry.record.onUndo()
      if (!entries.has(entry.record.id)) return
      entry.record = { ...entry.record, pending: false }
      if (result.ok) end(entry, 'undone')
      else {
        // It gets all its time again, to read the message and to retry.
        setLeft(entry, UNDO_DURATION_MS)
        entry.record = { ...entry.record, error: result.message }
        run(entry)
      }
      emit()
    },
    dismiss(id) {
      const entry = entries.get(id)
      if (!entry || entry.record.pending) return
      end(entry, 'dismissed')
      emit()
    },
    pause(reason) {
      pausedBy.add(reason)
      updateAll()
    },
    resume(reason) {
      if (pausedBy.delete(reason)) updateAll()
    },
    leave() {
      for (const entry of [...entries.values()]) end(entry, 'left')
      emit()
    },
  }
}
