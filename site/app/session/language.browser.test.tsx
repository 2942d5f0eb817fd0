import { afterEach, expect, test } from 'vitest'
import { chosenLanguage } from './language.ts'

afterEach(() => chosenLanguage.set(null))

test.each(['en', 'zh'] as const)('the choice of %s is stored', (language) => {
  chosenLanguage.set(language)
  expect(localStorage.getItem('language')).toBe(language)
})

test('a stored language is read only if the selector offers it', () => {
  const unsubscribe = chosenLanguage.subscribe(() => undefined)
  const read = (stored: string) => {
    localStorage.setItem('language', stored)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    return chosenLanguage.get()
  }
  expect([read('zh'), read('en'), read('vi'), read('')]).toEqual(['zh', 'en', null, null])
  unsubscribe()
})
