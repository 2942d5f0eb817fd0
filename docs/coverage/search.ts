/** As one types it in a hurry: small letters, no marks, đ as d. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('’', "'")

/** Whether a text holds every word that is looked for, in any order, with or without marks. */
export function matches(text: string, wanted: string): boolean {
  const heap = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => heap.includes(word))
}
