/**
 * A value held in local storage under several keys, shared by every component and tab that reads it.
 * Storage may be forbidden or full; then the value lives as long as the page.
 */
export interface StoredValue<Value> {
  get: () => Value | null
  set: (value: Value | null) => void
  /** Calls back on each change, also one made in another tab. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

export interface StoredValueCodec<Value> {
  /** The keys that hold the value; all are written and cleared together. */
  keys: readonly string[]
  /** The strings to store, by key. */
  encode: (value: Value) => Record<string, string>
  /** The value, or null when a part is missing. May throw: what does not parse is cleared. */
  decode: (parts: Record<string, string | null>) => Value | null
}

export function createStoredValue<Value>(codec: StoredValueCodec<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let current: Value | null = null
  let loaded = false

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

  const announce = () => {
    for (const listener of listeners) listener()
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && !codec.keys.includes(event.key)) return
    current = load()
    announce()
  }

  return {
    get() {
      if (!loaded) {
        current = load()
        loaded = true
      }
      return current
    },
    set(value) {
      current = value
      loaded = true
      try {
        if (value === null) clear()
        else for (const [key, part] of Object.entries(codec.encode(value))) localStorage.setItem(key, part)
      } catch {
        // Storage is forbidden or full: the value lives as long as the page.
      }
      announce()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
