import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkWorstTexts, writtenIn } from './worst-texts.ts'

const settled = async () => undefined

beforeEach(() => page.viewport(400, 600))
afterEach(() => {
  document.body.innerHTML = ''
})

test('names and messages in the args count, at any depth; ids, amounts and the product texts do not', () => {
  const args = {
    user: { id: 'u1', firstName: 'Minh', email: 'minh@sen.test', balance: '49000' },
    vps: [{ name: 'web-01', ipAddress: '203.0.113.7', status: 'active' }],
    texts: { name: 'Tên' },
    catalog: { plans: [{ name: 'Basic' }] },
    places: [{ name: 'Hà Nội' }],
    onOrder: () => undefined,
  }
  expect(writtenIn(args)).toEqual(['Minh', 'minh@sen.test', 'web-01'])
})

test('a name that does not break overflows when it has fifty characters, and the document is as before', async () => {
  document.body.innerHTML = '<p style="margin: 0; width: 120px; overflow-wrap: normal; word-break: normal">web-01</p>'
  const messages = await checkWorstTexts({ name: 'web-01' }, settled)
  expect(messages.some((message) => message.startsWith('With an unbreakable text: Width 320 to 1440 px: p "'))).toBe(
    true,
  )
  expect(document.body.textContent).toBe('web-01')
})

test('a name that breaks is no fault, nor is a text that is in no arg', async () => {
  document.body.innerHTML = '<p style="margin: 0; width: 120px; overflow-wrap: anywhere">web-01</p>'
  expect(await checkWorstTexts({ name: 'web-01' }, settled)).toEqual([])
  document.body.innerHTML = '<p style="margin: 0; width: 60px; overflow-wrap: normal">Nạp tiền</p>'
  expect(await checkWorstTexts({ name: 'web-01' }, settled)).toEqual([])
})
