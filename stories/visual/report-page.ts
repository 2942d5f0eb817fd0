import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { isResized, type ReportPicture } from './report-data.ts'
import { describe, summaryOf } from './report-summary.ts'

const own = (name: string) => readFileSync(resolve(import.meta.dirname, name), 'utf8')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

/** JSON that may stand in a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const marks = { changed: 'changed', new: 'new', orphaned: 'no story' }

/**
 * The report as one HTML document: a summary, the list of pictures by component, and a viewer for the one that is chosen. It
 * refers to nothing but the pictures beside it, so its folder can be opened from the disk, or sent.
 */
export async function reportPage(pictures: ReportPicture[]): Promise<string> {
  const sorted = pictures.toSorted(
    (a, b) => a.component.localeCompare(b.component) || a.id.localeCompare(b.id, 'en', { numeric: true }),
  )
  const { headline, sentences } = summaryOf(sorted)
  const groups = Map.groupBy(sorted, ({ component }) => component)
  const described = sorted.map((picture) => ({ ...picture, description: describe(picture) }))
  const { code } = await transformWithOxc(own('report-client.ts'), 'report-client.ts', { sourcemap: false })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(headline)}</title>
<style>${own('report-page.css')}</style>
</head>
<body>
<header class="summary">
<div><h1>${safe(headline)}</h1>
<p>${sentences.map(safe).join(' ')}</p></div>
<button type="button" id="theme" aria-keyshortcuts="t">Dark or light</button>
</header>
<form class="filters" role="search" aria-label="Pictures">
<label>Component or story <input type="search" name="text" aria-keyshortcuts="/"></label>
${choice('What', 'kind', marks)}
${choice('Theme', 'theme', namesOf(sorted.map(({ theme }) => theme)))}
${choice('Width', 'width', namesOf(sorted.map(({ width }) => `${width}`)))}
<label><input type="checkbox" name="resized"> Size changed</label>
<output name="shown"></output>
</form>
<nav aria-label="Pictures by component">${[...groups].map(([component, members]) => group(component, members)).join('')}</nav>
<main id="viewer"><noscript>The viewer needs JavaScript.</noscript></main>
<footer>Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous picture, <kbd>r</kbd> next place, <kbd>1</kbd> to <kbd>4</kbd> views, <kbd>z</kbd> zoom, <kbd>o</kbd> outlines, <kbd>/</kbd> search, <kbd>t</kbd> dark or light</footer>
<script type="application/json" id="pictures">${embedded(described)}</script>
<script type="module">${code.replaceAll('</', '<\\/')}</script>
</body>
</html>
`
}

const namesOf = (values: string[]) =>
  Object.fromEntries(
    [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).map((value) => [value, value]),
  )

const choice = (label: string, name: string, options: Record<string, string>) =>
  `<label>${label} <select name="${name}"><option value="">all</option>${Object.entries(options)
    .map(([value, text]) => `<option value="${safe(value)}">${safe(text)}</option>`)
    .join('')}</select></label>`

const group = (component: string, members: ReportPicture[]) =>
  `<section><h2>${safe(component)} <b>${members.length}</b></h2><ul>${members.map(entry).join('')}</ul></section>`

const entry = (picture: ReportPicture) =>
  `<li><a href="#${safe(picture.id)}"><span>${safe(picture.story)}</span> <small>${safe(picture.mode)}</small> <i>${mark(picture)}</i></a></li>`

const mark = (picture: ReportPicture) => {
  if (picture.kind !== 'changed') return marks[picture.kind]
  return isResized(picture) ? 'size' : `${(picture.pixels ?? 0).toLocaleString('en')} px`
}
