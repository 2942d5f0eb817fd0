import { createElement } from 'react'
import { expect, test } from 'vitest'
import { header as english } from '#ds/texts/en/header.ts'
import { scene as englishScene } from '#ds/texts/en/landing/scene.ts'
import { login } from '#ds/texts/vi/admin/login.ts'
import { header } from '#ds/texts/vi/header.ts'
import { scene } from '#ds/texts/vi/landing/scene.ts'
import { header as chinese } from '#ds/texts/zh/header.ts'
import { foreignSentences, translate } from './languages.ts'

test('a text object becomes the one in the same place of the other set, at any depth', () => {
  const onSignIn = () => undefined
  const args = { texts: header, list: [header.groups.company], onSignIn }
  const translated = translate(args, 'zh')
  expect(translated.texts).toBe(chinese)
  expect(translated.list[0]).toBe(chinese.groups.company)
  expect(translated.onSignIn).toBe(onSignIn)
  expect(translate({ texts: english }, 'vi').texts).toBe(header)
})

test('functions and single sentences follow as well, also in copies of a set', () => {
  const translated = translate({ texts: { ...scene, demo: 'Tự viết' } }, 'en')
  expect(translated.texts.headline).toBe(englishScene.headline)
  expect(translated.texts.promotion).toBe(englishScene.promotion)
  expect(translated.texts.demo).toBe('Tự viết')
})

test('texts in elements follow, which are then in the language of the page', () => {
  const element = createElement('footer', { lang: 'vi', title: login.description })
  const translated = translate({ element }, 'en').element
  expect(translated.props.title).not.toBe(login.description)
  expect(translated.props.lang).toBeUndefined()
})

test('what has no text of a set remains the same object', () => {
  const args = { user: { firstName: 'Lan' }, date: new Date(0) }
  expect(translate(args, 'en')).toBe(args)
})

test('a sentence of another set is foreign, unless the set has it too', () => {
  expect(foreignSentences('en')).toContain(scene.headline)
  expect(foreignSentences('vi')).not.toContain(scene.headline)
  expect(foreignSentences('zh')).not.toContain('Sen Cloud')
})
