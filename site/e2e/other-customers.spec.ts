import { randomUUID } from 'node:crypto'
import { expect, newIsolatedPage, test } from './test.ts'
import { createMachine, createSignedInUser } from './users.ts'

test('a machine, a top-up and a ticket of another customer are not found, and a visitor signs in first', async ({
  page,
  browser,
  baseURL,
}) => {
  await createSignedInUser(page)
  const machine = await createMachine(page, 'web-cua-lan')
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })
    expect(response.ok()).toBe(true)
    return await response.json()
  }
  const { transaction } = await post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'bank_transfer' })
  const { ticket } = await post('/api/support/tickets', {
    subject: 'Của Lan',
    category: 'technical',
    body: 'Riêng tư.',
  })
  const places = [
    { path: `/dashboard/vps/${machine}`, own: 'web-cua-lan', refusal: /[Kk]hông/ },
    { path: `/dashboard/topup/${transaction.id}`, own: 'Nạp 100.000', refusal: 'Không có yêu cầu nạp tiền nào ở đây' },
    { path: `/tickets/${ticket.id}`, own: 'Của Lan', refusal: 'Không tìm thấy yêu cầu này' },
  ]
  for (const { path, own } of places) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible()
  }

  const stranger = await newIsolatedPage(browser, baseURL === undefined ? {} : { baseURL })
  for (const { path } of places) {
    await stranger.goto(path)
    await expect(stranger).toHaveURL(new RegExp(`/login\\?.*next=${encodeURIComponent(path)}`))
  }
  await createSignedInUser(stranger)
  for (const { path, own, refusal } of places) {
    await stranger.goto(path)
    await expect(stranger.getByRole('main')).toContainText(refusal)
    await expect(stranger.getByRole('heading', { name: own })).toHaveCount(0)
  }
  await stranger.context().close()
})
