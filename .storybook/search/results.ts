import { createElement, Fragment, type ReactNode, useState } from 'react'
import type { API } from 'storybook/manager-api'
import { vietnameseNames } from '#storybook/vietnamese-names.ts'
import { type Entry, type Found, type FoundGroup, matchedPart } from './find.ts'

/**
 * The results of the search, below Storybook's own search field. Without JSX, since Storybook compiles its manager separately from
 * the stories, for a global React.
 */

const h = createElement

/** Components shown at first, and stories of each. */
const shownGroups = 20
const shownStories = 3

/** An entry as Storybook lists it. */
export interface Listed extends Entry {
  name: string
  type: 'story' | 'docs'
}

interface ResultsProps {
  query: string
  /** What was found; undefined until the texts have been loaded. */
  groups: readonly FoundGroup[] | undefined
  /** Whether the texts could not be loaded. */
  isFailed: boolean
  entryOf: (id: string) => Listed | undefined
  api: API
}

/** The list shortens again with every new query. */
export const Results = (props: ResultsProps) => h(ResultsOf, { key: props.query, ...props })

function ResultsOf({ query, groups, isFailed, entryOf, api }: ResultsProps) {
  const [groupsShown, setGroupsShown] = useState(shownGroups)
  if (isFailed) return h('p', { role: 'status' }, 'Chưa tải được dữ liệu tìm kiếm. / The search could not be loaded.')
  if (!groups) return h('p', { role: 'status' }, 'Đang tìm… / Searching…')
  const stories = groups.reduce((sum, { found }) => sum + found.length, 0)
  return h(
    Fragment,
    null,
    h(
      'h2',
      { role: 'status' },
      groups.length > 0 ? `${stories} kết quả trong ${groups.length} thành phần` : `Không có gì khớp “${query}”`,
    ),
    groups.length === 0 &&
      h(
        'p',
        null,
        'Không màn hình nào có chữ này, và không tên nào giống vậy. Hãy thử ít từ hơn, đúng từ trên màn hình (“nạp tiền”, “số dư”), hoặc tên tiếng Anh của thành phần. ',
        h('span', { lang: 'en' }, 'No story shows these words. Try fewer of them, or a component’s name.'),
      ),
    h(
      'ol',
      null,
      groups.slice(0, groupsShown).map((group) => h(Group, { key: group.group, group, query, entryOf, api })),
    ),
    groups.length > groupsShown &&
      h(
        'button',
        { type: 'button', onClick: () => setGroupsShown(groups.length) },
        `Xem thêm ${groups.length - groupsShown} thành phần`,
      ),
  )
}

interface GroupProps extends Omit<ResultsProps, 'groups' | 'isFailed'> {
  group: FoundGroup
}

/** A component with the stories that match. */
function Group({ group: { group, found }, query, entryOf, api }: GroupProps) {
  const [count, setCount] = useState(shownStories)
  const name = group.split('/').at(-1) ?? group
  const translated = vietnameseNames[name]
  return h(
    'li',
    null,
    h('h3', null, name, translated && h('small', { lang: 'vi' }, h(Marked, { text: translated, query }))),
    h(
      'ol',
      null,
      found
        .slice(0, count)
        .map((one) => h('li', { key: one.id }, h(Story, { found: one, query, entry: entryOf(one.id), api }))),
    ),
    found.length > count &&
      h('button', { type: 'button', onClick: () => setCount(found.length) }, `Xem thêm ${found.length - count}`),
  )
}

interface StoryProps extends Pick<ResultsProps, 'query' | 'api'> {
  found: Found
  entry: Listed | undefined
}

function Story({ found: { id, text }, query, entry, api }: StoryProps) {
  const isCurrent = api.getCurrentStoryData()?.id === id
  return h(
    'a',
    {
      href: `?path=/${entry?.type === 'docs' ? 'docs' : 'story'}/${id}`,
      'aria-current': isCurrent ? 'page' : undefined,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        api.selectStory(id)
      },
    },
    entry?.picture && h('img', { src: `./pictures/${entry.picture}`, alt: '', loading: 'lazy' }),
    h(
      'span',
      null,
      h('span', null, h(Marked, { text: entry?.name ?? id, query })),
      text !== undefined && h('small', { lang: 'vi' }, h(Marked, { text, query })),
    ),
  )
}

/** How much of a text stands before the match, at most. */
const charactersBefore = 24

/** A text with the query marked in it, shortened at its start so that the match is visible. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  const part = matchedPart(text, query)
  if (!part) return text
  const [start, end] = part
  const from = start > charactersBefore * 2 ? text.lastIndexOf(' ', start - charactersBefore) + 1 : 0
  return h(
    Fragment,
    null,
    from > 0 && '… ',
    text.slice(from, start),
    h('mark', null, text.slice(start, end)),
    text.slice(end, end + 120),
    text.length > end + 120 && '…',
  )
}
