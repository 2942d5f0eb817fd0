import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pinnedBrowser } from '#ci/browser.ts'
import { decisionFolder, lineOf } from '#stories/review/decisions.ts'
import { pictureFolder, reportFolder } from './files.ts'
import { findingsOf } from './findings.ts'
import { encodePicture, hashOfPicture } from './picture-file.ts'
import { reportPictures, writeReport } from './report.ts'
import { canvas } from './test-pictures.ts'

// The page is opened from the disk, without a server, in the pinned browser.

let root: string
let browser: Browser
let page: Page
let faults: string[]
let requested: string[]

const put = (path: string, picture: Buffer | string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), picture)
}
const changed = async (id: string, before: Promise<Buffer>, after: Promise<Buffer>) => {
  put(`${pictureFolder}/${id}.webp`, await encodePicture(await before))
  put(`${reportFolder}/${id}-actual.png`, await after)
}

const badge = { name: 'components/Badge', isComponent: true }

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-page-'))
  await changed('components/Badge/default_dark', canvas(400, 100), canvas(400, 100, [[300, 50]]))
  await changed('components/Badge/default_light-360', canvas(360, 100), canvas(360, 120))
  await changed(
    'components/Tabs/default_dark',
    canvas(400, 100),
    canvas(400, 100, [
      [10, 10],
      [390, 90],
    ]),
  )
  const refusal = {
    picture: 'components/Tabs/default_dark',
    before: null,
    after: hashOfPicture(await canvas(400, 100)),
    decision: 'refused',
    comment: 'The <edge> is too thick',
    reviewer: 'Lan',
    date: '2026-11-22T08:00:00.000Z',
  } as const
  put(`${decisionFolder}/lan.jsonl`, lineOf(refusal))
  const pictures = await reportPictures(root, [], new Map())
  const change = {
    kind: 'style',
    property: 'border-radius',
    before: '12px',
    after: '13px',
    element: 'Badge “Mới”',
  } as const
  const explained = new Map([
    ['components/Badge/default_dark', [{ ...change, creator: -1, build: 'after' as const, culprit: badge }]],
  ])
  const findings = findingsOf(pictures, explained, [], (component) => ({ name: component, isComponent: true }))
  await writeReport(join(root, reportFolder), { base: 'the last commit', findings, pictures })
  browser = await chromium.launch(await pinnedBrowser())
})
afterAll(async () => {
  await browser?.close()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  faults = []
  requested = []
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  page.on('console', (message) => faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('request', (request) => {
    requested.push(request.url())
    if (!request.url().startsWith('file:')) faults.push(`requests ${request.url()}`)
  })
  await page.goto(pathToFileURL(join(root, reportFolder, 'index.html')).href)
  return async () => {
    expect(faults).toEqual([])
    await page.close()
  }
}, 30_000)

const heading = () => page.getByRole('heading', { level: 2 }).last().textContent()

test('j and k select the next and previous picture, and stop at the ends', async () => {
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

test('the edge between before and after moves with the mouse and the arrow keys', async () => {
  await page.getByRole('radio', { name: 'Slider' }).check()
  const slider = page.getByRole('slider', { name: 'Edge between before and after' })
  // It starts at the change.
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

test('the overlay shows the new picture over the old one with an opacity', async () => {
  await page.keyboard.press('3')
  await page.getByRole('slider', { name: 'Opacity of after' }).fill('20')
  expect(await page.locator('.scroller .after').evaluate((image) => getComputedStyle(image).opacity)).toBe('0.2')
})

test('the close-up enlarges a single pixel, and r goes to the next region', async () => {
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

test('filters reduce the list, and its first picture is selected', async () => {
  await page.getByRole('combobox', { name: 'Width' }).selectOption('360')
  await expect.poll(() => page.locator('nav a:visible').count()).toBe(1)
  expect(await page.getByRole('status').first().textContent()).toBe('1 of 3')
  expect(new URL(page.url()).hash).toBe('#components/Badge/default_light-360')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('')
  await page.keyboard.press('/')
  await page.keyboard.type('tabs')
  await expect.poll(() => page.locator('nav a:visible').count()).toBe(1)
})

test('only the pictures of the selected entry and the next one are loaded', async () => {
  await expect.poll(() => requested.some((url) => url.includes('Badge/default_dark-actual'))).toBe(true)
  await expect.poll(() => requested.some((url) => url.includes('Badge/default_light-360-actual'))).toBe(true)
  expect(requested.some((url) => url.includes('Tabs'))).toBe(false)
})

test('the causes come first, and the styles that differ stand beside the picture', async () => {
  expect(await page.getByRole('banner').textContent()).toContain('Badge: border-radius 12px → 13px 2 pictures of Badge')
  expect(await page.getByRole('navigation').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Badge: border-radius 12px → 13px 2',
    'Tabs: other pixels, without a change of styles or contents 1',
  ])
  const cause = page.getByRole('region', { name: 'Cause: components/Badge' })
  expect(await cause.getByRole('listitem').textContent()).toBe('border-radius 12px → 13px Badge “Mới”')
})

test('what reviewers have decided about a picture stands beside it, and beside no other', async () => {
  const judgement = page.getByText('was refused by')
  expect(await judgement.count()).toBe(0)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect
    .poll(() => judgement.textContent({ timeout: 1000 }).catch(() => ''))
    .toBe('The committed picture was refused by Lan on 2026-11-22: “The <edge> is too thick”')
})

test('on a phone nothing is cut, and every button is on the screen', async () => {
  await page.setViewportSize({ width: 390, height: 800 })
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  await expect.poll(widths).toEqual([390, 390])
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390, await button.innerText()).toBe(true)
  }
})
