import { expect, type Locator, type Page } from 'playwright/test'
import { testsOfOneServer as test } from './own-server.ts'
import { test as testOfSharedServer } from './test.ts'
import { enterBackOffice } from './users.ts'

const languages = ['vi', 'en', 'zh'] as const

/** Enters a text in each language, in their order. */
async function write(dialog: Locator, group: string, texts: readonly string[]) {
  const fields = dialog.getByRole('group', { name: group }).getByRole('textbox')
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text)
}

/** Opens the status page in a language, as a visitor who has nothing of it in the cache. */
async function readStatus(page: Page, url: string, language: string, check: (incident: Locator) => Promise<void>) {
  const context = await page.context().browser()?.newContext({ baseURL: url })
  const visitor = await context?.newPage()
  if (!visitor) throw new Error('There is no browser.')
  await visitor.goto(`/status?lang=${language}`)
  await check(visitor.getByRole('article'))
  await context?.close()
}

test('an incident that an admin writes is on the status page in each language, until it has been resolved', async ({
  page,
  server,
}) => {
  const titles = ['Nạp tiền chậm', 'Deposits are slow', '充值延迟']
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Sự cố' }).click()
  await expect(page).toHaveURL('/admin?tab=incidents')
  await expect(page.getByText('Chưa có sự cố hay lịch bảo trì nào')).toBeVisible()

  await page.getByRole('button', { name: 'Báo sự cố' }).click()
  const report = page.getByRole('dialog', { name: 'Báo sự cố mới' })
  await report.getByRole('button', { name: 'Đăng sự cố' }).click()
  await expect(report.getByText('Vui lòng viết bằng ít nhất một ngôn ngữ')).toHaveCount(2)
  await write(report, 'Tiêu đề', titles)
  await write(report, 'Nội dung', ['Tiền vào ví sau vài phút.', 'Deposits take some minutes.', '充值需几分钟到账。'])
  await report.getByRole('checkbox', { name: 'Thanh toán' }).check()
  await report.getByRole('button', { name: 'Đăng sự cố' }).click()
  await expect(report).toBeHidden()
  const row = page.getByRole('row', { name: 'Nạp tiền chậm' })
  await expect(row).toContainText('Đang diễn ra')

  const running = ['Đang tìm nguyên nhân', 'Investigating', '正在排查']
  // The English page is read when it has ended.
  for (const language of ['vi', 'zh'] as const) {
    const index = languages.indexOf(language)
    await readStatus(page, server.url, language, async (articles) => {
      const incident = articles.filter({ hasText: titles[index] ?? '' })
      await expect(incident).toContainText(running[index] ?? '')
    })
  }

  await row.getByRole('button', { name: 'Kết thúc: Nạp tiền chậm' }).click()
  const end = page.getByRole('dialog', { name: 'Kết thúc: Nạp tiền chậm' })
  await expect(end.getByText('Sự cố đã kết thúc thì không mở lại được')).toBeVisible()
  await write(end, 'Nội dung tin', ['Đã bình thường trở lại.', 'It is back to normal.', '现已恢复正常。'])
  await end.getByRole('button', { name: 'Kết thúc sự cố' }).click()
  await expect(end).toBeHidden()
  await expect(row).toContainText('Đã khắc phục')
  await expect(row.getByRole('button')).toHaveText(['Xem lại'])
  await readStatus(page, server.url, 'en', async (articles) => {
    const incident = articles.filter({ hasText: 'Deposits are slow' })
    await expect(incident).toContainText('Resolved')
    await expect(incident).toContainText('It is back to normal.')
  })
})

testOfSharedServer(
  'the view of the catalogue is in the address: a reload keeps it, and the back button returns to the previous one',
  { tag: '@long' },
  async ({ page }) => {
    await enterBackOffice(page)
    await page.getByRole('tab', { name: 'Danh mục' }).click()
    await page.getByRole('tab', { name: 'Ưu đãi' }).click()
    await expect(page).toHaveURL('/admin?tab=catalog&view=promotions')
    await page.reload()
    await expect(page.getByRole('table', { name: 'Ưu đãi' })).toBeVisible()
    await page.getByRole('tab', { name: 'Vị trí' }).click()
    await page.goBack()
    await expect(page.getByRole('table', { name: 'Ưu đãi' })).toBeVisible()
    await page.getByRole('tab', { name: 'Người dùng' }).click()
    await expect(page).toHaveURL('/admin?tab=users')
  },
)
