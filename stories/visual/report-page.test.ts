import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pinnedBrowser } from '#ci/browser.ts'
import { pictureFolder, reportFolder } from './files.ts'
import { writeReport } from './report.ts'
import { canvas } from './test-pictures.ts'

/** The page as people have it: opened from the disk, in the pinned browser, without a server. */

let root: string
let browser: Browser
let page: Page
let faults: string[]
let asked: string[]

const put = (path: string, picture: Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), picture)
}
const changed = (id: string, before: Buffer, after: Buffer) => {
  put(`${pictureFolder}/${id}.png`, before)
  put(`${reportFolder}/${id}-actual.png`, after)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-page-'))
  changed('components/Badge/default_dark', canvas(400, 100), canvas(400, 100, [[300, 50]]))
  changed('components/Badge/default_light-360', canvas(360, 100), canvas(360, 120))
  changed(
    'components/Tabs/default_dark',
    canvas(400, 100),
    canvas(400, 100, [
      [10, 10],
      [390, 90],
    ]),
  )
  await writeReport(root, [], new Map())
  browser = await chromium.launch(await pinnedBrowser())
})
afterAll(async () => {
  await browser?.close()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  faults = []
  asked = []
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  page.on('console', (message) => faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('request', (request) => {
    asked.push(request.url())
    if (!request.url().startsWith('file:')) faults.push(`asks for ${request.url()}`)
  })
  await page.goto(pathToFileURL(join(root, reportFolder, 'index.html')).href)
  return async () => {
    expect(faults).toEqual([])
    await page.close()
  }
}, 30_000)

const heading = () => page.getByRole('heading', { level: 2 }).last().textContent()

test('goes from picture to picture with j and k, and stops at the ends', async () => {
  expect(await heading()).toBe('Badge default')
  await page.keyboard.press('k')
  await expect.poll(heading).toBe('Badge default')
  for (const id of [
    'components/Badge/default_light-360',
    'components/Tabs/default_dark',
    'components/Tabs/default_dark',
  ]) {
    await page.keyboard.press('j')
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  }
  expect(await page.locator('nav a[aria-current]').count()).toBe(1)
})

test('moves the edge between before and after by mouse and by arrow keys', async () => {
  await page.getByRole('radio', { name: 'Slider' }).check()
  const slider = page.getByRole('slider', { name: 'Edge between before and after' })
  // It begins at what changed.
  await expect.poll(() => slider.inputValue()).toBe('75')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('76 % before, 24 % after')

  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider has no box.')
  await page.mouse.move(box.x + box.width * 0.76, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, box.y + 20, { steps: 4 })
  await page.mouse.up()
  expect(await slider.inputValue()).toBe('25')
  const clip = await page.locator('.scroller .after').evaluate((image) => getComputedStyle(image).clipPath)
  expect(clip).toBe('inset(0px 0px 0px 25%)')
})

test('lays after over before with an opacity', async () => {
  await page.keyboard.press('3')
  await page.getByRole('slider', { name: 'Opacity of after' }).fill('20')
  expect(await page.locator('.scroller .after').evaluate((image) => getComputedStyle(image).opacity)).toBe('0.2')
})

test('enlarges a single pixel until it is seen, and goes through the places', async () => {
  const closeUp = page.getByRole('region', { name: 'Close-up of what changed' })
  await expect.poll(() => closeUp.locator('p').textContent()).toMatch(/1 × 1 px at 300, 50, 1\d times as large/)
  await page
    .getByRole('link', { name: /Tabs|default dark 2 px/ })
    .last()
    .click()
  await expect.poll(() => closeUp.locator('p').textContent()).toContain('Place 1 of 2')
  await page.keyboard.press('r')
  await expect.poll(() => closeUp.locator('p').textContent()).toContain('390, 90')
})

test('keeps what the filters ask for, and shows the first of it', async () => {
  await page.getByRole('combobox', { name: 'Width' }).selectOption('360')
  await expect.poll(() => page.locator('nav a:visible').count()).toBe(1)
  expect(await page.getByRole('status').first().textContent()).toBe('1 of 3')
  expect(new URL(page.url()).hash).toBe('#components/Badge/default_light-360')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('')
  await page.keyboard.press('/')
  await page.keyboard.type('tabs')
  await expect.poll(() => page.locator('nav a:visible').count()).toBe(1)
})

test('loads the pictures of the chosen entry and the next one only', async () => {
  await expect.poll(() => asked.some((url) => url.includes('Badge/default_dark-actual'))).toBe(true)
  await expect.poll(() => asked.some((url) => url.includes('Badge/default_light-360-actual'))).toBe(true)
  expect(asked.some((url) => url.includes('Tabs'))).toBe(false)
})
