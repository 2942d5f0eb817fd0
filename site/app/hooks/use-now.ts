import { useEffect, useState } from 'react'

/** The present time, ISO 8601, updated every `everyMs` milliseconds: for ages and countdowns. */
export function useNow(everyMs: number): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
