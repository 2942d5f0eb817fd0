import type { Culprit } from './blame.ts'
import type { PageChange } from './page-changes.ts'
import type { Change, Finding, ReportPicture } from './report-data.ts'
import type { StyleChange } from './rule-changes.ts'

/** A change that was found in a picture, with what has caused it. */
export interface ExplainedChange extends PageChange {
  culprit?: Culprit
  /** The token, if it explains the change. */
  token?: StyleChange
}

/** A story with faults other than different pictures: its play function did not finish, or axe found something. */
export interface FailedStory {
  component: string
  story: string
  fault: string
  /** What has caused it, if more than imports tell. */
  culprit?: Culprit | undefined
}

/** Up to this many changes are listed with a finding; the most frequent come first. */
const mostChanges = 12

/**
 * Groups different pictures, and stories with other faults, by their cause. A picture with several causes is in several findings.
 * @param explained the changes in the pictures that were inspected, by the picture's id.
 * @param byImports the culprit of a component's stories, as far as imports tell: for what was not inspected, or has no visible cause.
 */
export function findingsOf(
  pictures: ReportPicture[],
  explained: Map<string, ExplainedChange[]>,
  failed: FailedStory[],
  byImports: (component: string) => Culprit | undefined,
): Finding[] {
  const groups = new Map<string, Group>()
  const groupFor = (key: string, about: Pick<Finding, 'kind' | 'cause' | 'component'>) => {
    const group: Group = groups.get(key) ?? { ...about, changes: new Map(), pictures: new Map(), faults: [] }
    groups.set(key, group)
    return group
  }
  const changed = pictures.filter(({ kind }) => kind === 'changed')
  const hasCause = (picture: ReportPicture) => (explained.get(picture.id) ?? []).length > 0
  for (const picture of changed)
    for (const change of explained.get(picture.id) ?? []) {
      const { token, culprit } = change
      const group = token
        ? groupFor(`token ${nameOfToken(token)}`, { kind: 'token', cause: nameOfToken(token) })
        : groupFor(culprit?.name ?? 'unknown', { kind: kindOf(change), ...aboutCulprit(culprit) })
      group.pictures.set(picture.id, picture)
      addChange(group, change)
    }
  const known = [...groups.values()]
  for (const picture of changed.filter((one) => !hasCause(one))) {
    const alike = mostAlike(picture, known)
    const culprit = byImports(picture.component)
    const key = culprit?.name ?? `pixels ${picture.regions?.[0]?.pixels ?? picture.component}`
    const group = alike ?? groupFor(key, { kind: 'pixels', ...aboutCulprit(culprit) })
    group.pictures.set(picture.id, picture)
  }
  for (const { component, story, fault, culprit: own } of failed) {
    const culprit = own ?? byImports(component) ?? { name: component, isComponent: true }
    const group = groupFor(culprit.name, { kind: 'fault', ...aboutCulprit(culprit) })
    group.faults.push({ component, story, fault })
  }
  return [...groups.values()].map(toFinding).sort(mostImportantFirst)
}

interface Group extends Pick<Finding, 'kind' | 'cause' | 'component' | 'faults'> {
  changes: Map<string, Change>
  pictures: Map<string, ReportPicture>
}

const nameOfToken = ({ token }: StyleChange) => [token?.theme, token?.name].filter(Boolean).join('.')

const kindOf = ({ kind }: PageChange) => (kind === 'derived' ? 'style' : kind)

function aboutCulprit(culprit: Culprit | undefined): Pick<Finding, 'cause' | 'component'> {
  if (!culprit) return { cause: 'Unknown cause' }
  const { name, isComponent } = culprit
  return isComponent ? { cause: name.split('/').at(-1) ?? name, component: name } : { cause: name }
}

/** Counts a change once for each picture of the group, with what the token itself changed to. */
function addChange(group: Group, change: ExplainedChange) {
  const { token } = change
  const element = token ? '' : change.element
  const [declared] = token?.declarations ?? []
  const { before, after } = declared ?? change
  const property = token ? undefined : change.property
  const key = [kindOf(change), property, before, after].join('\n')
  const known = group.changes.get(key)
  if (known) known.count++
  else group.changes.set(key, { kind: kindOf(change), before, after, element, count: 1, ...(property && { property }) })
}

/** The group with a picture that has an equal changed region; otherwise the only one with pictures of the same component and theme. */
function mostAlike(picture: ReportPicture, groups: Group[]): Group | undefined {
  const regions = new Set(picture.regions?.map(({ pixels }) => pixels))
  const hasEqualRegion = (other: ReportPicture) => other.regions?.some(({ pixels }) => pixels && regions.has(pixels))
  const isSibling = ({ component, theme }: ReportPicture) => component === picture.component && theme === picture.theme
  const containing = (matches: (other: ReportPicture) => boolean | undefined) =>
    groups.filter((group) => [...group.pictures.values()].some(matches))
  const [equal] = containing(hasEqualRegion)
  if (equal) return equal
  const siblings = containing(isSibling)
  if (siblings.length > 0) return siblings.length === 1 ? siblings[0] : undefined
  // Only a token reaches components that were not inspected.
  return groups.length === 1 && groups[0]?.kind === 'token' ? groups[0] : undefined
}

function toFinding({ changes, pictures, ...about }: Group): Finding {
  const list = [...pictures.values()]
  const counts = new Map<string, number>()
  for (const { component } of list) counts.set(component, (counts.get(component) ?? 0) + 1)
  const isOwn = (name: string) => Number(name === about.component)
  const components = [...counts].map(([name, count]) => ({ name, pictures: count }))
  components.sort((a, b) => isOwn(b.name) - isOwn(a.name) || b.pictures - a.pictures || (a.name < b.name ? -1 : 1))
  const place = new Map(components.map(({ name }, at) => [name, at]))
  const inOrder = list.toSorted(
    (a, b) =>
      (place.get(a.component) ?? 0) - (place.get(b.component) ?? 0) ||
      a.id.localeCompare(b.id, 'en', { numeric: true }),
  )
  return {
    ...about,
    changes: [...changes.values()].sort((a, b) => b.count - a.count).slice(0, mostChanges),
    components,
    themes: [...new Set(list.map(({ theme }) => theme))].sort(),
    widths: [...new Set(list.map(({ width }) => width))].sort((a, b) => a - b),
    pictures: inOrder.map(({ id }) => id),
  }
}

/** Causes that were found before those that were not, then by the number of pictures. */
const mostImportantFirst = (a: Finding, b: Finding) =>
  Number(a.kind === 'pixels') - Number(b.kind === 'pixels') ||
  b.pictures.length - a.pictures.length ||
  (a.cause < b.cause ? -1 : 1)
