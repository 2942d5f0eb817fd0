import { expect, test } from 'vitest'
import { type Entry, find, matchedPart } from './find.ts'

const entry = (id: string, group: string, names: string[], texts: string[]): Entry => ({ id, group, names, texts })

const entries = [
  entry('header', 'Storefront/Header', ['Header', 'Đầu trang'], ['Việc của bạn', 'Xem bảng giá', 'Nạp tiền ngay']),
  entry('wallet', 'Account/WalletPanel', ['WalletPanel', 'Bảng ví'], ['Số dư hiện tại', 'Nạp tiền', 'Hoàn tiền: 0 ₫']),
  entry('wallet-empty', 'Account/WalletPanel', ['WalletPanel', 'Bảng ví', 'Empty'], ['Chưa có giao dịch']),
  entry('top-up', 'Account/TopUpDialog', ['TopUpDialog', 'Hộp thoại nạp tiền'], ['Nạp tiền vào ví', 'Ví MoMo']),
  entry('plans', 'Storefront/PriceTable', ['PriceTable', 'Bảng giá'], ['Gói cơ bản']),
  entry('overview', 'Account/OverviewPanel', ['OverviewPanel'], ['Contrast']),
]

const groupsFor = (query: string) => find(entries, query).map(({ group }) => group.split('/')[1])

test.each([
  ['nạp tiền', ['TopUpDialog', 'WalletPanel', 'Header']],
  ['NAP TIEN', ['TopUpDialog', 'WalletPanel', 'Header']],
  ['số dư', ['WalletPanel']],
  ['so du', ['WalletPanel']],
  ['top up', ['TopUpDialog']],
  ['topup', ['TopUpDialog']],
  ['bảng giá', ['PriceTable', 'Header']],
  ['contrast', ['OverviewPanel']],
  ['dau trang', ['Header']],
])('“%s” finds words in names first, then entire texts, then parts of them', (query, groups) => {
  expect(groupsFor(query)).toEqual(groups)
})

test('a word with marks is found with these marks only', () => {
  expect(groupsFor('ví')).toEqual(['WalletPanel', 'TopUpDialog'])
})

test('without marks, entire words precede the beginnings of longer ones', () => {
  expect(groupsFor('vi')).toEqual(['WalletPanel', 'TopUpDialog', 'Header'])
})

test('wrong marks find what the plain letters find', () => {
  expect(groupsFor('náp tiền')).toEqual(groupsFor('nap tien'))
})

test('marks may be composed or separate', () => {
  expect(groupsFor('số dư'.normalize('NFD'))).toEqual(['WalletPanel'])
})

test('words are found at their beginnings, not in the middle of others', () => {
  expect(groupsFor('hover')).toEqual([])
  expect(groupsFor('nạp ti')).toEqual(['TopUpDialog', 'Header', 'WalletPanel'])
})

test('words of several texts are found together', () => {
  expect(find(entries, 'hoàn tiền số dư')).toMatchObject([{ found: [{ id: 'wallet', text: 'Số dư hiện tại' }] }])
})

test('groups the stories of a component, with the text that matches best', () => {
  expect(find(entries, 'chưa có')).toMatchObject([
    { group: 'Account/WalletPanel', found: [{ id: 'wallet-empty', text: 'Chưa có giao dịch' }] },
  ])
  expect(find(entries, 'wallet')[0]?.found.map(({ id }) => id)).toEqual(['wallet', 'wallet-empty'])
})

test.each(['', '  ', '–'])('“%s” has no words and finds nothing', (query) => {
  expect(find(entries, query)).toEqual([])
})

test.each([
  ['Bấm Nạp tiền vào ví', 'nap tien', 'Nạp tiền'],
  ['Việc nạp vào ví', 'ví', 'ví'],
  ['Đã đọc', 'da doc', 'Đã đọc'],
  ['Số dư'.normalize('NFD'), 'so du', 'Số dư'],
])('in “%s”, “%s” marks “%s”', (text, query, marked) => {
  const part = matchedPart(text, query)
  expect(part && text.normalize('NFC').slice(...part)).toBe(marked)
})

test('words that are apart are not marked', () => {
  expect(matchedPart('tiền được nạp', 'nạp tiền')).toBeUndefined()
})
