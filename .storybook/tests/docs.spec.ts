import { expect } from 'playwright/test'
import { canvas, entries, test } from './built-storybook.ts'

const softly = expect.configure({ soft: true })

const ids = new Set(entries.map(({ id }) => id))

/**
 * What may still change on the docs page that is shown: canvases that are cut, whose boxes adapt to their content, and images that load.
 * Elements whose overflow is visible cut nothing; what holds them might.
 */
function unsettled() {
  const loading = [...document.querySelectorAll<HTMLImageElement>('.sbdocs-content img:not([loading=lazy])')].flatMap(
    ({ complete, src }) => (complete ? [] : [`${src} is loading.`]),
  )
  const boxes = [...document.querySelectorAll('.sb-story, .docs-story, .docs-story :has(.sb-story)')]
  const cut = boxes.flatMap((box) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box
    const { overflowX, overflowY } = getComputedStyle(box)
    const isCut =
      (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
      (overflowY !== 'visible' && scrollHeight > clientHeight + 1)
    const story = box.querySelector('.sb-story')?.id ?? box.id
    return isCut ? [`${story} is cut: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}.`] : []
  })
  return [...loading, ...cut]
}

/** What else is wrong on the docs page that is shown: everything that a reader would see or follow. */
async function faultsOnPage() {
  const { document, location } = window
  const content = document.querySelector('.sbdocs-content')
  if (!content) return ['There is no page.']
  const faults: string[] = []
  const images = [...content.querySelectorAll('img')]
  for (const { complete, naturalWidth, src } of images)
    if (complete && naturalWidth === 0) faults.push(`Broken image: ${src}`)
  // Those further below load when the reader comes to them; the gate decodes every picture.
  const later = new Set(images.filter(({ complete, src }) => !complete && src.startsWith('http')).map(({ src }) => src))
  const missing = async (src: string) => ((await fetch(src, { method: 'HEAD' })).ok ? [] : [`No image: ${src}`])
  faults.push(...(await Promise.all([...later].map(missing))).flat())
  // Those in examples of rules cannot be followed.
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]:not([inert] *)')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      if (!document.getElementById(decodeURIComponent(href.slice(1)))) faults.push(`No heading for the link ${href}`)
    } else if (!href.startsWith('?path=') && link.origin === location.origin && !link.closest('.sb-story')) {
      if (!(await fetch(link.href, { method: 'HEAD' })).ok) faults.push(`Nothing at the link ${href}`)
    }
  }
  if (window.scrollY !== 0) faults.push(`The page is scrolled to ${window.scrollY}.`)
  if (document.activeElement !== document.body)
    faults.push(`The focus is in ${document.activeElement?.outerHTML.slice(0, 100)}`)
  return faults
}

/** The entries that links of the page lead to; other links with a path lead to pages of the manager. */
const linkedEntries = () =>
  [...document.querySelectorAll('.sbdocs-content a:is([href^="?path=/story/"], [href^="?path=/docs/"])')].map(
    (link) => /^\?path=\/(?:story|docs)\/([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
  )

for (const entry of entries.filter(({ type }) => type === 'docs'))
  test(`${entry.title}: the page is whole in both themes, in Vietnamese and in English`, async ({ previews }) => {
    for (const [theme, preview] of Object.entries(previews)) {
      const { page } = preview
      await page.setViewportSize({ width: canvas.width, height: 860 })
      const failures = await preview.show(entry)
      await softly.poll(() => page.evaluate(unsettled), theme).toEqual([])
      const faults = [...failures, ...(await page.evaluate(faultsOnPage)), ...preview.takeMessages()]
      expect.soft(faults, theme).toEqual([])
      const links = await page.evaluate(linkedEntries)
      expect.soft(links.filter((id) => !ids.has(id))).toEqual([])
    }
  })

test('what a page reports late fails, and names the page', async ({ previews: { dark } }) => {
  const [entry] = entries.filter(({ type }) => type === 'docs')
  if (!entry) throw new Error('There is no docs page.')
  await dark.show(entry)
  expect(dark.takeMessages()).toEqual([])
  await dark.page.evaluate(() => console.error('late'))
  expect(dark.takeMessages()).toEqual([`${entry.id}: Console: late`])
})
