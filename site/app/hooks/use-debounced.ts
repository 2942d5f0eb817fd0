import { useEffect, useState } from 'react'

/** Returns `value` after it has not changed for `delayMs` milliseconds, so that typing does not send a request on every keystroke. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
