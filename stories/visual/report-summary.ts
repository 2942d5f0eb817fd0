import type { StandingDecision } from '#stories/review/decisions.ts'
import { type Change, type Finding, isResized, type ReportPicture } from './report-data.ts'

/**
 * `1 picture`, `14 pictures`, `1,000 pictures`.
 * @param many the plural, if it is not the singular with an s.
 */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const nameOf = (component: string) => component.slice(component.lastIndexOf('/') + 1)

const list = (names: string[]) => new Intl.ListFormat('en').format(names)

/** Up to this many components are named; the rest is counted. */
const mostNames = 6

function named(pictures: ReportPicture[]): string {
  const names = [...new Set(pictures.map(({ component }) => nameOf(component)))].sort()
  if (names.length <= mostNames) return list(names)
  return list([...names.slice(0, mostNames), `${names.length - mostNames} more`])
}

/** The most important facts for a decision about a release: extent, location and kind of the changes. */
export interface Summary {
  /** `3 components look different` */
  headline: string
  sentences: string[]
}

/** Summarises the result of a run in a few sentences. */
export function summaryOf(pictures: ReportPicture[]): Summary {
  const of = (kind: ReportPicture['kind']) => pictures.filter((picture) => picture.kind === kind)
  const [changed, fresh, orphaned] = [of('changed'), of('new'), of('orphaned')]
  const components = new Set(changed.map(({ component }) => component)).size
  const sentences: string[] = []
  if (changed.length > 0) sentences.push(`${counted(changed.length, 'picture')} changed: ${named(changed)}.`)
  if (changed.length > 0) sentences.push(kindOfChange(changed))
  if (fresh.length > 0) sentences.push(`${counted(fresh.length, 'new picture')} to take: ${named(fresh)}.`)
  if (orphaned.length > 0)
    sentences.push(`${counted(orphaned.length, 'picture')} that no story uses any more: ${named(orphaned)}.`)
  if (components > 0)
    return {
      headline: `${counted(components, 'component')} ${components === 1 ? 'looks' : 'look'} different`,
      sentences,
    }
  return { headline: 'Nothing looks different, but pictures are missing or left over', sentences }
}

function kindOfChange(changed: ReportPicture[]): string {
  const themes = new Set(changed.map(({ theme }) => theme))
  const theme = themes.size > 1 ? 'dark and light are both affected' : `only ${[...themes][0]} is affected`
  const largest = changed.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a))
  const where = `${nameOf(largest.component)}, ${largest.story} (${largest.mode})`
  return `${sizesOf(changed)}; ${theme}. The largest change: ${where}, ${counted(largest.pixels ?? 0, 'pixel')}, ${percent(shareOf(largest))} of the picture.`
}

function sizesOf(changed: ReportPicture[]): string {
  const resized = changed.filter(isResized).length
  if (resized === 0) return 'No picture changed its size'
  if (resized === changed.length) return 'All of them changed their size'
  return `${resized} of them changed their size as well`
}

/** The changed fraction of the larger picture's area, from 0 to 1. */
const shareOf = ({ pixels = 0, beforeSize, afterSize }: Pick<ReportPicture, 'pixels' | 'beforeSize' | 'afterSize'>) =>
  pixels /
  Math.max(
    1,
    Math.max(beforeSize?.width ?? 0, afterSize?.width ?? 0) * Math.max(beforeSize?.height ?? 0, afterSize?.height ?? 0),
  )

const percent = (share: number) =>
  share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`

/** One line about one picture: `1 pixel changed, 1200 × 60 as before`. */
export function describe(picture: Pick<ReportPicture, 'kind' | 'pixels' | 'beforeSize' | 'afterSize'>): string {
  const { kind, pixels = 0, beforeSize, afterSize } = picture
  if (kind === 'new') return 'New: there is no committed picture yet.'
  if (kind === 'orphaned') return 'No story uses this picture any more.'
  const size = (of = afterSize) => `${of?.width} × ${of?.height}`
  const sizes = isResized(picture) ? `${size(beforeSize)} became ${size()}` : `${size()} as before`
  return `${counted(pixels, 'pixel')} changed, ${percent(shareOf(picture))} of the picture; ${sizes}.`
}

const themesOf = ({ themes }: Finding) => (themes.length > 1 ? 'dark and light' : `only ${themes[0]}`)

const widthsOf = ({ widths }: Finding) =>
  widths.length > 2 ? `${widths[0]} to ${widths.at(-1)} px` : `${widths.join(' and ')} px`

/** Names are cut after this many characters in one line. */
const longest = 60
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** One change in a few words: `border-radius 12px → 13px`. */
export function describeChange({ kind, property, before, after, element }: Change): string {
  const arrow = `${cut(before) || 'none'} → ${cut(after) || 'none'}`
  if (property) return `${property} ${arrow}`
  if (kind === 'missing') return `missing: ${element}`
  if (kind === 'added') return `new: ${element}`
  if (kind === 'order') return `moved: ${element}`
  if (kind === 'text' || kind === 'value') return `${kind} “${cut(before)}” → “${cut(after)}”`
  return kind === 'style' ? arrow : `${kind} ${arrow}`
}

/** Up to this many changes are named in one line. */
const mostNamed = 3

/** A finding in one line, the cause first: `RadioCards: border-radius 12px → 13px`. */
export function describeFinding({ kind, cause, changes, faults }: Finding): string {
  const [first] = changes
  if (kind === 'token' && first) return `${cause} ${cut(first.before)} → ${cut(first.after)}`
  const named = changes.slice(0, mostNamed).map(describeChange)
  if (changes.length > mostNamed) named.push(`and ${changes.length - mostNamed} more`)
  if (named.length === 0 && faults[0]) named.push(cut(faults[0].fault))
  if (kind === 'pixels' && named.length === 0) named.push('other pixels, without a change of styles or contents')
  return named.length > 0 ? `${cause}: ${named.join(', ')}` : cause
}

/** How far a finding reaches: `3 pictures in 2 components (RadioCards 2, OrderDialog 1), only light, 360 to 1440 px`. */
export function extentOf(finding: Finding): string {
  const { pictures, components, faults } = finding
  const parts: string[] = []
  if (pictures.length > 0) {
    const names = components.slice(0, mostNames).map(({ name, pictures: count }) => `${nameOf(name)} ${count}`)
    if (components.length > mostNames) names.push(`${components.length - mostNames} more`)
    const where =
      components.length === 1
        ? `of ${nameOf(components[0]?.name ?? '')}`
        : `in ${counted(components.length, 'component')} (${names.join(', ')})`
    parts.push(`${counted(pictures.length, 'picture')} ${where}, ${themesOf(finding)}, ${widthsOf(finding)}`)
  }
  if (faults.length > 0) {
    const [first] = faults
    const failing = faults.length === 1 ? '1 story fails' : `${faults.length} stories fail`
    parts.push(`${failing}, such as ${nameOf(first?.component ?? '')}, ${first?.story}`)
  }
  return parts.join('; ')
}

/** The causes for the terminal, two lines each. */
export function describeFindings(findings: Finding[], base: string): string {
  if (findings.length === 0) return ''
  const lines = findings.flatMap((finding, at) => [
    `  ${at + 1}. ${describeFinding(finding)}`,
    `     ${extentOf(finding)}`,
  ])
  return [`Causes, compared with ${base}`, ...lines].join('\n')
}

const judgements: Record<StandingDecision['standing'], string> = {
  approved: 'The committed picture was approved',
  refused: 'The committed picture was refused',
  answered: 'An earlier picture was refused',
  outdated: 'An earlier picture was approved',
}

/** `The committed picture was refused by Lan on 2026-11-22: “Too pale”` */
export const describeDecision = ({ standing, reviewer, date, comment }: StandingDecision) =>
  `${judgements[standing]} by ${reviewer} on ${date.slice(0, 10)}${comment ? `: “${comment}”` : ''}`
