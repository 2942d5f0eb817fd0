import { expect } from 'playwright/test'
import { entries, test } from './built-storybook.ts'

const story = entries.find(({ type }) => type === 'story')?.id

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

test('the manager has the theme of the address, and copies a link to what it shows', async ({ page, address }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await page.goto(`${address}/?path=/story/${story}&globals=theme:dark`)
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  const dark = await background()
  await page.goto(`${address}/?path=/story/${story}&globals=theme:light`)
  await expect.poll(background).not.toBe(dark)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  expect(copied).toContain('globals=theme:light')
})

test('the search of Storybook finds components by their Vietnamese names', async ({ page, address }) => {
  await page.goto(`${address}/?path=/story/${story}`)
  for (const [words, component] of [
    ['Nút', 'Button · Nút'],
    ['Bảng', 'Table · Bảng'],
    ['Hộp thoại', 'Dialog · Hộp thoại'],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(words)
    await expect(page.getByRole('option').filter({ hasText: component }).first()).toBeVisible()
  }
})
