import { expect } from 'playwright/test'
import { test } from './built-storybook.ts'

const address = '?path=/docs/account-topupdialog--docs'
const frame = '#storybook-preview-iframe'

test('a reader with vi-VN gets Vietnamese guides; another choice stays in the address and on other pages', async ({
  page,
  address: storybook,
}) => {
  await page.goto(`${storybook}/${address}`)
  const guide = page.frameLocator(frame)
  await expect(guide.getByRole('heading', { name: 'Cấu tạo' })).toBeVisible()
  await guide.getByRole('button', { name: 'English' }).click()
  await expect(guide.getByRole('heading', { name: 'Anatomy' })).toBeVisible()
  await expect(page).toHaveURL(/guides:en/)
  await page.reload()
  await expect(guide.getByRole('heading', { name: 'Anatomy' })).toBeVisible()
})

test.describe(() => {
  test.use({ locale: 'en-GB' })

  test('a reader with en-GB gets English guides', async ({ page, address: storybook }) => {
    await page.goto(`${storybook}/${address}`)
    await expect(page.frameLocator(frame).getByRole('heading', { name: 'Anatomy' })).toBeVisible()
  })
})
