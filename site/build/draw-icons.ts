/**
 * `node site/build/draw-icons.ts`: draws the icons and the image for shared links (Open Graph) into site/public, from the logo,
 * the tokens and the texts of the landing page. Run it when one of them changes; the drawn files are committed, so they have no price.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import { lotus } from '#ds/components/brand/Logo/lotus.ts'
import { header } from '#ds/texts/header.ts'
import { scene } from '#ds/texts/landing/scene.ts'
import { dark } from '#ds/tokens/color-themes.ts'
import { themeColor } from '#ds/tokens/theme-names.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'site/public')
const { promotion, brand } = dark.tone

const paint = {
  petal: `fill="${promotion.solid}"`,
  backPetal: `fill="${promotion.line}"`,
  water: `fill="none" stroke="${brand.text}" stroke-width="2" stroke-linecap="round"`,
}
const mark = lotus.map(({ part, path }) => `<path ${paint[part]} d="${path}"/>`).join('')

/** Draws the logo on a tile of 32 units. `share`: the logo's share of the width. `corner`: radius of the tile. */
const icon = (share: number, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${header.vi.brand}</title>` +
  `<rect width="32" height="32" rx="${corner}" fill="${themeColor.dark}"/>` +
  `<g transform="translate(16 16) scale(${share}) translate(-16 -16)">${mark}</g></svg>`

/** Phones crop these to a circle of 80 % of the width. */
const square = icon(0.6, 0)
const rounded = icon(0.8, 7)

const font = (subset: string, weight: number) => {
  const path = `node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`
  return `@font-face { font-family: pictured; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(resolve(root, path), 'base64')});
    ${subset === 'vietnamese' ? 'unicode-range: U+0102-0103, U+0110-0111, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9;' : ''} }`
}

const { subtitle } = scene.vi
if (typeof subtitle !== 'string') throw new Error('The subtitle depends on the catalogue, which may change')

/** A sentence whose lines break only after commas. */
const clauses = (sentence: string) => sentence.replaceAll(/[^,]+,?/g, (clause) => `<span>${clause.trim()}</span> `)

/** 1200 by 630, the size that social networks require; the content keeps clear of the edges that they crop. */
const share = `<style>
  ${['latin', 'vietnamese'].flatMap((subset) => [font(subset, 400), font(subset, 700)]).join('')}
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px; position: relative; overflow: hidden;
    background: ${dark.surface.canvas}; color: ${dark.text.primary}; font: 400 36px/1.5 pictured;
    display: flex; flex-direction: column; justify-content: space-between; }
  .brand { display: flex; align-items: center; gap: 20px; font: 700 40px/1 pictured; letter-spacing: -0.02em }
  .brand svg { width: 64px; height: 64px }
  h1 { margin: 0 0 24px; width: 640px; font: 700 76px/1.15 pictured; letter-spacing: -0.03em }
  p { margin: 0; color: ${dark.text.secondary}; font-size: 28px }
  p span { white-space: nowrap }
  .flower { position: absolute; right: 60px; bottom: 80px; width: 440px; height: 440px }
</style>
<svg class="flower" viewBox="0 0 32 32">${mark}</svg>
<div class="brand"><svg viewBox="0 0 32 32">${mark}</svg>${header.vi.brand}</div>
<div><h1>${scene.vi.headline}</h1><p>${clauses(subtitle)}</p></div>`

const browser = await chromium.launch(await pinnedBrowser())
const page = await browser.newPage()

async function draw(name: string, html: string, width: number, height = width) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<!doctype html>${html}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: resolve(folder, name), omitBackground: true })
}

const fullWidth = (svg: string) => `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`

writeFileSync(resolve(folder, 'favicon.svg'), `${rounded}\n`)
await draw('favicon-32.png', fullWidth(rounded), 32)
await draw('apple-touch-icon.png', fullWidth(square), 180)
await draw('icon-192.png', fullWidth(square), 192)
await draw('icon-512.png', fullWidth(square), 512)
await draw('share.png', share, 1200, 630)
await browser.close()
