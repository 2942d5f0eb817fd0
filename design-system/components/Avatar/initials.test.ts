import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Nguyễn Thị Minh Anh', 'MA'],
  ['Trần Văn Ước', 'VƯ'],
  ['đỗ đức ấn', 'ĐẤ'],
  ['John Smith', 'JS'],
  ['An', 'A'],
  ['an@vidu.vn', 'A'],
  ['  Lê   Hoa  ', 'LH'],
  ['Công ty Sen (Hà Nội)', 'HN'],
  ['Máy 2', 'M2'],
])('stands for %s with %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('keeps an accent in its letter when the name comes decomposed', () => {
  expect(initials('Lê Ấn'.normalize('NFD'))).toBe('LẤ')
})

it.each(['', '   ', '☆ —'])('is empty for %j, which has no letter', (name) => {
  expect(initials(name)).toBe('')
})
