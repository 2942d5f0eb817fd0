/** Loads values once for each key. */
export interface LoadedOnce<Key, Value> {
  /**
   * Returns the promise of a key's value: always the same one, until it rejects; then the next call loads again. React's `use` reads a
   * value that has arrived without waiting.
   */
  load: (key: Key) => Promise<Value>
  /** Returns the value if it has arrived. */
  get: (key: Key) => Value | undefined
}

export function loadedOnce<Key, Value>(fetchValue: (key: Key) => Promise<Value>): LoadedOnce<Key, Value> {
  const promises = new Map<Key, Promise<Value>>()
  const values = new Map<Key, Value>()
  return {
    get: (key) => values.get(key),
    load(key) {
      const known = promises.get(key)
      if (known !== undefined) return known
      const promise = fetchValue(key)
      promises.set(key, promise)
      promise.then(
        (value) => {
          values.set(key, value)
          // What `use` would set itself, but only after a first render has waited.
          Object.assign(promise, { status: 'fulfilled', value })
        },
        () => promises.delete(key),
      )
      return promise
    },
  }
}
