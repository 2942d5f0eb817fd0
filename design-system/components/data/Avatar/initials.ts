/**
 * Returns up to two initials for a person without an image: the first letters of the last two words.
 *
 * A Vietnamese name ends with the given name, by which people are called, and starts with one of a few family names, which
 * hardly distinguish people: "Nguyễn Thị Minh Anh" is MA, not NA. This also gives the usual initials of "John Smith" (JS).
 * Skips words without a letter or digit, and keeps accents. Returns an empty string if no word is left.
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  return words
    .slice(-2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('vi')
}
