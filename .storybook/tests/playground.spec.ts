import { deflateRawSync } from 'node:zlib'
import { expect } from 'playwright/test'
import { test } from './built-storybook.ts'

const address = '?path=/docs/start-here-playground--docs'

test('code is rendered, and the address shows it again, but runs it only when asked to', async ({
  page,
  address: storybook,
}) => {
  await page.goto(`${storybook}/${address}`)
  const playground = page.frameLocator('#storybook-preview-iframe')
  const result = playground.frameLocator('.sen-playground iframe')
  const field = playground.getByRole('textbox')
  const code = '<Button emphasis="strong">Chào bạn</Button>'
  await expect(field).not.toHaveValue('')
  await field.fill(code)
  await expect(result.getByRole('button', { name: 'Chào bạn' })).toBeVisible()
  await field.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(page).toHaveURL(/code=/)
  await page.reload()
  await expect(field).toHaveValue(code)
  const run = playground.getByRole('button', { name: 'Chạy mã này' })
  await expect(run).toBeVisible()
  await expect(result.locator('#storybook-root')).toBeAttached()
  await expect(result.getByRole('button', { name: 'Chào bạn' })).toBeHidden()
  await run.click()
  await expect(result.getByRole('button', { name: 'Chào bạn' })).toBeVisible()
  await expect(run).toBeHidden()
})

test('code of an address does not run when it is opened', async ({ page, address: storybook }) => {
  const code = deflateRawSync("() => { fetch('./ran'); return <Text>Đã chạy</Text> }").toString('base64url')
  const ran: string[] = []
  page.on('request', (request) => request.url().endsWith('/ran') && ran.push(request.url()))
  await page.goto(`${storybook}/${address}&code=${code}`)
  const playground = page.frameLocator('#storybook-preview-iframe')
  const result = playground.frameLocator('.sen-playground iframe')
  await expect(playground.getByRole('textbox')).toHaveValue(/ran/)
  await playground.getByRole('button', { name: 'Chạy mã này' }).waitFor()
  // An example runs at once, so what was sent before it would have run by now.
  await playground.getByRole('combobox').first().selectOption('0')
  await expect(result.getByText('Số dư không đủ')).toBeVisible()
  expect(ran).toEqual([])
})

test.describe(() => {
  test.use({ caused: /hỏng|Nothing is not defined/ })

  test('what is wrong with code is shown, and goes away with its cause', async ({ page, address: storybook }) => {
    await page.goto(`${storybook}/${address}`)
    const playground = page.frameLocator('#storybook-preview-iframe')
    const result = playground.frameLocator('.sen-playground iframe')
    const field = playground.getByRole('textbox')
    await expect(field).not.toHaveValue('')
    for (const code of ['<Button>Chào', '<Nothing />', "() => { throw new Error('hỏng') }"]) {
      await field.fill(code)
      await expect(result.getByRole('status').filter({ hasText: 'This code does not run' }), code).toBeVisible()
      await field.fill('<Text>Đã sửa</Text>')
      await expect(result.getByText('Đã sửa')).toBeVisible()
      await expect(result.getByText('This code does not run')).toBeHidden()
    }
  })
})

test('every example runs', async ({ page, address: storybook }) => {
  await page.goto(`${storybook}/${address}`)
  const playground = page.frameLocator('#storybook-preview-iframe')
  const result = playground.frameLocator('.sen-playground iframe')
  const shown = ['Số dư không đủ', 'Tên máy chủ', 'VPS đang hoạt động', 'Đã nạp 0 lần', 'Xin chào, Minh']
  for (const [index, text] of shown.entries()) {
    await playground.getByRole('combobox').first().selectOption(String(index))
    await expect(result.getByText(text)).toBeVisible()
    await expect(result.getByText('This code does not run')).toBeHidden()
  }
})
