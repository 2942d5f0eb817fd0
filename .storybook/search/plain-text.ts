/** A text for comparisons: lower case, without diacritics, đ as d. */
export const plainText = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('’', "'")
