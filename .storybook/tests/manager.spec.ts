import { expect } from 'playwright/test'
import { entries, test } from './built-storybook.ts'

const story = entries.find(({ type }) => type === 'story')?.id

test('the manager has the theme of the address, throws nothing, and copies a link to what it shows', async ({
  browser,
  address,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
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
  expect(errors).toEqual([])
  await context.close()
})
