import { expect, test } from 'vitest'
import { addressTo, lookIn, selectedIn } from './address.ts'

test('an address names the change, what it is compared with, and the look', () => {
  const look = { theme: 'light', language: 'en' }
  const address = addressTo('picture/components/Button/brand_dark', 'tag:v1 & 2', look)
  expect(address).toBe(
    '/changes/picture/components/Button/brand_dark&since=tag%3Av1%20%26%202&globals=theme:light;language:en',
  )
  expect(lookIn(`?path=${address}`)).toEqual(look)
  expect(addressTo('', 'main', {})).toBe('/changes/&since=main')
})

test('an address without a look, or with another one, leaves it open', () => {
  expect(lookIn('?path=/changes/')).toEqual({ theme: undefined, language: undefined })
  expect(lookIn('?globals=textSize:double;theme:dark')).toEqual({ theme: 'dark', language: undefined })
})

test('a damaged name of a change is kept', () => {
  expect(selectedIn('/changes/picture/a%20b')).toBe('picture/a b')
  expect(selectedIn('/changes/picture/%E0%A4')).toBe('picture/%E0%A4')
})
