/** A person's name as it is stored: in two fields, split in whatever way the person or the form chose. */
export interface PersonName {
  firstName: string
  lastName: string
}

/** Family names by certainty: those that are hardly ever given names, sometimes, and often. */
const familyNames = [
  'nguyễn trần lê phạm huỳnh phan võ đặng bùi đỗ ngô hồ lý đinh trịnh trương lưu đoàn phùng tô tạ chu đàm quách tăng tôn',
  'hoàng vũ cao lương đào vương công',
  'dương mai hà lâm thái châu kiều',
].map((words) => wordsOf(words))
/** Words that stand between family name and given name, so that no whole name ends in one. */
const middleNames = ['thị', 'văn']

/**
 * A person's whole name as it is written: family name before given name for a Vietnamese one, whichever of the two fields
 * holds which part; any other name in the order of its fields. Empty for a person without a name.
 */
export function fullName({ firstName, lastName }: PersonName): string {
  const first = wordsOf(firstName)
  const last = wordsOf(lastName)
  // A name of one word is stored in both fields (product spec, section 5).
  if (first.join(' ') === last.join(' ')) return first.join(' ')
  return (isFamilyFirst(first, last) ? [...first, ...last] : [...last, ...first]).join(' ')
}

/** What a person is greeted by: the last word of a Vietnamese name, the first name of any other. Empty without a name. */
export function givenName(person: PersonName): string {
  const name = wordsOf(fullName(person))
  const first = wordsOf(person.firstName)
  const isVietnamese = !isPlain(name) || likeFamily(name, name) > 0
  return (isVietnamese || first.length === 0 ? name.at(-1) : first.join(' ')) ?? ''
}

/** A short name where there is little room: the first name if the full name ends with it, else the given name. */
export function shortName(person: PersonName): string {
  const first = wordsOf(person.firstName).join(' ')
  const full = fullName(person)
  return first !== full && full.endsWith(` ${first}`) ? first : givenName(person)
}

/** Whether the first field comes first in the written name. */
function isFamilyFirst(first: string[], last: string[]): boolean {
  const name = [...first, ...last]
  if (endsInMiddle(last, name)) return false
  if (endsInMiddle(first, name)) return true
  const difference = likeFamily(first, name) - likeFamily(last, name)
  if (difference !== 0) return difference > 0
  // If neither part begins with a family name, keep the order of the fields; if both do, the shorter field has the family name.
  return likeFamily(first, name) === 0 || first.length < last.length
}

/** How surely a part of a name begins with a family name: 0 for not at all. */
function likeFamily([word = '']: string[], name: string[]): number {
  const tier = familyNames.findIndex((words) => isAmong(word, words, name))
  return tier < 0 ? 0 : familyNames.length - tier
}

const endsInMiddle = (part: string[], name: string[]) =>
  part.length > 1 && isAmong(part.at(-1) ?? '', middleNames, name)

/** Whether a word of a name is one of these; diacritics count unless the whole name is written without. */
const isAmong = (word: string, words: readonly string[], name: string[]) =>
  (isPlain(name) ? words.map(plain) : words).includes(word.toLowerCase())

const isPlain = (name: string[]) => /^[ -~]*$/.test(name.join(''))

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd')

function wordsOf(text: string): string[] {
  return text.normalize('NFC').split(/\s+/).filter(Boolean)
}
