import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { StoryIndex } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { vietnameseNames } from '#storybook/vietnamese-names.ts'
import { find } from './find.ts'
import { type Listed, Results } from './results.ts'
import type { SearchData } from './search-plugin.ts'
import { searchStyles } from './styles.ts'

/**
 * Lets Storybook's own search field find stories by the words that they show, in Vietnamese as in English. Storybook itself
 * searches titles only and has no hook for more, so this reads its field and shows a list between the field and the tree.
 */

const fieldId = 'storybook-explorer-searchfield'
const basic = /^(Primitives|Components)\//
const menuId = 'storybook-explorer-menu'

async function loadJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** Stories and pages in the order of the sidebar, basic components last, with what they show. */
async function loadEntries(): Promise<Listed[]> {
  // Storybook may not have its own index yet, and says nothing when it has.
  const [{ stories, pages, pictures }, index] = await Promise.all([
    loadJson<SearchData>('./search.json'),
    loadJson<StoryIndex>('./index.json'),
  ])
  const entries = Object.values(index.entries)
  // Examples of the basic components show words of the product, too; of equal matches, the product's own come first.
  const product = entries.filter(({ title }) => !basic.test(title))
  const basics = entries.filter(({ title }) => basic.test(title))
  return [...product, ...basics].map(({ id, title, name, type, importPath }) => {
    const component = title.split('/').at(-1) ?? title
    const names = [component, vietnameseNames[component] ?? ''].filter(Boolean)
    return type === 'docs'
      ? { id, type, name, group: title, names, texts: pages[importPath] ?? [] }
      : {
          id,
          type,
          name,
          group: title,
          names: [...names, name],
          texts: stories[id] ?? [],
          ...(pictures[id] && { picture: pictures[id] }),
        }
  })
}

addons.register('sen-cloud/search', (api) => {
  const list = document.createElement('section')
  list.className = 'sen-search'
  list.setAttribute('aria-label', 'Kết quả tìm kiếm')
  const style = document.createElement('style')
  style.textContent = searchStyles
  document.head.append(style)
  const root = createRoot(list)
  let entries: Listed[] | undefined
  let state: 'none' | 'loading' | 'loaded' | 'failed' = 'none'
  let query = ''

  const render = () => {
    const groups = entries && find(entries, query)
    const entryOf = (id: string) => entries?.find((entry) => entry.id === id)
    list.toggleAttribute('data-active', query !== '')
    list.toggleAttribute('data-found', (groups?.length ?? 0) > 0)
    root.render(createElement(Results, { query, groups, isFailed: state === 'failed', entryOf, api }))
  }

  const load = async () => {
    state = 'loading'
    try {
      entries = await loadEntries()
      state = 'loaded'
    } catch {
      state = 'failed'
    }
    render()
  }

  const update = () => {
    const field = fieldOf()
    const menu = document.getElementById(menuId)
    if (!field || !menu) return
    if (list.nextSibling !== menu) menu.before(list)
    const before = query
    query = field.value.trim()
    // After a failure, the next query tries again.
    if (query !== '' && (state === 'none' || (state === 'failed' && query !== before))) void load()
    render()
  }
  // Storybook empties the field without an event, after a click on its button or the Escape key.
  for (const event of ['input', 'click', 'keyup', 'focusin'])
    document.addEventListener(event, () => requestAnimationFrame(update))

  // Before Storybook's own handler, which would move through its hidden list.
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const field = fieldOf()
    if (!move || !field || !list.hasAttribute('data-found')) return
    const links = [...list.querySelectorAll('a')]
    const places = [field, ...links]
    const current = places.indexOf(document.activeElement as HTMLAnchorElement)
    const next = move(current)
    if (current < 0 || next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') links[0]?.click()
    else places[Math.min(next, links.length)]?.focus()
  }
  document.addEventListener('keydown', onKey, { capture: true })
})

const fieldOf = () => document.getElementById(fieldId) as HTMLInputElement | null

/**
 * Where a key moves from a place in the list, whose first is the field; undefined for a key that keeps its own meaning: Escape
 * empties the field, Enter follows a link.
 */
const moves: Readonly<Record<string, (current: number) => number | undefined>> = {
  ArrowDown: (current) => current + 1,
  ArrowUp: (current) => (current > 0 ? current - 1 : undefined),
  Escape: (current) => (current > 0 ? 0 : undefined),
  Enter: (current) => (current === 0 ? 1 : undefined),
}
