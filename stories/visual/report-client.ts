/**
 * The viewer of the report page. It runs in a page that is opened from the disk, so it only imports types. It loads only the
 * pictures of the selected entry and the next one.
 */
import type { Region, ReportPicture, Size } from './report-data.ts'

/** What has changed this picture. */
interface ShownCause {
  cause: string
  extent: string
  changes: { text: string; element: string }[]
}

type Shown = ReportPicture & { description: string; judgements: string[]; causes: ShownCause[] }

const views = { side: 'Side by side', slider: 'Slider', overlay: 'Overlay', difference: 'Difference' }
type View = keyof typeof views

const zooms = ['fit', '1', '2', '4', '8']

const find = <E extends Element>(selector: string) => document.querySelector(selector) as E

const pictures: Shown[] = JSON.parse(find('#pictures').textContent ?? '')
const byId = new Map(pictures.map((picture) => [picture.id, picture]))
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
const idOf = (link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1))
const viewer = find<HTMLElement>('#viewer')
const form = find<HTMLFormElement>('form')

/** Settings that are kept when another picture is selected. */
const chosen = { view: 'side' as View, zoom: 'fit', outlines: true, at: 50, opacity: 50 }
let current: Shown | undefined
let region = 0

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

// ---- The list

const visible = () => links.filter((link) => !link.closest('li')?.hidden)

function filter() {
  const filters = new FormData(form)
  const text = `${filters.get('text')}`.toLowerCase()
  const matches = ({ id, story, kind, theme, width, beforeSize, afterSize }: Shown) =>
    `${id} ${story}`.toLowerCase().includes(text) &&
    ['', kind].includes(`${filters.get('kind')}`) &&
    ['', theme].includes(`${filters.get('theme')}`) &&
    ['', `${width}`].includes(`${filters.get('width')}`) &&
    (!filters.has('resized') || (!!beforeSize && !!afterSize && sizeText(beforeSize) !== sizeText(afterSize)))
  for (const link of links) {
    const picture = byId.get(idOf(link))
    const item = link.closest('li')
    if (item) item.hidden = !picture || !matches(picture)
  }
  for (const section of document.querySelectorAll<HTMLElement>('nav section')) {
    const left = section.querySelectorAll('li:not([hidden])').length
    section.hidden = left === 0
    const count = section.querySelector('b')
    if (count) count.textContent = `${left}`
  }
  find<HTMLOutputElement>('output[name=shown]').value = `${visible().length} of ${links.length}`
  if (!current || !visible().some((link) => idOf(link) === current?.id)) choose(visible()[0])
}

function choose(link: HTMLAnchorElement | undefined) {
  if (!link) return
  history.replaceState(null, '', link.hash)
  show()
}

function step(by: number) {
  const among = visible()
  const at = among.findIndex((link) => idOf(link) === current?.id)
  choose(among[Math.min(among.length - 1, Math.max(0, at + by))])
}

// ---- The viewer

const sizeText = ({ width, height }: Size) => `${width} × ${height}`

/** The larger width and the larger height of the two pictures. */
function paperOf({ beforeSize, afterSize }: Shown): Size {
  const of = (side: keyof Size) => Math.max(beforeSize?.[side] ?? 0, afterSize?.[side] ?? 0)
  return { width: of('width'), height: of('height') }
}

function show() {
  const [first] = links
  const picture = byId.get(decodeURIComponent(location.hash.slice(1))) ?? byId.get(first ? idOf(first) : '')
  if (!picture) return
  current = picture
  region = 0
  const [place] = picture.regions ?? []
  // The slider's edge starts in the middle of the first change.
  if (place) chosen.at = Math.round(((place.x + place.width / 2) / paperOf(picture).width) * 100)
  for (const link of links) {
    const isCurrent = idOf(link) === picture.id
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    if (isCurrent) link.scrollIntoView({ block: 'nearest' })
  }
  const among = visible()
  const at = among.findIndex((link) => idOf(link) === picture.id)
  const name = picture.component.split('/').at(-1) ?? ''
  viewer.innerHTML = `<header><div>
<h2>${safe(name)} <span>${safe(picture.story)}</span></h2>
<p role="status">${safe(picture.mode)}, ${picture.width} px wide. ${safe(picture.description)}</p></div>
<p class="steps"><span>${at + 1} of ${among.length}</span>
<button type="button" data-step="-1" aria-keyshortcuts="k">Previous</button>
<button type="button" data-step="1" aria-keyshortcuts="j">Next</button></p></header>
<p class="links">${picture.link ? `<a href="${safe(picture.link)}" target="_blank">Open the story in Storybook</a>` : ''}
<span>Accept it with <code>npm run visual:update -- ${safe(picture.component)}</code></span></p>
${picture.judgements.map((judgement) => `<p class="judgement">${safe(judgement)}</p>`).join('')}
${picture.causes.map(causeTable).join('')}
${picture.regions && needsCloseUp(picture) ? closeUpFrame(picture.regions) : ''}
${picture.kind === 'changed' ? toolbar() : ''}
<div class="preview"></div>`
  drawCloseUp()
  drawStage()
  const next = byId.get(among[at + 1] ? idOf(among[at + 1] as HTMLAnchorElement) : '')
  for (const file of [next?.before, next?.after]) if (file) new Image().src = file
}

const causeTable = ({ cause, extent, changes }: ShownCause) =>
  `<section class="cause" aria-label="Cause: ${safe(cause)}"><p><b>${safe(cause)}</b> ${safe(extent)}</p>${
    changes.length === 0
      ? ''
      : `<ul>${changes.map(({ text, element }) => `<li><code>${safe(text)}</code> ${safe(element)}</li>`).join('')}</ul>`
  }</section>`

const image = (file: string, size: Size | undefined, label: string, name = '') =>
  `<img class="${name}" src="${safe(file)}" alt="${label}" decoding="async" style="--w:${size?.width};--h:${size?.height}">`

const before = ({ before: file = '', beforeSize }: Shown) => image(file, beforeSize, 'Before')
const after = ({ after: file = '', afterSize }: Shown) => image(file, afterSize, 'After', 'after')
const difference = (picture: Shown) =>
  image(picture.after ?? '', picture.afterSize, '', 'faded') +
  image(picture.mask ?? '', paperOf(picture), 'Changed pixels in red', 'mask')

// The close-up: the changed region, enlarged so that a single pixel is visible.

/** Whether the close-up is useful: a single change across most of the picture is visible without it. */
const needsCloseUp = (picture: Shown) => {
  const [first, second] = picture.regions ?? []
  return second !== undefined || (first !== undefined && first.width < paperOf(picture).width / 2)
}

const closeUpFrame = (regions: Region[]) => `<section class="close-up" aria-label="Close-up of what changed">
<p><b></b><span class="place"></span>
${regions.length > 1 ? '<button type="button" data-region="-1">Previous place</button><button type="button" data-region="1" aria-keyshortcuts="r">Next place</button>' : ''}</p>
<div class="panes">${['Before', 'After', 'Difference'].map((name) => `<figure><figcaption>${name}</figcaption><div class="pane"></div></figure>`).join('')}</div></section>`

function drawCloseUp() {
  const picture = current
  const place = picture?.regions?.[region]
  const panes = [...viewer.querySelectorAll<HTMLElement>('.pane')]
  const [first] = panes
  if (!picture || !place || !first) return
  const margin = Math.max(6, Math.round(Math.max(place.width, place.height) * 0.25))
  const room = { width: place.width + 2 * margin, height: place.height + 2 * margin }
  const exact = Math.min(first.clientWidth / room.width, first.clientHeight / room.height)
  const scale = exact < 1 ? exact : Math.min(16, Math.floor(exact))
  const left = first.clientWidth / 2 - (place.x + place.width / 2) * scale
  const top = first.clientHeight / 2 - (place.y + place.height / 2) * scale
  const contents = [before(picture), after(picture), difference(picture)]
  const { width, height } = paperOf(picture)
  const style = `--scale:${scale};left:${left}px;top:${top}px;width:${width * scale}px;height:${height * scale}px`
  panes.forEach((pane, at) => {
    pane.innerHTML = `<div class="paper" style="${style}">${contents[at]}</div>${outline(place, scale, left, top)}`
    pane.classList.toggle('enlarged', scale > 1)
  })
  const count = picture.regions?.length ?? 0
  find('.close-up b').textContent = count > 1 ? `Place ${region + 1} of ${count}` : 'What changed'
  find('.close-up .place').textContent =
    `${sizeText(place)} px at ${place.x}, ${place.y}, ${scale >= 1 ? `${scale} times as large` : `at ${Math.round(scale * 100)} %`}`
}

/** An outline around a region, with a margin, so that it is visible around a single pixel. */
function outline({ x, y, width, height }: Region, scale: number, left = 0, top = 0): string {
  const margin = 5
  const style = `left:${left + x * scale - margin}px;top:${top + y * scale - margin}px;width:${width * scale + 2 * margin}px;height:${height * scale + 2 * margin}px`
  return `<span class="outline" style="${style}"></span>`
}

// The complete pictures.

const radio = (name: string, value: string, label: string, key: string) =>
  `<label><input type="radio" name="${name}" value="${value}" aria-keyshortcuts="${key}"><span>${label}</span></label>`

const toolbar = () => `<form class="toolbar" onsubmit="return false">
<fieldset><legend>View</legend>${Object.entries(views)
  .map(([view, label], at) => radio('view', view, label, `${at + 1}`))
  .join('')}</fieldset>
<fieldset><legend>Zoom</legend>${zooms
  .map((zoom) => radio('zoom', zoom, zoom === 'fit' ? 'Fit' : `${Number(zoom) * 100} %`, 'z'))
  .join('')}</fieldset>
<label><input type="checkbox" name="outlines" aria-keyshortcuts="o"> Outline what changed</label>
<label class="opacity">Opacity of after <input type="range" name="opacity" min="0" max="100"></label></form>`

const frame = (caption: string, content: string) =>
  `<figure><figcaption>${caption}</figcaption><div class="scroller"><div class="paper">${content}<div class="outlines"></div></div></div></figure>`

const drawings: Record<View, (picture: Shown) => string> = {
  side: (picture) =>
    frame(`Before, ${sizeText(picture.beforeSize as Size)}`, before(picture)) +
    frame(`After, ${sizeText(picture.afterSize as Size)}`, after(picture)) +
    frame('Difference', difference(picture)),
  slider: (picture) =>
    frame(
      'Before on the left, after on the right: drag, or use the arrow keys',
      `${before(picture)}${after(picture)}<span class="handle"></span><input type="range" class="slide" min="0" max="100" aria-label="Edge between before and after">`,
    ),
  overlay: (picture) => frame('After laid over before', before(picture) + after(picture)),
  difference: (picture) => frame('Changed pixels in red, what only one of the two has in orange', difference(picture)),
}

const alone = (picture: Shown) =>
  picture.kind === 'new' ? frame('Taken now', after(picture)) : frame('Committed', before(picture))

function drawStage() {
  const picture = current
  if (!picture) return
  const preview = find<HTMLElement>('.preview')
  const isChange = picture.kind === 'changed'
  preview.dataset.view = isChange ? chosen.view : 'alone'
  preview.innerHTML = isChange ? drawings[chosen.view](picture) : alone(picture)
  for (const input of viewer.querySelectorAll<HTMLInputElement>('.toolbar input, .slide')) {
    if (input.type === 'radio') input.checked = chosen[input.name as 'view' | 'zoom'] === input.value
    else if (input.name === 'outlines') input.checked = chosen.outlines
    else input.value = `${input.name === 'opacity' ? chosen.opacity : chosen.at}`
  }
  const opacity = viewer.querySelector<HTMLElement>('.opacity')
  if (opacity) opacity.hidden = chosen.view !== 'overlay'
  scrollTogether([...preview.querySelectorAll<HTMLElement>('.scroller')])
  scaleStage()
}

/** Updates everything that depends on the window's size: the scale of the pictures, and their outlines. */
function scaleStage() {
  const picture = current
  const scroller = viewer.querySelector<HTMLElement>('.scroller')
  if (!picture || !scroller) return
  const { width, height } = paperOf(picture)
  const preview = find<HTMLElement>('.preview')
  // Low and wide pictures are stacked, since they would be tiny side by side.
  preview.classList.toggle('stacked', width > preview.clientWidth / 3 && height * 3 < width)
  const scale = chosen.zoom === 'fit' ? Math.min(1, scroller.clientWidth / width) : Number(chosen.zoom)
  preview.style.setProperty('--scale', `${scale}`)
  preview.style.setProperty('--at', `${chosen.at}`)
  preview.style.setProperty('--opacity', `${chosen.opacity / 100}`)
  preview.classList.toggle('enlarged', scale > 1)
  for (const paper of preview.querySelectorAll<HTMLElement>('.paper')) {
    paper.style.width = `${width * scale}px`
    paper.style.height = `${height * scale}px`
  }
  const marks = chosen.outlines ? (picture.regions ?? []).map((place) => outline(place, scale)).join('') : ''
  for (const outlines of preview.querySelectorAll('.outlines')) outlines.innerHTML = marks
  describeSlider()
}

function describeSlider() {
  const text = `${chosen.at} % before, ${100 - chosen.at} % after`
  viewer.querySelector('.slide')?.setAttribute('aria-valuetext', text)
}

/** Scrolls pictures that are side by side to the same position. */
function scrollTogether(scrollers: HTMLElement[]) {
  for (const scroller of scrollers)
    scroller.addEventListener('scroll', () => {
      for (const other of scrollers)
        if (other !== scroller)
          other.scrollTo({ left: scroller.scrollLeft, top: scroller.scrollTop, behavior: 'instant' })
    })
}

/** Scrolls the pictures so that the region of the close-up is in the middle, if they are larger than their frames. */
function bringPlaceIntoView() {
  const place = current?.regions?.[region]
  const scroller = viewer.querySelector<HTMLElement>('.scroller')
  if (!place || !scroller) return
  const scale = Number(find<HTMLElement>('.preview').style.getPropertyValue('--scale'))
  const left = (place.x + place.width / 2) * scale - scroller.clientWidth / 2
  const top = (place.y + place.height / 2) * scale - scroller.clientHeight / 2
  scroller.scrollTo({ left, top, behavior: 'instant' })
}

// ---- User input

viewer.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button')
  if (button?.dataset.step) step(Number(button.dataset.step))
  if (button?.dataset.region) stepRegion(Number(button.dataset.region))
})

viewer.addEventListener('input', ({ target }) => {
  const { name, value, checked, className } = target as HTMLInputElement
  if (name === 'view') setView(value as View)
  else if (name === 'zoom') setZoom(value)
  else if (name === 'outlines') chosen.outlines = checked
  else if (name === 'opacity') chosen.opacity = Number(value)
  else if (className === 'slide') chosen.at = Number(value)
  scaleStage()
})

function stepRegion(by: number) {
  const count = current?.regions?.length ?? 0
  if (count === 0) return
  region = (region + by + count) % count
  drawCloseUp()
  bringPlaceIntoView()
}

function setView(view: View) {
  chosen.view = view
  drawStage()
  bringPlaceIntoView()
}

function setZoom(zoom: string) {
  chosen.zoom = zoom
  drawStage()
  bringPlaceIntoView()
}

function switchTheme() {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark'
}

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  r: () => stepRegion(1),
  t: switchTheme,
  z: () => setZoom(zooms[(zooms.indexOf(chosen.zoom) + 1) % zooms.length] ?? 'fit'),
  o: () => {
    chosen.outlines = !chosen.outlines
    drawStage()
  },
  '/': () => find<HTMLInputElement>('input[type=search]').focus(),
  ...Object.fromEntries(Object.keys(views).map((view, at) => [`${at + 1}`, () => setView(view as View)])),
}

document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches('input[type=search], select')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const action = keys[event.key]
  if (!action) return
  event.preventDefault()
  action()
})

find('#theme').addEventListener('click', switchTheme)
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
window.addEventListener('hashchange', show)
window.addEventListener('resize', () => {
  drawCloseUp()
  scaleStage()
})

const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.dataset.theme = preferred
show()
filter()
