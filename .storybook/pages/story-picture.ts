import type { Mode, Modes } from '#stories/modes.ts'

/** What decides how a docs page shows a story. */
export interface ShownStory {
  /** `components-tooltip--on-focus` */
  id: string
  playFunction?: unknown
  parameters: {
    /** `./stories/components/Tooltip.stories.tsx` */
    fileName: string
    chromatic: { modes: Modes; disableSnapshot?: boolean }
    docs?: { source?: { originalSource?: string } }
    viewport: { options: Record<string, { styles: { width: string } }> }
  }
  /** The globals that the story sets itself. */
  storyGlobals: { viewport?: { value?: string } }
}

/** A play function, written in the story itself, that only checks: each of its steps is an expectation. */
const onlyChecks = (source: string) =>
  /\bplay: (?:async )?\(/.test(source) &&
  !/\bawait (?!expect\b|waitFor\b)|userEvent|fireEvent|toHaveFocus|\.(?:focus|click)\(/.test(source)

/**
 * Whether a docs page shows a story as its committed picture: if it acts, since several stories that act on one page would take the focus from
 * each other and from the reader; if it needs a frame, for the same reason; or if it has a width of its own.
 * @param isInFrame whether the story would be shown in a frame.
 */
export function needsPicture({ playFunction, parameters, storyGlobals }: ShownStory, isInFrame: boolean) {
  const needsActions = playFunction !== undefined && !onlyChecks(parameters.docs?.source?.originalSource ?? '')
  return needsActions || isInFrame || storyGlobals.viewport !== undefined
}

type Appearance = Exclude<Mode, { disable: true }>

/** Width of a mode without a viewport. */
const defaultWidth = 1200

/**
 * The committed picture of a story, relative to the page: the one in this theme if there is one, at the width that the story sets itself, or else at
 * the default one, or else the widest. Undefined if the story has none.
 */
export function pictureOf({ id, parameters, storyGlobals }: ShownStory, theme: string) {
  const { modes, disableSnapshot } = parameters.chromatic
  if (disableSnapshot) return undefined
  const own = Number.parseInt(parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles.width ?? '', 10)
  const rank = ({ viewport: width = defaultWidth, ...mode }: Appearance) =>
    Number(mode.theme === theme) * 1e6 + Number(width === own) * 1e5 + Number(width === defaultWidth) * 1e4 + width
  const [best] = Object.entries(modes)
    .filter((mode): mode is [string, Appearance] => !('disable' in mode[1]) && !('textSize' in mode[1]))
    .sort(([, a], [, b]) => rank(b) - rank(a))
  if (!best) return undefined
  const component = parameters.fileName.replace(/^.*stories\//, '').replace('.stories.tsx', '')
  return {
    url: `./pictures/${component}/${id.split('--')[1]}_${best[0].replaceAll(' ', '-')}.webp`,
    theme: best[1].theme,
    width: best[1].viewport ?? defaultWidth,
  }
}
