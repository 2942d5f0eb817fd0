/**
 * Splits a full name into the first word and the rest, as the server expects it. A single word is used for both (product
 * spec, section 5). Extra spaces are ignored.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') || firstName }
}
