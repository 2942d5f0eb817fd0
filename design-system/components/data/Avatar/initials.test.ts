import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Nguyễn Thị Minh Anh', 'MA'],
  ['Trần Văn Ước', 'VƯ'],
  ['đỗ đức ấn', 'ĐẤ'],
  ['John Smith', 'JS'],
  ['An', 'A'],
  ['an@vidu.vn', 'A'],
  ['  Lê   Hoa  ', 'LH'],
  ['Công ty Sen (Hà Nội)', 'HN'],
  ['Máy 2', 'M2'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('initials keep the accents of a name in decomposed Unicode', () => {
  expect(initials('Lê Ấn'.normalize('NFD'))).toBe('LẤ')
})

test.each(['', '   ', '☆ —'])('%j, which has no letter, has no initials', (name) => {
  expect(initials(name)).toBe('')
})
