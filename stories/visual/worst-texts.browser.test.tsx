import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkWorstTexts, stringsIn } from './worst-texts.ts'

const settled = async () => undefined
const narrow = 'margin: 0; width: 120px; word-break: normal'
const check = (id: string, args: unknown = {}) => checkWorstTexts({ id, args }, settled, true)

beforeEach(() => page.viewport(400, 600))
afterEach(() => {
  document.body.innerHTML = ''
})

test('texts in the args count at any depth, also in elements; ids, addresses and texts of the product do not', () => {
  const args = {
    user: { id: 'u1', firstName: 'Minh', email: 'minh@sen.test' },
    vps: [{ name: 'web-01', ipAddress: '203.0.113.7', createdAt: '2026-11-21' }],
    texts: { name: 'Tên' },
    plan: { features: ['2 vCPU'] },
    action: <button type="button">Thử lại</button>,
    onOrder: () => undefined,
  }
  expect(stringsIn(args)).toEqual(['Minh', 'minh@sen.test', 'web-01', '2 vCPU', 'button', 'Thử lại'])
})

test('a text that does not break overflows when it has fifty characters, and the document is unchanged afterwards', async () => {
  document.body.innerHTML = `<p style="${narrow}; overflow-wrap: normal">web-01</p>`
  const messages = await check('account-vpslist--rows', { name: 'web-01' })
  expect(messages.some((message) => message.startsWith('With an unbreakable text: Width 320 to 1440 px: p "'))).toBe(
    true,
  )
  expect(document.body.textContent).toBe('web-01')
})

test('a text that breaks is not a fault, nor is a text of the product', async () => {
  document.body.innerHTML = `<p style="${narrow}; overflow-wrap: anywhere">web-01</p>`
  expect(await check('account-vpslist--rows', { name: 'web-01' })).toEqual([])
  document.body.innerHTML = `<p style="${narrow}; overflow-wrap: normal">Nạp tiền</p>`
  expect(await check('account-vpslist--rows', { name: 'web-01' })).toEqual([])
})

test('in a component that knows no words of the product, every text counts', async () => {
  document.body.innerHTML = `<p style="${narrow}; overflow-wrap: normal">Nạp tiền</p>`
  expect(await check('components-badge--positive')).not.toEqual([])
})
