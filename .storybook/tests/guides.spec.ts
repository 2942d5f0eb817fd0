import { expect } from 'playwright/test'
import { test } from './built-storybook.ts'

const page = '?path=/docs/account-topupdialog--docs'
const frame = '#storybook-preview-iframe'

for (const [locale, heading] of [
  ['vi-VN', 'Cấu tạo'],
  ['en-GB', 'Anatomy'],
] as const)
  test(`a reader with ${locale} gets the guides in that language`, async ({ browser, address }) => {
    const tab = await browser.newPage({ locale })
    await tab.goto(`${address}/${page}`)
    await expect(tab.frameLocator(frame).getByRole('heading', { name: heading })).toBeVisible()
    await tab.close()
  })

test('the language that was chosen stays in the address and on other pages', async ({ browser, address }) => {
  const tab = await browser.newPage({ locale: 'vi-VN' })
  await tab.goto(`${address}/${page}`)
  const guide = tab.frameLocator(frame)
  await guide.getByRole('button', { name: 'English' }).click()
  await expect(guide.getByRole('heading', { name: 'Anatomy' })).toBeVisible()
  await expect(tab).toHaveURL(/guides:en/)
  await tab.reload()
  await expect(guide.getByRole('heading', { name: 'Anatomy' })).toBeVisible()
  await tab.close()
})
