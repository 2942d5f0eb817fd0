import { breakpoint } from '#ds/tokens/scale.ts'
import { type LayoutFault, layoutFaults } from './layout-faults.ts'

/** The narrowest window that content must fit (WCAG 1.4.10), and the widest one that is checked. */
const narrowest = 320
const widest = 1920
const step = 40

/** Height of the window in which stories are laid out. */
const windowHeight = 900

const breakpoints = Object.values(breakpoint).map((rem) => Number.parseFloat(rem) * 16)

/** Where layouts change: at the narrowest width, and at every breakpoint. */
export const layoutChanges = [narrowest, ...breakpoints]

/** Both sides of every breakpoint, where a layout has the least or the most space, and what people have. */
const usualWidths = [narrowest, 360, ...breakpoints.flatMap((width) => [width - 1, width]), 1440, widest]

/** These, and every 40 px. */
const everyWidth = [
  ...new Set([
    ...Array.from({ length: (widest - narrowest) / step + 1 }, (_, index) => narrowest + index * step),
    ...breakpoints.flatMap((width) => [width - 1, width, width + 1]),
  ]),
].sort((a, b) => a - b)

/**
 * How widely a story is swept: in a full run (`npm run test:long`) everywhere. In a usual one (`npm test`) a story that is pictured at several
 * widths is swept on both sides of every change; one with other pictures where each layout is narrowest; and one without any, which is there
 * for what it does, at the narrowest width.
 */
export type Breadth = 'full' | 'layouts' | 'narrowest of each layout' | 'narrowest'

/** The widths of a sweep, in CSS pixels. */
export const sweptWidths: Record<Breadth, number[]> = {
  full: everyWidth,
  layouts: usualWidths,
  'narrowest of each layout': layoutChanges,
  narrowest: [narrowest],
}

/** Faults at a width, after the previous one in `sweptWidths`. */
interface SweptWidth {
  width: number
  faults: LayoutFault[]
}

/** One message for each fault, with the ranges of widths that it was found in. */
export function describeSweep(swept: SweptWidth[]): string[] {
  const found = new Map<string, number[]>()
  for (const [index, { faults }] of swept.entries())
    for (const { element, fault } of faults) {
      const message = `${element} ${fault}`
      found.set(message, [...(found.get(message) ?? []), index])
    }
  const rangeOf = (first: number, last: number) => {
    const [from, to] = [swept[first]?.width, swept[last]?.width]
    return from === to ? `${from} px` : `${from} to ${to} px`
  }
  return [...found].map(([message, indexes]) => {
    const starts = indexes.filter((index) => !indexes.includes(index - 1))
    const ends = indexes.filter((index) => !indexes.includes(index + 1))
    return `Width ${starts.map((start, at) => rangeOf(start, ends[at] as number)).join(', ')}: ${message}`
  })
}

/** Makes the story's frame as wide as this, in CSS pixels, and as high as its content. Without a width it fills the window again. */
function resizeFrame(width?: number) {
  const { style } = window.frameElement as HTMLElement
  style.width = width === undefined ? '' : `${width}px`
  style.height = width === undefined ? '' : `${windowHeight}px`
  if (width !== undefined) style.height = `${Math.max(windowHeight, document.documentElement.scrollHeight)}px`
}

/**
 * Sets the width of the story's frame to each of these, and looks for faults of the layout. The story is not played again.
 * @param settle waits until the story is stable. It is called where a layout changes and where a fault was found, since what measures
 * itself or floats follows a resize a frame or two later.
 * @returns messages; empty if there is no fault.
 */
export async function sweep(
  widths: number[],
  settle: () => Promise<unknown>,
  changes: number[] = [],
): Promise<string[]> {
  const swept: SweptWidth[] = []
  for (const width of widths) {
    resizeFrame(width)
    if (changes.includes(width)) await settle()
    let faults = layoutFaults()
    if (faults.length > 0 && !changes.includes(width)) {
      await settle()
      faults = layoutFaults()
    }
    swept.push({ width, faults })
  }
  resizeFrame()
  return describeSweep(swept)
}
