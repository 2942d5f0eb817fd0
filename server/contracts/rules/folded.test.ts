import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Đỗ Thị Lập', 'do thi lap'],
  ['Đỗ Thị Lập'.normalize('NFD'), 'do thi lap'],
  ['ÐỖ VĂN ÐỨC', 'do van duc'],
  ['Ｌａｎ\u200b １２', 'lan 12'],
  ['O’Brien OʼBrien O`Brien O´Brien', "o'brien o'brien o'brien o'brien"],
  ['Nguyễn–Trần', 'nguyen-tran'],
  ['王小明', '王小明'],
])('%j is compared as %j', (text, compared) => {
  expect(folded(text)).toBe(compared)
})
