/**
 * A full name as the server takes it: the first word, and the rest; a single word stands for both (product spec, section 5).
 * Spaces around and between the words do not count.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') || firstName }
}
