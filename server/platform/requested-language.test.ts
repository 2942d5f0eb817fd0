import { expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { requestedLanguage } from './requested-language.ts'

test.each([
  ['vi', 'vi'],
  ['en-US', 'en'],
  ['EN-us', 'en'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.7', 'en'],
  ['en;q=0.2, zh;q=0.3', 'zh'],
  ['en;q=0.5,zh;q=0.5', 'en'],
  [' en ; q=0.5 , zh ; Q=0.6 ', 'zh'],
  ['en;q=0.5, zh;q=0, *;q=0.1', 'en'],
  ['zh;level=1;q=0.4,en;q=0.3', 'zh'],
] as const)('%s asks for %s, whatever the default', (header, language) => {
  for (const fallback of languages) expect(requestedLanguage(header, fallback)).toBe(language)
})

test.each([undefined, '', '*', ',,;', 'fr', 'de-DE,de;q=0.9', 'english', '*;q=0.5', 'fr;q=0.9, *;q=0.1', 'zh;q=high'])(
  '%s leaves the default',
  (header) => {
    for (const fallback of languages) expect(requestedLanguage(header, fallback)).toBe(fallback)
  },
)

test('anything but a named language means the default, unless that is the refused one', () => {
  expect(requestedLanguage('en;q=0.5, *', 'vi')).toBe('vi')
  expect(requestedLanguage('zh;q=0.5, vi;q=0', 'vi')).toBe('zh')
})
