/**
 * A value in local storage under one or more keys, shared by all components and tabs that read it.
 * Storage may be forbidden or full; then the value is only kept in memory.
 */
export interface StoredValue<Value> {
  get: () => Value | null
  set: (value: Value | null) => void
  /** Calls the listener on each change, including those of other tabs, and when the back button shows a page as it was left. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export interface StoredValueCodec<Value> {
  /** The keys of the value; all are written and cleared together. */
  keys: readonly string[]
  /** The strings to store, by key. */
  encode: (value: Value) => Record<string, string>
  /** Returns the value, or null when a string is missing. May throw: a value that does not parse is cleared. */
  decode: (strings: Record<string, string | null>) => Value | null
}

export function createStoredValue<Value>(codec: StoredValueCodec<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let current: Value | null = null
  let isLoaded = false

  const clear = () => {
    for (const key of codec.keys) localStorage.removeItem(key)
  }

  const load = (): Value | null => {
    try {
      return codec.decode(Object.fromEntries(codec.keys.map((key) => [key, localStorage.getItem(key)])))
    } catch {
      try {
        clear()
      } catch {
        // Storage is forbidden: there is nothing to clear.
      }
      return null
    }
  }

  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }

  const reload = () => {
    current = load()
    notifyListeners()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || codec.keys.includes(key)) reload()
  }
  // Firefox tells a page that it kept for the back button nothing of what happened meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload()
  }

  return {
    get() {
      if (!isLoaded) {
        current = load()
        isLoaded = true
      }
      return current
    },
    set(value) {
      current = value
      isLoaded = true
      try {
        if (value === null) clear()
        else for (const [key, text] of Object.entries(codec.encode(value))) localStorage.setItem(key, text)
      } catch {
        // Storage is forbidden or full: the value is only kept in memory.
      }
      notifyListeners()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
