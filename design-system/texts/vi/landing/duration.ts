import type { Duration } from '#ds/screens/LandingScreen/index.ts'

/** A duration with its unit. Null if there is none. */
export function durationInWords(duration: Duration | null) {
  if (!duration) return null
  const { value, unit } = duration
  if (unit === 'seconds') return `${value}\u00a0giây`
  return unit === 'minutes' ? `${value}\u00a0phút` : `${value}\u00a0giờ`
}
