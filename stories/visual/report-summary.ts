import { isResized, type ReportPicture } from './report-data.ts'

/** `1 picture`, `14 pictures`, `1,000 pictures`. */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

const nameOf = (component: string) => component.slice(component.lastIndexOf('/') + 1)

const list = (names: string[]) => new Intl.ListFormat('en').format(names)

/** Named one by one up to this many, then counted. */
const mostNames = 6

function named(pictures: ReportPicture[]): string {
  const names = [...new Set(pictures.map(({ component }) => nameOf(component)))].sort()
  if (names.length <= mostNames) return list(names)
  return list([...names.slice(0, mostNames), `${names.length - mostNames} more`])
}

/** What somebody who decides about a release wants to know: how much, where, of what kind. */
export interface Summary {
  /** `3 components look different` */
  headline: string
  /** Whole sentences. */
  sentences: string[]
}

/** Says in a few sentences what a run found. */
export function summaryOf(pictures: ReportPicture[]): Summary {
  const of = (kind: ReportPicture['kind']) => pictures.filter((picture) => picture.kind === kind)
  const [changed, fresh, orphaned] = [of('changed'), of('new'), of('orphaned')]
  const components = new Set(changed.map(({ component }) => component)).size
  const sentences: string[] = []
  if (changed.length > 0) sentences.push(`${counted(changed.length, 'picture')} changed: ${named(changed)}.`)
  if (changed.length > 0) sentences.push(kindOfChange(changed))
  if (fresh.length > 0) sentences.push(`${counted(fresh.length, 'new picture')} to take: ${named(fresh)}.`)
  if (orphaned.length > 0)
    sentences.push(`${counted(orphaned.length, 'picture')} that no story asks for any more: ${named(orphaned)}.`)
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

/** The part of the larger picture's area that changed, from 0 to 1. */
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
  if (kind === 'orphaned') return 'No story asks for this picture any more.'
  const size = (of = afterSize) => `${of?.width} × ${of?.height}`
  const sizes = isResized(picture) ? `${size(beforeSize)} became ${size()}` : `${size()} as before`
  return `${counted(pixels, 'pixel')} changed, ${percent(shareOf(picture))} of the picture; ${sizes}.`
}
