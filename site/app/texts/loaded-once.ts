/** Loads values once for each key. */
export interface LoadedOnce<Key, Value> {
  /**
   * Returns the promise of a key's value: always the same one, until it rejects; then the next call loads again. React's `use` reads a
   * value that has arrived without waiting.
   */
  load: (key: Key) => Promise<Value>
  /**
   * Like `load`, for React's `use`: a failure stays until somebody calls `load`. React renders again when a promise rejects, so loading again
   * by itself would never end.
   */
  read: (key: Key) => Promise<Value>
  /** Returns the value if it has arrived. */
  get: (key: Key) => Value | undefined
}

export function loadedOnce<Key, Value>(fetchValue: (key: Key) => Promise<Value>): LoadedOnce<Key, Value> {
  const promises = new Map<Key, Promise<Value>>()
  const values = new Map<Key, Value>()
  const failed = new Set<Key>()
  function load(key: Key): Promise<Value> {
    const known = promises.get(key)
    if (known !== undefined && !failed.has(key)) return known
    failed.delete(key)
    const promise = fetchValue(key)
    promises.set(key, promise)
    promise.then(
      (value) => {
        values.set(key, value)
        // What `use` would set itself, but only after a first render has waited.
        Object.assign(promise, { status: 'fulfilled', value })
      },
      () => failed.add(key),
    )
    return promise
  }
  return { load, read: (key) => promises.get(key) ?? load(key), get: (key) => values.get(key) }
}
