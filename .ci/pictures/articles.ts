/**
 * `npm run pictures:articles`: takes the pictures of the help articles and of the README from the built site, with the demo data and a
 * clock that stands still. Taken twice they have the same bytes. Names of motifs as arguments take only those.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { startProgram, stopPrograms } from '#ci/bench/processes.ts'
import { pinnedBrowser } from '#ci/browser.ts'
import { LANGUAGE_KEY, type Language, languages } from '#contracts/languages.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type Motif, motifs, type Visitor } from './motifs.ts'
import { pictureTime } from './picture-time.ts'
import { addDiscount, newcomer, registerNewcomer, sampleCode, signIn } from './sample-records.ts'

const root = resolve(import.meta.dirname, '../..')
const articles = join(root, 'site/content/pictures')
const readme = join(root, 'docs/images')
/** Space around what is shown, in CSS pixels. */
const MARGIN = 16
/** Larger pictures would make an article slow on a phone. */
const MAX_BYTES = 36_000
/** Pixels for each CSS pixel: articles show the pictures smaller than the product shows itself. */
const PIXELS = 1.25
const QUALITY = 50
const viewport = { width: 768, height: 900 }

const accounts = { guest: undefined, newcomer, customer: demoAccounts.customer } satisfies Record<Visitor, unknown>

async function newContext(browser: Browser, baseURL: string, language: Language): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: PIXELS,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  await context.addCookies([{ name: LANGUAGE_KEY, value: language, url: baseURL }])
  return context
}

/** The box around all parts, with a margin, inside the page. */
async function boxAround(page: Page, parts: Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const known = boxes.filter((box) => box !== null)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const x = Math.max(0, Math.min(...known.map((box) => box.x)) - MARGIN)
  const y = Math.max(0, Math.min(...known.map((box) => box.y)) - MARGIN)
  const right = Math.min(width, Math.max(...known.map((box) => box.x + box.width)) + MARGIN)
  const bottom = Math.min(height, Math.max(...known.map((box) => box.y + box.height)) + MARGIN)
  return { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(right - x), height: Math.ceil(bottom - y) }
}

async function take(context: BrowserContext, motif: Motif): Promise<Buffer> {
  const page = await context.newPage()
  await page.clock.setFixedTime(pictureTime)
  if (motif.window) await page.setViewportSize(motif.window)
  await page.goto(motif.path)
  // Deferred pages load their script with the first key.
  await page.keyboard.press('Shift')
  const parts = [await motif.open(page)].flat()
  for (const part of parts) await part.waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  // A text that has just appeared asks for its font later than `fonts.ready` waits.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
  })
  const box = await boxAround(page, parts)
  const clip = { ...box, height: Math.min(box.height, motif.height ?? box.height) }
  const png = await page.screenshot({ animations: 'disabled', fullPage: true, clip })
  await page.close()
  return sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
}

async function takeAll(browser: Browser, origin: string, requested: readonly Motif[]) {
  const setUp = await newContext(browser, origin, 'vi')
  await registerNewcomer(setUp.request)
  const save = async (language: Language, motif: Motif) => {
    const context = await newContext(browser, origin, language)
    const account = accounts[motif.visitor]
    if (account) await signIn(context, account, motif.name === 'first-steps')
    const picture = await take(context, motif)
    await context.close()
    const folder = motif.forReadme ? readme : join(articles, language)
    const file = relative(root, join(folder, `${motif.name}.webp`))
    if (!motif.forReadme && picture.length > MAX_BYTES)
      throw new Error(`${file} has ${picture.length} bytes, at most ${MAX_BYTES} are allowed.`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(root, file), picture)
    console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`)
  }
  const languagesOf = ({ forReadme }: Motif) => (forReadme ? (['vi'] as const) : languages)
  const usesCode = ({ path }: Motif) => path.includes(sampleCode)
  for (const motif of requested.filter((one) => !usesCode(one)))
    for (const language of languagesOf(motif)) await save(language, motif)
  // The list of offers in another picture does not have it.
  await addDiscount(setUp.request)
  for (const motif of requested.filter(usesCode)) for (const language of languages) await save(language, motif)
  await setUp.close()
}

const names = process.argv.slice(2)
const requested = names.length === 0 ? motifs : motifs.filter(({ name }) => names.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'sen-pictures-'))
const launch = await pinnedBrowser()
const browser = await chromium.launch(launch)
try {
  const { origin } = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: `sqlite:${join(folder, 'pictures.db')}`,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'held-clock.ts')}`,
  })
  await takeAll(browser, origin, requested)
} finally {
  await browser.close()
  await stopPrograms()
  rmSync(folder, { recursive: true, force: true })
}
