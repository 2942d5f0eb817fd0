import { createElement } from 'react'
import { expect, test } from 'vitest'
import { login } from '#ds/texts/admin/login.ts'
import { header } from '#ds/texts/header.ts'
import { scene } from '#ds/texts/landing/scene.ts'
import { foreignSentences, translate } from './languages.ts'

test('a text object becomes the one in the same place of the other set, at any depth', () => {
  const onSignIn = () => undefined
  const args = { texts: header.vi, list: [header.vi.groups.company], onSignIn }
  const translated = translate(args, 'zh')
  expect(translated.texts).toBe(header.zh)
  expect(translated.list[0]).toBe(header.zh.groups.company)
  expect(translated.onSignIn).toBe(onSignIn)
  expect(translate({ texts: header.en }, 'vi').texts).toBe(header.vi)
})

test('functions and single sentences follow as well, also in copies of a set', () => {
  const translated = translate({ texts: { ...scene.vi, demo: 'Tự viết' } }, 'en')
  expect(translated.texts.headline).toBe(scene.en.headline)
  expect(translated.texts.promotion).toBe(scene.en.promotion)
  expect(translated.texts.demo).toBe('Tự viết')
})

test('texts in elements follow, which are then in the language of the page', () => {
  const element = createElement('footer', { lang: 'vi', title: login.vi.description })
  const translated = translate({ element }, 'en').element
  expect(translated.props.title).not.toBe(login.vi.description)
  expect(translated.props.lang).toBeUndefined()
})

test('what has no text of a set remains the same object', () => {
  const args = { user: { firstName: 'Lan' }, date: new Date(0) }
  expect(translate(args, 'en')).toBe(args)
})

test('a sentence of another set is foreign, unless the set has it too', () => {
  expect(foreignSentences('en')).toContain(scene.vi.headline)
  expect(foreignSentences('vi')).not.toContain(scene.vi.headline)
  expect(foreignSentences('zh')).not.toContain('Sen Cloud')
})
