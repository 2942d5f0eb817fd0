import { afterEach, expect, test } from 'vitest'
import { chosenLanguage, storeLanguage } from './language.ts'

afterEach(() => chosenLanguage.set(null))

test.each(['vi', 'en', 'zh'] as const)('the choice of %s is stored, also in the cookie of the server', (language) => {
  storeLanguage(language)
  expect(localStorage.getItem('language')).toBe(language)
  expect(document.cookie).toContain(`language=${language}`)
})

test('a stored language is read only if the selector offers it', () => {
  const unsubscribe = chosenLanguage.subscribe(() => undefined)
  const read = (stored: string) => {
    localStorage.setItem('language', stored)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    return chosenLanguage.get()
  }
  expect([read('zh'), read('en'), read('vi'), read('')]).toEqual(['zh', 'en', 'vi', null])
  unsubscribe()
})
