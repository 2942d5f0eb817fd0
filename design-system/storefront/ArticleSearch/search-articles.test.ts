import { expect, test } from 'vitest'
import { searchArticles } from './search-articles.ts'

const article = (title: string, text = '', description = '') => ({ href: `/${title}`, title, text, description })
const found = (words: string, ...articles: ReturnType<typeof article>[]) =>
  searchArticles(articles, words).map(({ title }) => title)

test.each(['mật khẩu', 'mat khau', 'MAT KHAU', 'Mật  khẩu '])('%s finds an article about passwords', (words) => {
  expect(found(words, article('Đổi mật khẩu'), article('Nạp tiền'))).toEqual(['Đổi mật khẩu'])
})

test('đ is found without its stroke', () => {
  expect(found('dang nhap', article('Đăng nhập'))).toEqual(['Đăng nhập'])
})

test('Chinese words are found', () => {
  expect(found('充值', article('钱包充值'))).toEqual(['钱包充值'])
})

test('an article must contain all words, in whatever place', () => {
  expect(found('ssh windows', article('SSH', 'Windows, macOS'), article('SSH'))).toEqual(['SSH'])
  expect(found('ssh windows', article('SSH'))).toEqual([])
})

test('words of the title count most, then those of the description', () => {
  expect(found('ví', article('A', 'ví'), article('Ví tiền'), article('B', '', 'Ví'))).toEqual(['Ví tiền', 'B', 'A'])
})

test('nothing is found without words', () => {
  expect(found('  ', article('SSH'))).toEqual([])
})
