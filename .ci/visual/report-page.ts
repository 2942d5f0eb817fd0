import { basename, dirname } from 'node:path'

/** One picture that is not as committed. Paths are relative to the page. */
export interface Difference {
  kind: 'changed' | 'missing' | 'orphaned'
  /** `components/Button/default_dark` */
  name: string
  before?: string
  after?: string
  /** Absent when the two differ in size: then the page lays one over the other. */
  difference?: string | undefined
}

const explanations = {
  changed: 'differs from its committed picture',
  missing: 'has no committed picture yet',
  orphaned: 'is committed, but no story asks for it any more',
}

/** The page as one HTML document, grouped by component. */
export function reportPage(differences: Difference[]): string {
  const sorted = differences.toSorted((a, b) => a.name.localeCompare(b.name))
  const groups = Map.groupBy(sorted, ({ name }) => dirname(name))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${differences.length} pictures to look at</title>
<style>${styles}</style>
<h1>${differences.length} ${differences.length === 1 ? 'picture' : 'pictures'} to look at</h1>
<p>To accept: <code>npm run visual:update</code>, or <code>npm run visual:update -- ${firstFile(sorted)}</code> for one component, then commit the pictures.</p>
<label><input type="checkbox"> Fit the pictures to their columns</label>
<nav>${[...groups].map(([group, members]) => `<a href="#${group}">${group} <b>${members.length}</b></a>`).join('')}</nav>
${[...groups].map(([group, members]) => `<section id="${group}"><h2>${group}</h2>${members.map(comparison).join('')}</section>`).join('\n')}
</html>
`
}

const firstFile = ([first]: Difference[]) => `stories/${dirname(first?.name ?? '')}.stories.tsx`

function comparison({ kind, name, before, after, difference }: Difference): string {
  const [story = '', mode = ''] = basename(name).split('_')
  const pictures = [picture('Before', before), picture('After', after), picture('Difference', difference)]
  const sizesDiffer = before && after && !difference
  if (sizesDiffer) pictures.push(overlay(before, after))
  return `<article><h3>${story} <small>${mode}</small> <span>${explanations[kind]}</span></h3>
<div class="pictures">${pictures.join('')}</div></article>
`
}

const picture = (caption: string, file?: string) =>
  file
    ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}"></a></figure>`
    : ''

const overlay = (before: string, after: string) =>
  `<figure><figcaption>Difference: the sizes differ</figcaption><div class="overlay"><img src="${before}" alt="Before"><img src="${after}" alt="After, laid over it"></div></figure>`

const styles = `
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1800px; }
h1 { font-size: 24px; margin: 0; } h2 { font-size: 18px; margin: 32px 0 8px; } h3 { font-size: 16px; margin: 0 0 8px; }
small { font: inherit; opacity: .7; } nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav { margin-block-start: 16px; } article { padding: 16px 0; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
h3 span { font-size: 12px; font-weight: 400; padding: 2px 8px; border-radius: 999px; border: 1px solid; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; } figcaption { font-size: 12px; opacity: .7; margin-block-end: 4px; }
figure > a, .overlay { display: block; overflow: auto; max-height: 90vh; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
img { display: block; } :has(:checked) img { max-width: 100%; }
.overlay { display: grid; justify-items: start; filter: brightness(4); isolation: isolate; background: black; }
.overlay img { grid-area: 1 / 1; align-self: start; } .overlay img + img { mix-blend-mode: difference; }
`
