/**
 * The viewer of the report's page. It runs in the page by itself, opened from the disk: it imports types only, and asks for
 * no picture but those of the chosen entry.
 */
import type { Region, ReportPicture, Size } from './report-data.ts'

type Shown = ReportPicture & { description: string }

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

/** What stays as it is while one goes from picture to picture. */
const chosen = { view: 'side' as View, zoom: 'fit', outlines: true, at: 50, opacity: 50 }
let current: Shown | undefined
let region = 0

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

// ---- The list

const visible = () => links.filter((link) => !link.closest('li')?.hidden)

function filter() {
  const wanted = new FormData(form)
  const text = `${wanted.get('text')}`.toLowerCase()
  const isWanted = ({ id, story, kind, theme, width, beforeSize, afterSize }: Shown) =>
    `${id} ${story}`.toLowerCase().includes(text) &&
    ['', kind].includes(`${wanted.get('kind')}`) &&
    ['', theme].includes(`${wanted.get('theme')}`) &&
    ['', `${width}`].includes(`${wanted.get('width')}`) &&
    (!wanted.has('resized') || (!!beforeSize && !!afterSize && sizeText(beforeSize) !== sizeText(afterSize)))
  for (const link of links) {
    const picture = byId.get(idOf(link))
    const item = link.closest('li')
    if (item) item.hidden = !picture || !isWanted(picture)
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

/** As large as the larger of the two in each direction. */
function paperOf({ beforeSize, afterSize }: Shown): Size {
  const of = (side: keyof Size) => Math.max(beforeSize?.[side] ?? 0, afterSize?.[side] ?? 0)
  return { width: of('width'), height: of('height') }
}

function show() {
  const picture = byId.get(decodeURIComponent(location.hash.slice(1))) ?? pictures[0]
  if (!picture) return
  current = picture
  region = 0
  const [place] = picture.regions ?? []
  // The edge begins in the middle of what changed, where there is something to see.
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
${picture.regions && saysMore(picture) ? closeUpFrame(picture.regions) : ''}
${picture.kind === 'changed' ? toolbar() : ''}
<div class="stage"></div>`
  drawCloseUp()
  drawStage()
  const next = byId.get(among[at + 1] ? idOf(among[at + 1] as HTMLAnchorElement) : '')
  for (const file of [next?.before, next?.after]) if (file) new Image().src = file
}

const image = (file: string, size: Size | undefined, label: string, name = '') =>
  `<img class="${name}" src="${safe(file)}" alt="${label}" decoding="async" style="--w:${size?.width};--h:${size?.height}">`

const before = ({ before: file = '', beforeSize }: Shown) => image(file, beforeSize, 'Before')
const after = ({ after: file = '', afterSize }: Shown) => image(file, afterSize, 'After', 'after')
const difference = (picture: Shown) =>
  image(picture.after ?? '', picture.afterSize, '', 'faded') +
  image(picture.mask ?? '', paperOf(picture), 'Changed pixels in red', 'mask')

// The close-up: the changed place itself, so large that a single pixel is seen.

/** A change all over the picture is seen in the picture itself. */
const saysMore = (picture: Shown) => {
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

/** Around a place, with some air, and never too small to be seen. */
function outline({ x, y, width, height }: Region, scale: number, left = 0, top = 0): string {
  const air = 5
  const style = `left:${left + x * scale - air}px;top:${top + y * scale - air}px;width:${width * scale + 2 * air}px;height:${height * scale + 2 * air}px`
  return `<span class="outline" style="${style}"></span>`
}

// The whole pictures.

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
  const stage = find<HTMLElement>('.stage')
  const isChange = picture.kind === 'changed'
  stage.dataset.view = isChange ? chosen.view : 'alone'
  stage.innerHTML = isChange ? drawings[chosen.view](picture) : alone(picture)
  for (const input of viewer.querySelectorAll<HTMLInputElement>('.toolbar input, .slide')) {
    if (input.type === 'radio') input.checked = chosen[input.name as 'view' | 'zoom'] === input.value
    else if (input.name === 'outlines') input.checked = chosen.outlines
    else input.value = `${input.name === 'opacity' ? chosen.opacity : chosen.at}`
  }
  const opacity = viewer.querySelector<HTMLElement>('.opacity')
  if (opacity) opacity.hidden = chosen.view !== 'overlay'
  scrollTogether([...stage.querySelectorAll<HTMLElement>('.scroller')])
  scaleStage()
}

/** Sizes that depend on the window: how large the pictures are drawn, and the outlines upon them. */
function scaleStage() {
  const picture = current
  const scroller = viewer.querySelector<HTMLElement>('.scroller')
  if (!picture || !scroller) return
  const { width, height } = paperOf(picture)
  const stage = find<HTMLElement>('.stage')
  // Low and wide ones lie beneath each other: beside each other nothing would be left of them.
  stage.classList.toggle('stacked', width > stage.clientWidth / 3 && height * 3 < width)
  const scale = chosen.zoom === 'fit' ? Math.min(1, scroller.clientWidth / width) : Number(chosen.zoom)
  stage.style.setProperty('--scale', `${scale}`)
  stage.style.setProperty('--at', `${chosen.at}`)
  stage.style.setProperty('--opacity', `${chosen.opacity / 100}`)
  stage.classList.toggle('enlarged', scale > 1)
  for (const paper of stage.querySelectorAll<HTMLElement>('.paper')) {
    paper.style.width = `${width * scale}px`
    paper.style.height = `${height * scale}px`
  }
  const marks = chosen.outlines ? (picture.regions ?? []).map((place) => outline(place, scale)).join('') : ''
  for (const outlines of stage.querySelectorAll('.outlines')) outlines.innerHTML = marks
  describeSlider()
}

function describeSlider() {
  const text = `${chosen.at} % before, ${100 - chosen.at} % after`
  viewer.querySelector('.slide')?.setAttribute('aria-valuetext', text)
}

/** Pictures side by side are looked at in the same place. */
function scrollTogether(scrollers: HTMLElement[]) {
  for (const scroller of scrollers)
    scroller.addEventListener('scroll', () => {
      for (const other of scrollers)
        if (other !== scroller)
          other.scrollTo({ left: scroller.scrollLeft, top: scroller.scrollTop, behavior: 'instant' })
    })
}

/** The place of the close-up in the middle of the pictures, when they are larger than their frames. */
function bringPlaceIntoView() {
  const place = current?.regions?.[region]
  const scroller = viewer.querySelector<HTMLElement>('.scroller')
  if (!place || !scroller) return
  const scale = Number(find<HTMLElement>('.stage').style.getPropertyValue('--scale'))
  const left = (place.x + place.width / 2) * scale - scroller.clientWidth / 2
  const top = (place.y + place.height / 2) * scale - scroller.clientHeight / 2
  scroller.scrollTo({ left, top, behavior: 'instant' })
}

// ---- What a person does

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
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
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
