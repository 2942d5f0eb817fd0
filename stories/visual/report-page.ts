import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { type Finding, isResized, type Report, type ReportPicture } from './report-data.ts'
import { describe, describeChange, describeDecision, describeFinding, extentOf, summaryOf } from './report-summary.ts'

const own = (name: string) => readFileSync(resolve(import.meta.dirname, name), 'utf8')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

/** JSON that is safe inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const marks = { changed: 'changed', new: 'new', orphaned: 'no story' }

/**
 * The report as one HTML document: a summary, the list of pictures by component, and a viewer for the selected one. It
 * refers only to the pictures in its folder, so the folder can be opened from the disk, or sent.
 */
export async function reportPage({ pictures, findings, base }: Report): Promise<string> {
  const sorted = pictures.toSorted(
    (a, b) => a.component.localeCompare(b.component) || a.id.localeCompare(b.id, 'en', { numeric: true }),
  )
  const { headline, sentences } = summaryOf(sorted)
  const described = sorted.map((picture) => ({
    ...picture,
    description: describe(picture),
    judgements: (picture.decisions ?? []).map(describeDecision),
    causes: findings.filter(({ pictures: ids }) => ids.includes(picture.id)).map(cause),
  }))
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
<p>${sentences.map(safe).join(' ')}</p>
${causesOf(findings, base)}</div>
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
<nav aria-label="Pictures by cause">${groupsOf(sorted, findings).join('')}</nav>
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

/** Up to this many causes are named above the list. */
const mostCauses = 3

function causesOf(findings: Finding[], base: string): string {
  if (findings.length === 0) return ''
  const items = findings
    .slice(0, mostCauses)
    .map((finding) => `<li><strong>${safe(describeFinding(finding))}</strong> ${safe(extentOf(finding))}</li>`)
  const rest = findings.length - mostCauses
  if (rest > 0) items.push(`<li>${rest} more in the list</li>`)
  return `<ol>${items.join('')}</ol><p>Causes compared with ${safe(base)}.</p>`
}

/** What the viewer shows about a cause, next to the picture. */
const cause = (finding: Finding) => ({
  cause: finding.component ?? finding.cause,
  extent: extentOf(finding),
  changes: finding.changes.map((change) => ({ text: describeChange(change), element: change.element })),
})

/** The list: each picture below its first cause, then those without one by component. */
function groupsOf(pictures: ReportPicture[], findings: Finding[]): string[] {
  const left = new Map(pictures.map((picture) => [picture.id, picture]))
  const take = (ids: string[]) =>
    ids.flatMap((id) => {
      const picture = left.get(id)
      left.delete(id)
      return picture ? [picture] : []
    })
  const caused = findings.map((finding) => ({ title: describeFinding(finding), members: take(finding.pictures) }))
  const others = [...Map.groupBy(left.values(), ({ component }) => component)].map(([title, members]) => ({
    title,
    members,
  }))
  return [...caused, ...others]
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => group(title, members))
}

const group = (title: string, members: ReportPicture[]) =>
  `<section><h2><span>${safe(title)}</span> <b>${members.length}</b></h2>${[
    ...Map.groupBy(members, ({ component }) => component),
  ]
    .map(([component, list]) => `<h3>${safe(component)}</h3><ul>${list.map(entry).join('')}</ul>`)
    .join('')}</section>`

const entry = (picture: ReportPicture) =>
  `<li><a href="#${safe(picture.id)}"><span>${safe(picture.story)}</span> <small>${safe(picture.mode)}</small> <i>${mark(picture)}</i></a></li>`

const mark = (picture: ReportPicture) => {
  if (picture.kind !== 'changed') return marks[picture.kind]
  return isResized(picture) ? 'size' : `${(picture.pixels ?? 0).toLocaleString('en')} px`
}
