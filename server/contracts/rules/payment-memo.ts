/**
 * The memo of a payment: what a customer writes into a bank transfer, and what finds the payment in the bank's statement. `SEN`, seven
 * random characters and a check character, 11 characters of upper-case ASCII, as in `SEN7K3QD2XM`: banks cut and decorate memos, and drop
 * what is not ASCII. It is unique forever, and contains nothing about the customer.
 *
 * The alphabet is Douglas Crockford's base 32: digits and letters without I, L, O and U, so that 0 and 1 cannot be misread.
 */

/** What every memo begins with. */
const PREFIX = 'SEN'
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The random characters of a memo. */
const CODE_LENGTH = 7
/** The longest text of a statement that is read, in characters: far more than any bank transmits. */
const TEXT_MAX = 4000
/** The draws after which a source of randomness is found to be broken: 13 of 100 draws are repeated. */
const DRAWS_MAX = 1000
/** Added to every check character, so that a row of zeros is not a memo. */
const OFFSET = 21

/**
 * Multiplies by two in the field of 32 elements, whose elements are the characters' positions in the alphabet: the polynomials over two
 * elements, modulo x⁵ + x² + 1. The powers of two are 31 different elements.
 */
const doubled = (element: number) => ((element << 1) ^ (element & 16 ? 0b100101 : 0)) & 31

/**
 * The check character of seven characters: their sum over the field of 32 elements, each multiplied with another power of two. A weighted
 * sum over a field finds every error of one character, since no product of two elements other than zero is zero, and every exchange of two
 * characters, adjacent or not and the check character included, since the weights differ. Sums modulo 32, such as Luhn's, cannot find all
 * of both.
 */
function checkCharacter(code: string): string {
  let sum = 0
  for (const character of code) sum = doubled(sum ^ ALPHABET.indexOf(character))
  return ALPHABET.charAt(sum ^ OFFSET)
}

/**
 * Whether characters after `SEN` may be those of a memo: a letter is among them, and a digit that is not a misread letter O, I or L, and
 * not `SEN` again.
 */
const isCodeLike = (text: string) => /[A-Z]/.test(text) && /[2-9]/.test(text) && !text.includes(PREFIX)

/**
 * Creates a memo from random bytes, such as Node's `randomBytes` returns. Its random characters contain a letter, a digit from 2 to 9,
 * and not `SEN`, so that neither words nor numbers that banks put next to each other are taken for a memo. There are some 2³⁴·⁸ memos.
 */
export function createMemo(random: (count: number) => Uint8Array): string {
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    // 256 is a multiple of 32, so every character is equally probable.
    const code = [...random(CODE_LENGTH)].map((byte) => ALPHABET.charAt(byte & 31)).join('')
    if (code.length === CODE_LENGTH && isCodeLike(code)) return PREFIX + code + checkCharacter(code)
  }
  throw new RangeError('The source of randomness returns no usable memo')
}

/** Whether a text is a memo, written as we write it. */
export function isMemo(text: string): boolean {
  const code = text.slice(PREFIX.length, -1)
  return (
    text.length === PREFIX.length + CODE_LENGTH + 1 &&
    text.startsWith(PREFIX) &&
    [...code].every((character) => ALPHABET.includes(character)) &&
    isCodeLike(code) &&
    text.endsWith(checkCharacter(code))
  )
}

/** The texts of a statement in which a memo may be: SePay has all three, others have one. */
export interface StatementTexts {
  code?: string | null | undefined
  content?: string | null | undefined
  description?: string | null | undefined
}

/** What was found in a statement, each once and in the order of the text. */
export interface FoundMemos {
  /** Memos with the right check character. Two of them leave open which payment is meant: a human decides. */
  memos: string[]
  /**
   * Memos with a wrong check character, and beginnings of memos whose end was cut off, of at least five characters after `SEN`. They suggest
   * a payment to a human, and never credit one.
   */
  suspects: string[]
}

/** Upper-case ASCII letters for Vietnamese ones. What remains of another script separates words. */
const folded = (text: string) =>
  text.slice(0, TEXT_MAX).normalize('NFKD').replace(/\p{M}/gu, '').replace(/[Đđ]/g, 'D').toUpperCase()

/** Reads letters that are not in the alphabet as the digits that they look like, as Crockford's base 32 demands. */
const withDigits = (text: string) => text.replace(/O/g, '0').replace(/[IL]/g, '1')

// The characters of a memo as they are read: U is the only letter that stands for nothing.
/** A memo at any position, also within another one. */
const anywhere = /(?=SEN([0-9A-TV-Z]{8}))/g
/** A memo that begins a word. */
const atWordStart = /(?<![0-9A-Z])SEN([0-9A-TV-Z]{8})/g
/** A word that is the beginning of a memo: enough of it to suggest a payment. */
const cutOff = /(?<![0-9A-Z])SEN([0-9A-TV-Z]{5,7})(?![0-9A-Z])/g
/** A memo that begins a word, with the signs that a bank has put between its characters. */
const decorated = /(?<![0-9A-Z])S[^0-9A-Z]*E[^0-9A-Z]*N((?:[^0-9A-Z]*[0-9A-TV-Z]){8})/g

const readAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, code = '']) => PREFIX + withDigits(code.replace(/[^0-9A-Z]/g, '')))

/**
 * Finds the memos in a bank's statement: anywhere in it, in any case, with diacritics, between other texts. If there is none, they are looked
 * for once more without the spaces, dots, dashes and other signs that banks insert.
 */
export function findMemos({ code, content, description }: StatementTexts): FoundMemos {
  const texts = [code, content, description].map((text) => folded(text ?? ''))
  const read = (pattern: RegExp, prepare = (text: string) => text) =>
    texts.flatMap((text) => readAll(pattern, prepare(text)))
  const joined = (text: string) => text.replace(/[^0-9A-Z]/g, '')

  const found = read(anywhere).filter(isMemo)
  const memos = found.length > 0 ? found : read(anywhere, joined).filter(isMemo)
  const suspects = [...read(atWordStart), ...read(cutOff), ...(found.length > 0 ? [] : read(decorated))].filter(
    (text) => isCodeLike(text.slice(PREFIX.length)) && !memos.some((memo) => memo.startsWith(text)),
  )
  return { memos: [...new Set(memos)], suspects: [...new Set(suspects)] }
}
