import { rmSync } from 'node:fs'
import { expect } from 'playwright/test'
import type { Decision } from '#stories/review/decisions.ts'
import { ReviewReader } from '#stories/review/review-reader.ts'
import { TestRepository } from '#stories/review/test-repository.ts'
import { test as storybook } from './built-storybook.ts'

/** The review in development, whose server may fail or have news. The data are those of a repository with two changed pictures. */
const test = storybook.extend<{ repository: TestRepository }>({
  repository: [
    async ({ page }, use) => {
      const repository = new TestRepository()
      await repository.picture('components/Button/brand_dark', 0)
      await repository.picture('components/Button/brand_light', 0)
      repository.commit('Add the button')
      repository.git('checkout', '--quiet', '-b', 'wider')
      await repository.picture('components/Button/brand_dark', 1)
      await repository.picture('components/Button/brand_light', 1)
      repository.commit('Widen the button')
      const reader = new ReviewReader(repository.root, { isWritable: true })
      await page.route('**/review/index.json', async (route) => route.fulfill({ json: await reader.index() }))
      await page.route('**/review/since/*.json', async (route) =>
        route.fulfill({ json: await reader.compare(/([0-9a-f]{40})\.json$/.exec(route.request().url())?.[1] ?? '') }),
      )
      await use(repository)
      await page.unrouteAll({ behavior: 'wait' })
      rmSync(repository.root, { recursive: true })
    },
    { auto: true },
  ],
})

const approveAll = 'Duyệt cả 2'

test.describe(() => {
  test.use({ caused: /500/ })

  test('an approval of all that is not saved is said', async ({ page, address }) => {
    await page.addInitScript(() => localStorage.setItem('sen-review-reviewer', 'Lan'))
    await page.route('**/review/decisions', (route) => route.fulfill({ status: 500 }))
    await page.goto(`${address}/?path=/changes/&since=main`)
    await page.getByRole('button', { name: approveAll }).click()
    await expect(page.getByRole('alert')).toHaveText('Chưa lưu được.')
  })
})

test('new decisions and pictures are shown when the window has the focus again', async ({
  page,
  address,
  repository,
}) => {
  await page.goto(`${address}/?path=/changes/&since=main`)
  await expect(page.getByRole('heading', { name: /^2 ảnh/ })).toBeVisible()
  await repository.picture('components/Button/strong_dark', 2)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('heading', { name: /^3 ảnh/ })).toBeVisible()
})

test('a damaged address names no change', async ({ page, address }) => {
  await page.goto(`${address}/?path=/changes/picture/%25E0%25A4&since=main`)
  await expect(page.getByText('Không có thay đổi này so với mốc đã chọn.')).toBeVisible()
})

/** As many decisions as no address can contain. */
const drafts = Array.from(
  { length: 60 },
  (_, index): Decision => ({
    picture: `components/Button/brand-${index}_dark`,
    before: null,
    after: 'a'.repeat(64),
    decision: 'approved',
    comment: '',
    reviewer: 'Lan',
    date: '2026-11-22T14:00:00.000Z',
  }),
)

test('drafts that are too long for an address are copied before GitHub opens', async ({
  page,
  address,
  repository,
}) => {
  const reader = new ReviewReader(repository.root, { isWritable: false, repository: 'sen/cloud' })
  await page.route('**/review/index.json', async (route) => route.fulfill({ json: await reader.index() }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.context().route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  await page.addInitScript((lines) => localStorage.setItem('sen-review-drafts/', lines), JSON.stringify(drafts))
  await page.goto(`${address}/?path=/changes/&since=main`)
  await expect(page.getByText('hãy dán các dòng vào tệp được mở')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Commit trên GitHub' }).click()
  const github = await opened
  await expect(github).toHaveURL(/^https:\/\/github\.com\/sen\/cloud\/new\/wider\?filename=/)
  await page.bringToFront()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim().split('\n')).toHaveLength(drafts.length)
})

test('drafts of another preview of the same origin are not shown', async ({ page, address, repository }) => {
  const reader = new ReviewReader(repository.root, { isWritable: false, repository: 'sen/cloud' })
  await page.route('**/review/index.json', async (route) => route.fulfill({ json: await reader.index() }))
  await page.addInitScript((lines) => {
    for (const name of ['', '/main/']) localStorage.setItem(`sen-review-drafts${name}`, lines)
  }, JSON.stringify(drafts))
  await page.goto(`${address}/?path=/changes/&since=main`)
  await expect(page.getByRole('heading', { name: /^2 ảnh/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tải xuống' })).toBeHidden()
})
