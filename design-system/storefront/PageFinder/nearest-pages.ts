import { folded } from '#contracts/rules/folded.ts'

/** A page that may be the one that was meant. */
interface Candidate {
  href: string
  title: string
}

const MAX_NEAREST = 4
/** The similarity, from 0 to 1, below which a page is another one. */
const MIN_SIMILARITY = 0.6
/** More characters than any address of the site: longer ones are compared up to here. */
const MAX_COMPARED = 80

/**
 * Returns the pages whose address or title is similar to a requested path, nearest first. Marks, capitals and file endings do not matter:
 * `/Bang-gia.html` finds the page "Bảng giá".
 */
export function nearestPages<Page extends Candidate>(pages: readonly Page[], path: string): Page[] {
  const requested = segmentsOf(path)
  if (requested.length === 0) return []
  return pages
    .map((page) => ({ page, similarity: similarityTo(page, requested) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || a.page.href.length - b.page.href.length)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page)
}

/** The similarity of the entire address, or of its last segment or the title to one segment, which counts a little less. */
function similarityTo({ href, title }: Candidate, requested: readonly string[]): number {
  const segments = segmentsOf(href)
  const names = [segments.at(-1) ?? '', ...segmentsOf(title.replaceAll(/[\s/]+/g, '-'))]
  const ofSegments = requested.flatMap((segment, index) =>
    // A segment further up names the area, and the page itself only if nothing below it does.
    names.map((name) => similarity(name, segment) * (index === requested.length - 1 ? 0.9 : 0.7)),
  )
  return Math.max(similarity(segments.join('/'), requested.join('/')), ...ofSegments)
}

function segmentsOf(path: string): string[] {
  return folded(decoded(path))
    .replace(/\.\w{2,5}$/, '')
    .split('/')
    .map((segment) => segment.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''))
    .filter(Boolean)
}

/** A path whose encoding is damaged is compared as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** 1 for the same text, 0 for texts with nothing in common. */
function similarity(a: string, b: string): number {
  const [short, long] = [a.slice(0, MAX_COMPARED), b.slice(0, MAX_COMPARED)]
  return 1 - distance(short, long) / Math.max(short.length, long.length, 1)
}

/** The number of letters to change, add, drop or swap with their neighbour to get from one text to the other. */
function distance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
