import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMemo, findMemos, isMemo } from './payment-memo.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const memo = 'SEN7K3QD2XM'
const other = 'SEN4J8WZ0KM'

/** Randomness that a seed repeats. */
function seeded(seed: number) {
  let state = seed >>> 0
  return (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    })
}
const memos = fc.integer({ min: 0, max: 0xffffffff }).map((seed) => createMemo(seeded(seed)))

/** What banks and their apps write around a memo, with `*` in its place. */
const statements = [
  'MBVCB.3278907687.*.CT tu 0123499999 NGUYEN VAN A toi 0011004455667 CONG TY SEN CLOUD tai MB',
  '* chuyen tien',
  'NGUYEN THI HOA chuyen khoan *',
  'IBFT * ',
  '020097040512031431212023Y1E2 *-CHUYEN TIEN-OQCH0003kR2f-MOMO0912345678MOMO',
  'QR - * - 0912345678',
  'Ung ho SEN * cam on',
  'ND: thanh toan don hang (*) luc 14:02:37 25/07/2024 so tien 500000 VND',
  'CT DEN:420T24708KPLV3PB * FT24207900012345',
  'BankAPINotify *GD 123456-072524 14:02:37',
]

describe('a memo', () => {
  test('is SEN with seven random characters and a check character, without letters that are misread', () => {
    fc.assert(
      fc.property(memos, (text) => {
        expect(text).toMatch(/^SEN[0-9A-HJKMNP-TV-Z]{8}$/)
        expect(isMemo(text)).toBe(true)
      }),
    )
    expect(isMemo(memo)).toBe(true)
    expect(new Set(Array.from({ length: 2000 }, (_, seed) => createMemo(seeded(seed * 7919)))).size).toBe(2000)
  })

  test('takes its randomness in whole bytes, and repeats a draw that could be a word or a number, or contains SEN', () => {
    const draws = [
      [...'CHANGES'].map((letter) => ALPHABET.indexOf(letter)),
      [0, 1, 2, 3, 4, 5, 6],
      [...'7SEND2X'].map((letter) => ALPHABET.indexOf(letter)),
      [...'7K3QD2X'].map((letter) => ALPHABET.indexOf(letter) + 224),
    ]
    const requested: number[] = []
    const random = (count: number) => {
      requested.push(count)
      return Uint8Array.from(draws.shift() ?? [])
    }
    expect(createMemo(random)).toBe(memo)
    expect(requested).toEqual([7, 7, 7, 7])
  })

  test.each([
    ['repeats itself', (count: number) => new Uint8Array(count)],
    ['is too short', () => Uint8Array.of(7, 20, 3)],
  ])('is not made from randomness that %s', (_what, random) => {
    expect(() => createMemo(random)).toThrow(RangeError)
  })

  test('has a check character that finds every wrong character, and every exchange of two', () => {
    fc.assert(
      fc.property(memos, (text) => {
        for (let position = 3; position < 11; position += 1) {
          const changed = [...ALPHABET].map((letter) => text.slice(0, position) + letter + text.slice(position + 1))
          expect(changed.filter(isMemo)).toEqual([text])
          for (let later = position + 1; later < 11; later += 1) {
            const letters = [...text]
            letters[position] = text.charAt(later)
            letters[later] = text.charAt(position)
            expect(isMemo(letters.join(''))).toBe(text[position] === text[later])
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    '',
    'SEN',
    'sen7k3qd2xm',
    ' SEN7K3QD2XM',
    `${memo}0`,
    'SEN7K3QD2X',
    'XEN7K3QD2XM',
    'SEN00000000',
    'SENLOTUSHOA',
  ])('%j is none', (text) => {
    expect(isMemo(text)).toBe(false)
  })
})

describe('a memo in a statement', () => {
  test.each(statements)('is found in %j', (statement) => {
    expect(findMemos({ content: statement.replace('*', memo) })).toEqual({ memos: [memo], suspects: [] })
  })

  test('is found in lower case, and with the letters that look like its digits', () => {
    fc.assert(
      fc.property(memos, fc.constantFrom(...statements), fc.constantFrom('O', 'o'), (text, statement, zero) => {
        const misread = text.slice(0, 3) + text.slice(3).replace(/0/g, zero).replace(/1/g, 'l').toLowerCase()
        const content = statement.replace('*', misread)
        expect(findMemos({ content }).memos).toEqual([text])
        expect(findMemos({ content: content.toLowerCase() }).memos).toEqual([text])
        expect(findMemos({ content: content.replace(/1/g, 'I') }).memos).toEqual([text])
      }),
    )
  })

  test('is found although the bank has put other signs between its characters', () => {
    const signs = fc.array(
      fc.constantFrom('', '', '', ' ', '.', '-', '_', '/', ':', '*', '\n', '\u00a0', '\u200b', '–'),
      {
        minLength: 11,
        maxLength: 11,
      },
    )
    fc.assert(
      fc.property(memos, signs, fc.constantFrom(...statements), (text, between, statement) => {
        const split = [...text].map((letter, index) => letter + between[index]).join('')
        expect(findMemos({ description: statement.replace('*', () => split) }).memos).toEqual([text])
      }),
    )
  })

  test('is found with diacritics, in full-width characters, and directly next to other letters', () => {
    expect(findMemos({ content: 'Chuyển khoản ŚÊN7K3QĐ2XM ạ' }).memos).toEqual([memo])
    expect(findMemos({ content: 'ＳＥＮ７Ｋ３ＱＤ２ＸＭ' }).memos).toEqual([memo])
    expect(findMemos({ content: `MBVCB3278907687${memo}CTTU0123499999` }).memos).toEqual([memo])
    expect(findMemos({ content: `SENSEN${memo}SEN` }).memos).toEqual([memo])
  })

  test('is found once in all three texts, any of which may be missing', () => {
    expect(findMemos({ code: memo, content: `${memo} chuyen tien`, description: `BankAPINotify ${memo}` })).toEqual({
      memos: [memo],
      suspects: [],
    })
    expect(findMemos({ code: null, content: undefined, description: memo }).memos).toEqual([memo])
    expect(findMemos({})).toEqual({ memos: [], suspects: [] })
  })

  test('does not hide another one', () => {
    expect(findMemos({ content: `${memo} ${other}` }).memos).toEqual([memo, other])
    expect(findMemos({ content: memo, description: other }).memos).toEqual([memo, other])
    expect(findMemos({ content: 'SEN 7K3QD2XM SEN 4J8WZ0KM' }).memos).toEqual([memo, other])
  })
})

describe('a suspect', () => {
  test('is a memo with a wrong check character, never a memo', () => {
    expect(findMemos({ content: 'SEN7K3QD2XA CT tu 0123' })).toEqual({ memos: [], suspects: ['SEN7K3QD2XA'] })
    expect(findMemos({ content: 'sen 7k3q d2xa' })).toEqual({ memos: [], suspects: ['SEN7K3QD2XA'] })
    expect(findMemos({ content: 'SEN7K3QO2XA' })).toEqual({ memos: [], suspects: ['SEN7K3Q02XA'] })
  })

  test('is a memo whose end is cut off', () => {
    expect(findMemos({ content: 'NGUYEN VAN A chuyen SEN7K3QD2X' })).toEqual({ memos: [], suspects: ['SEN7K3QD2X'] })
    expect(findMemos({ content: 'SEN7K3QD chuyen' }).suspects).toContain('SEN7K3QD')
    expect(findMemos({ content: 'SEN7K3' })).toEqual({ memos: [], suspects: [] })
  })

  test('is not the beginning of a memo that was found', () => {
    expect(findMemos({ content: memo, description: 'NGUYEN VAN A SEN7K3QD2' })).toEqual({ memos: [memo], suspects: [] })
  })

  test('is every memo with one wrong character', () => {
    fc.assert(
      fc.property(
        memos,
        fc.integer({ min: 3, max: 10 }),
        fc.constantFrom(...ALPHABET),
        fc.constantFrom(...statements.filter((statement) => / \*|^\*/.test(statement))),
        (text, position, letter, statement) => {
          fc.pre(text[position] !== letter)
          const wrong = text.slice(0, position) + letter + text.slice(position + 1)
          // A second SEN may begin another memo with the words that follow it: one time of 32, its check character is right.
          fc.pre(!/.SEN/.test(wrong))
          const { memos: found, suspects } = findMemos({ content: statement.replace('*', wrong) })
          expect(found).toEqual([])
          if (/[A-Z]/.test(wrong.slice(3)) && /[2-9]/.test(wrong.slice(3))) expect(suspects).toContain(wrong)
        },
      ),
    )
  })
})

describe('a statement without a memo', () => {
  const words =
    'SEN sen SENCLOUD CLOUD NGUYEN THI SEN VAN A HOA chuyen tien khoan nap vi thang mua VPS CT tu toi tai cong ty TNHH thanh toan don hang cam on IBFT QR MOMO ND GD so ĐẦM SEN vàng'.split(
      ' ',
    )
  const joints = fc.constantFrom(' ', '', '.', '-', ' - ', ': ', '/')
  const texts = (parts: fc.Arbitrary<string>) =>
    fc.array(fc.tuple(parts, joints), { maxLength: 25 }).map((pairs) => pairs.flat().join(''))

  test('contains none, however its words are joined', () => {
    fc.assert(
      fc.property(texts(fc.constantFrom(...words)), (content) => {
        expect(findMemos({ content })).toEqual({ memos: [], suspects: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('contains none, however its numbers follow SEN', () => {
    const numbers = fc.constantFrom('0912345678', '500000', '25/07/2024', '14:02:37', '0123499999', '2345')
    fc.assert(
      fc.property(fc.constantFrom('SEN', 'SEN ', 'NGUYEN THI SEN.'), texts(numbers), (start, rest) => {
        expect(findMemos({ content: start + rest })).toEqual({ memos: [], suspects: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('rarely looks as if it contained one, with words and numbers', () => {
    const numbers = [
      '0912345678',
      '500000',
      '25/07/2024',
      '2 thang',
      '0123499999',
      'FT24207900012345',
      '420T24708KPLV3PB',
    ]
    const samples = fc.sample(texts(fc.constantFrom(...words, ...numbers)), { numRuns: 2000, seed: 20_261_126 })
    expect(samples.filter((content) => findMemos({ content }).memos.length > 0).length).toBeLessThan(20)
  })

  test.each(['SEN CLOUD', 'Hoa sen hong dam sen', 'NGUYEN THI SEN chuyen 500000', 'SENATORIAL', 'SEN 0912345678'])(
    '%j contains nothing',
    (content) => {
      expect(findMemos({ content })).toEqual({ memos: [], suspects: [] })
    },
  )
})

describe('any text', () => {
  test('is read without an exception, and yields only memos and texts that look like them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary' }),
        (content, description) => {
          const { memos: found, suspects } = findMemos({ content, description })
          expect(found.every(isMemo)).toBe(true)
          expect(suspects.every((text) => /^SEN[0-9A-HJKMNP-TV-Z]{5,8}$/.test(text))).toBe(true)
        },
      ),
    )
  })

  test.each(['S', 'SEN', 'S E N ', 'SEN7K3QD2X', 'SEN 7', ' ', '\u0301', `S${' '.repeat(500)}`, '\ufdfa'])(
    'is read in bounded time: megabytes of %j',
    (part) => {
      const content = part.repeat(Math.ceil(4_000_000 / part.length))
      const started = performance.now()
      findMemos({ code: content, content, description: content })
      expect(performance.now() - started).toBeLessThan(60_000)
    },
  )
})
