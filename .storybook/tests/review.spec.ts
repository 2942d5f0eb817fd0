import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from 'playwright/test'
import { parseDecisions } from '#stories/review/decisions.ts'
import { ReviewReader } from '#stories/review/review-reader.ts'
import { TestRepository } from '#stories/review/test-repository.ts'
import { writeReview } from '#stories/review/write-review.ts'
import { pictureFolder } from '#stories/visual/files.ts'
import { test as storybook } from './built-storybook.ts'

/** What the manager loads, from a repository with known changes: the clone that was built may have none, or little history. */
interface Changes {
  /** The repository. */
  root: string
  /** What `npm run build:storybook` would write for it. */
  written: string
  before: string
  after: string
}

const picture = 'components/Button/brand_light'

const finding = (page: Page) => page.getByRole('heading', { level: 2, name: 'brand, light' })

const test = storybook.extend<object, { changes: Changes }>({
  changes: [
    // Playwright demands the empty pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const repository = new TestRepository()
      const written = mkdtempSync(join(tmpdir(), 'written-'))
      repository.writeStories('Brand')
      await repository.picture('components/Button/brand_dark', 0)
      const before = await repository.picture(picture, 0)
      repository.commit('Add the button')
      repository.git('checkout', '--quiet', '-b', 'wider')
      repository.writeStories('Brand', 'Strong')
      const after = await repository.picture(picture, 1)
      repository.commit('Widen the button')
      await writeReview(new ReviewReader(repository.root, { isWritable: false, repository: 'sen/cloud' }), written)
      await use({ root: repository.root, written, before, after })
      rmSync(repository.root, { recursive: true })
      rmSync(written, { recursive: true })
    },
    { scope: 'worker' },
  ],
  page: async ({ page, changes }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/review/**', (route) => {
      const path = new URL(route.request().url()).pathname.slice('/review/'.length)
      return route.fulfill({ path: join(changes.written, path) })
    })
    await page.route('**/pictures/components/Button/**', (route) => {
      const path = new URL(route.request().url()).pathname.slice('/pictures/'.length)
      return route.fulfill({ path: join(changes.root, pictureFolder, path) })
    })
    await use(page)
  },
})

/** Axe's violations of WCAG 2.2 AA in parts of the manager, by rule and element. */
async function violationsIn(page: Page, ...parts: string[]) {
  const builder = new AxeBuilder({ page })
  for (const part of parts) builder.include(part)
  const { violations } = await builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const isDark = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]) < 128)

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Ảnh' })
const historyIn = (part: Page | Locator) => part.getByRole('region', { name: 'Lịch sử' }).getByRole('button')

/** Waits until an image is decoded. @returns its width in its own pixels. */
const widthOf = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth
  })

for (const theme of ['dark', 'light'] as const) {
  test(`in ${theme}, the panel shows a picture and its history, and the page what changed, each at its own address`, async ({
    page,
    address,
  }) => {
    await page.goto(`${address}/?path=/story/components-button--brand&globals=theme:${theme}`)
    await page.getByRole('tab', { name: 'Ảnh' }).click()
    const panel = panelOf(page)
    await expect(panel.getByText('2 điểm ảnh khác nhau, 6,3 %')).toBeVisible()
    for (const name of ['Trước', 'Bây giờ'])
      expect(await widthOf(panel.getByRole('img', { name, exact: true }))).toBe(8)
    await expect(historyIn(panel)).toContainText(['Widen the button', 'Add the button'])
    await expect.poll(() => isDark(page)).toBe(theme === 'dark')
    expect(await violationsIn(page, '[role=tabpanel]', '.sidebar-item[data-selected=true]')).toEqual([])
    await panel.getByRole('link', { name: 'Có gì thay đổi' }).click()
    await expect(finding(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`path=/changes/picture/${picture}`))

    await page.goto(`${address}/?path=/changes/&since=main&globals=theme:${theme}`)
    await expect(page.getByRole('heading', { name: '1 ảnh của 1 thành phần, 1 story' })).toBeVisible()
    await expect.poll(() => isDark(page)).toBe(theme === 'dark')
    await page.getByRole('link', { name: 'brand, light đã đổi' }).click()
    await expect(page).toHaveURL(new RegExp(`path=/changes/picture/${picture}`))
    await expect(page.getByText('2 điểm ảnh khác nhau')).toBeVisible()
    await expect(historyIn(page)).toHaveCount(2)
    expect(await violationsIn(page, 'main')).toEqual([])
  })
}

test('an address keeps theme and language, so that another person sees the same', async ({ page, address }) => {
  await page.goto(`${address}/?path=/changes/&since=main&globals=theme:light;language:en`)
  await expect(page.getByRole('heading', { name: '1 picture in 1 component, 1 story' })).toBeVisible()
  await page.getByRole('link', { name: 'brand, light changed' }).click()
  await expect(page).toHaveURL(/globals=theme:light;language:en/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expect.poll(() => isDark(page)).toBe(false)
})

test('a refusal needs a name and a comment, and becomes a file to commit', async ({ page, address, changes }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}/?path=/changes/picture/${picture}&since=main`)
  await expect(finding(page)).toBeFocused()
  const refuse = page.getByRole('button', { name: 'Từ chối' })
  const problem = page.getByRole('alert')
  await refuse.click()
  await expect(problem).toHaveText('Hãy nhập tên của bạn.')
  await page.getByLabel('Tên của bạn').fill('Lan')
  await refuse.click()
  await expect(problem).toHaveText(/^Hãy viết chỗ chưa ổn/)
  await page.getByLabel('Nhận xét').fill('Viền quá dày, nên 1 px')
  await refuse.click()
  await expect(problem).toBeHidden()
  await expect(page.getByRole('link', { name: 'brand, light bị từ chối' })).toBeVisible()

  // The decision waits in this browser until it is committed.
  await page.reload()
  const file = /^lan-\d{14}\.jsonl$/
  const download = page.getByRole('link', { name: 'Tải xuống' })
  await expect(download).toHaveAttribute('download', file)
  const downloaded = decodeURIComponent((await download.getAttribute('href'))?.replace(/^[^,]*,/, '') ?? '')
  expect(parseDecisions(downloaded, 'lan.jsonl')).toEqual([
    {
      picture,
      before: changes.before,
      after: changes.after,
      decision: 'refused',
      comment: 'Viền quá dày, nên 1 px',
      reviewer: 'Lan',
      date: expect.any(String),
    },
  ])
  await page.getByRole('button', { name: 'Sao chép các dòng' }).click()
  await expect(page.getByRole('button', { name: 'Đã sao chép' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(downloaded)
  const link = new URL((await page.getByRole('link', { name: 'Commit trên GitHub' }).getAttribute('href')) ?? '')
  expect(`${link.origin}${link.pathname}`).toBe('https://github.com/sen/cloud/new/wider')
  expect(link.searchParams.get('value')).toBe(downloaded)
  expect(link.searchParams.get('filename')).toMatch(/^stories\/review\/decisions\/lan-\d{14}\.jsonl$/)
})

storybook.describe(() => {
  storybook.use({ caused: /404/ })

  storybook('without data, the page says so, and loads them on demand', async ({ page, address }) => {
    await page.route('**/review/index.json', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${address}/?path=/changes/`)
    await expect(page.getByRole('alert')).toContainText('Có thể Storybook này được dựng khi không có Git.')
    await page.unroute('**/review/index.json')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('combobox', { name: 'So với' })).toBeVisible()
  })
})

storybook('the build has the data of its own commit', async ({ page, address }) => {
  await page.goto(`${address}/?path=/story/components-button--brand`)
  await page.getByRole('tab', { name: 'Ảnh' }).click()
  expect(await widthOf(panelOf(page).getByRole('img', { name: 'Bây giờ', exact: true }))).toBeGreaterThan(0)
  // Of a shallow clone, the history begins with its oldest commit.
  await expect(historyIn(panelOf(page)).first()).toBeVisible()
})
