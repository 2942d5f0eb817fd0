import { useEffect, useState } from 'react'

/** `value` once it has not changed for `delayMs` milliseconds, so that typing does not ask the server at every key. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
