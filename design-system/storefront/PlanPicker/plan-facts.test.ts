import { expect, test } from 'vitest'
import { planPicker } from '#ds/texts/landing/plan-picker.ts'
import { catalogues } from '#stories/fixtures/catalogue.ts'
import { readPlans } from './plan-facts.ts'

const read = (language: 'vi' | 'en' | 'zh', seriesId = 'cloud-vps') =>
  readPlans(
    catalogues[language].plans.filter((plan) => plan.seriesId === seriesId),
    { vi: planPicker.vi, en: planPicker.en, zh: planPicker.zh }[language].featureWords,
  )

test.each(['vi', 'en', 'zh'] as const)('the features of the catalogue answer the six questions, in %s', (language) => {
  const [basic, pro, ultra] = read(language).map(({ facts }) => facts)
  expect(basic).toEqual({
    backup: 'weekly',
    uptime: 'lowerUptime',
    ddos: null,
    windows: null,
    snapshot: null,
    support: 'standard',
  })
  expect(pro).toEqual({
    backup: 'daily',
    uptime: 'uptime',
    ddos: 'included',
    windows: 'included',
    snapshot: 'free',
    support: 'priority',
  })
  expect(ultra).toEqual(pro)
})

test('what facts no question is said of the plan that adds it', () => {
  const [basic, pro, ultra] = read('vi')
  expect(basic).toMatchObject({ base: null, extras: [] })
  expect(pro?.base?.name).toBe('Basic VPS')
  expect([...(pro?.better ?? [])]).toHaveLength(6)
  expect(ultra).toMatchObject({ better: new Set(), base: { name: 'Pro VPS' } })
  expect(ultra?.extras).toHaveLength(4)
})

test('the other series facts them, too, and what every plan has is no extra', () => {
  const [basic, , pro] = read('vi', 'vps')
  expect(basic).toMatchObject({ facts: { backup: null, windows: null }, extras: [] })
  expect(pro).toMatchObject({ facts: { backup: 'daily', windows: 'included', ddos: null }, extras: [] })
})
