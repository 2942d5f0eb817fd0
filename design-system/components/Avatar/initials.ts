/**
 * Up to two letters that stand for a person where there is no picture.
 *
 * They are the first letters of the last two words. A Vietnamese name ends with the given name, by which people are
 * called, and starts with one of a few family names, which tell nobody apart: "Nguyễn Thị Minh Anh" is MA, not NA.
 * It reads right for "John Smith" (JS) as well. Words without a letter or figure are passed over, accents stay.
 * Empty when the name has nothing to show.
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  return words
    .slice(-2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('vi')
}
