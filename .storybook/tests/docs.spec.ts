import { expect } from 'playwright/test'
import { canvas, entries, test } from './built-storybook.ts'

const ids = new Set(entries.map(({ id }) => id))

/** What is wrong on the docs page that is shown: everything that a reader would see or follow. */
async function faultsOnPage() {
  const faults: string[] = []
  const { document, location } = window
  const content = document.querySelector('.sbdocs-content')
  if (!content) return ['There is no page.']
  const images = [...content.querySelectorAll('img')]
  await Promise.all(images.map((image) => image.decode().catch(() => faults.push(`Broken image: ${image.src}`))))
  // Boxes adapt to their content within a few frames.
  for (let frame = 0; frame < 60 && cutCanvases().length > 0; frame += 1) await new Promise(requestAnimationFrame)
  faults.push(...cutCanvases())
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      if (!document.getElementById(decodeURIComponent(href.slice(1)))) faults.push(`No heading for the link ${href}`)
    } else if (!href.startsWith('?path=') && link.origin === location.origin && !link.closest('.sb-story')) {
      if (!(await fetch(link.href)).ok) faults.push(`Nothing at the link ${href}`)
    }
  }
  if (window.scrollY !== 0) faults.push(`The page is scrolled to ${window.scrollY}.`)
  if (document.activeElement !== document.body)
    faults.push(`The focus is in ${document.activeElement?.outerHTML.slice(0, 100)}`)
  return faults

  /** Elements whose overflow is visible cut nothing; what holds them might. */
  function cutCanvases() {
    return [...document.querySelectorAll('.sb-story, .docs-story, .docs-story :has(.sb-story)')].flatMap((box) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box
      const { overflowX, overflowY } = getComputedStyle(box)
      const isCut =
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY !== 'visible' && scrollHeight > clientHeight + 1)
      const story = box.querySelector('.sb-story')?.id ?? box.id
      return isCut ? [`${story} is cut: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}.`] : []
    })
  }
}

/** The entries that links of the page lead to; other links with a path lead to pages of the manager. */
const linkedEntries = () =>
  [...document.querySelectorAll('.sbdocs-content a:is([href^="?path=/story/"], [href^="?path=/docs/"])')].map(
    (link) => /^\?path=\/(?:story|docs)\/([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
  )

for (const entry of entries.filter(({ type }) => type === 'docs'))
  test(`${entry.title}: the page is whole in both themes, in Vietnamese and in English`, async ({ previews }) => {
    for (const [theme, preview] of Object.entries(previews)) {
      await preview.page.setViewportSize({ width: canvas.width, height: 860 })
      preview.takeMessages()
      const failures = await preview.show(entry)
      const faults = [...failures, ...(await preview.page.evaluate(faultsOnPage)), ...preview.takeMessages()]
      expect.soft(faults, theme).toEqual([])
      const links = await preview.page.evaluate(linkedEntries)
      expect.soft(links.filter((id) => !ids.has(id))).toEqual([])
    }
  })
