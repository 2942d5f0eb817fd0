/** Converts a time in milliseconds to the form of the API: ISO 8601 in UTC. */
/** Converts milliseconds to ISO 8601; null stays null. */
export function toIsoString(at: number): string
/** Converts a time that may be missing. */
export function toIsoString(at: number | null | undefined): string | null
export function toIsoString(at: number | null | undefined): string | null {
  return at == null ? null : new Date(at).toISOString()
}
