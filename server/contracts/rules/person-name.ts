/** A person's name as it is stored: in two fields, split as the person or the form chose. */
export interface PersonName {
  firstName: string
  lastName: string
}

/** Family names by certainty: names that are hardly ever, sometimes, or often given names, too. */
const familyNames = [
  'nguyễn trần lê phạm huỳnh phan võ đặng bùi đỗ ngô hồ lý đinh trịnh trương lưu đoàn phùng tô tạ chu đàm quách tăng tôn',
  'hoàng vũ cao lương đào vương công',
  'dương mai hà lâm thái châu kiều',
].map((words) => wordsOf(words))
/** Words between the family name and the given name. No full name ends in one. */
const middleNames = ['thị', 'văn']

/**
 * A person's full name as it is written: for a Vietnamese name, family name before given name, whichever field contains
 * them; for any other name, in the order of the fields. Empty for a person without a name.
 */
export function fullName({ firstName, lastName }: PersonName): string {
  const first = wordsOf(firstName)
  const last = wordsOf(lastName)
  // A name of one word is stored in both fields (product spec, section 5).
  if (first.join(' ') === last.join(' ')) return first.join(' ')
  return (isFamilyFirst(first, last) ? [...first, ...last] : [...last, ...first]).join(' ')
}

/** The name for greeting a person: the last word of a Vietnamese name, the first name otherwise. Empty without a name. */
export function givenName(person: PersonName): string {
  const name = wordsOf(fullName(person))
  const first = wordsOf(person.firstName)
  return (isVietnamese(name) || first.length === 0 ? name.at(-1) : first.join(' ')) ?? ''
}

/** Whether a full name is Vietnamese: it begins with a family name, or is not written in plain letters. */
export const isVietnameseName = (name: string) => isVietnamese(wordsOf(name))

const isVietnamese = (name: string[]) => !isAscii(name) || familyCertainty(name, name) > 0

/** A short name for narrow places: the first name if the full name ends with it, else the given name. */
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
  const difference = familyCertainty(first, name) - familyCertainty(last, name)
  if (difference !== 0) return difference > 0
  // If neither part begins with a family name, keep the order of the fields; if both do, the shorter field has the family name.
  return familyCertainty(first, name) === 0 || first.length < last.length
}

/** How certain it is that a part of a name begins with a family name: 0 if it does not. */
function familyCertainty([word = '']: string[], name: string[]): number {
  const tier = familyNames.findIndex((words) => isAmong(word, words, name))
  return tier < 0 ? 0 : familyNames.length - tier
}

const endsInMiddle = (part: string[], name: string[]) =>
  part.length > 1 && isAmong(part.at(-1) ?? '', middleNames, name)

/** Whether a word of a name is one of `words`. Diacritics are ignored if the entire name is written without them. */
const isAmong = (word: string, words: readonly string[], name: string[]) =>
  (isAscii(name) ? words.map(withoutDiacritics) : words).includes(word.toLowerCase())

const isAscii = (name: string[]) => /^[ -~]*$/.test(name.join(''))

const withoutDiacritics = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd')

function wordsOf(text: string): string[] {
  return text.normalize('NFC').split(/\s+/).filter(Boolean)
}
