import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { measuredLine, promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The tip of a step's petal, from the base of the flower, in lengths of the longest petal. */
export const across = createVar()
export const up = createVar()

/** Length of the longest petal. */
const petal = createVar()

export const root = rule({ position: 'relative' })

/** Above the water. Its lower edge is the horizon, the one water line of the first window. */
export const scene = rule({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.lg,
  paddingInline: vars.space.md,
  background: color.surface.canvas,
  borderBlockEndWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
  overflowX: 'clip',
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.lg,
  rowGap: vars.space.md,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const words = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { gap: vars.space.md } },
})

/** A discount that does not apply to the reader: its place stays. */
export const hiddenOffer = rule({ visibility: 'hidden' })

/** An offer that is open is pink; its closing date is not. The flower stands beside the first line, and a second one begins below the words. */
export const offer = rule({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  color: color.tone.promotion.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
})

/** A date stays with its words; on phones below them, or it would move there and back while the fonts arrive one by one. */
export const until = rule({
  display: 'inline-block',
  color: color.text.tertiary,
  fontWeight: vars.fontWeight.regular,
  '@media': { [media.belowMedium]: { display: 'block' } },
})

export const price = rule({
  color: color.text.primary,
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, inlineSize: '100%' })

/** Side by side on phones, too: the main one takes what is left. */
export const action = rule({
  '@media': { [media.belowMedium]: { paddingInline: vars.space.sm, fontSize: vars.fontSize.small } },
})

export const mainAction = rule({ '@media': { [media.belowMedium]: { flexGrow: 1 } } })

/** On phones one below the other: two would share a line or not, depending on which fonts have arrived. */
export const reassurances = rule({
  display: 'grid',
  columnGap: vars.space.sm,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
})

/** Where all of them are in one line, hairlines part them. */
export const reassurance = rule({
  '@media': {
    [media.medium]: {
      selectors: {
        '&:not(:last-child)': {
          paddingInlineEnd: vars.space.sm,
          borderInlineEndWidth: vars.borderWidth.hairline,
          borderColor: color.line.hairline,
        },
      },
    },
  },
})

/** Above the flower is room for two lines of words. */
const wordsAbove = '2.75em'

/** From the tips of the petals to the base of the flower: 152 of 158 units are its longest petal. */
const flowerHeight = `calc(${petal} * 158 / 152)`

/**
 * Stands on the horizon, inside of the page's grid. On tablets it begins where the words begin, as wide as the page of the narrowest. The
 * flower stands on the panel, so that all of it is seen. The words stand at the tips of all petals.
 */
export const stage = rule({
  vars: { [petal]: '6.875em' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'center',
  alignSelf: 'end',
  inlineSize: 'min(100%, 30em)',
  paddingBlockStart: `calc(${wordsAbove} + ${flowerHeight})`,
  '@media': {
    [media.medium]: {
      vars: { [petal]: '9.5em' },
      justifySelf: 'start',
      inlineSize: 'min(100%, 44em)',
    },
    [media.wide]: {
      vars: { [petal]: '12em' },
      justifySelf: 'center',
      inlineSize: '37.5em',
      justifyItems: 'center',
    },
  },
})

/** The flower: 152 of 160 units are its longest petal. */
export const crown = rule({
  position: 'absolute',
  insetBlockStart: wordsAbove,
  insetInline: 0,
  marginInline: 'auto',
  blockSize: `calc(${petal} * 160 / 152)`,
  inlineSize: `calc(${petal} * 220 / 152)`,
})

/** From the horizon down. */
export const ripples = rule({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '100%',
  inlineSize: '37.5em',
  maxInlineSize: 'none',
  blockSize: '6.25em',
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})

/** From the base of the flower up. */
export const steps = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: wordsAbove,
  blockSize: flowerHeight,
  pointerEvents: 'none',
})

const tip = {
  position: 'absolute',
  insetInlineStart: `calc(50% + ${across} * ${petal})`,
  insetBlockEnd: `calc(${up} * ${petal})`,
} as const

/** Beside the tip, at its height, up to the edge of the drawing. */
const before = {
  textAlign: 'end',
  translate: '-100% 50%',
  paddingInlineEnd: vars.space.xs,
  maxInlineSize: `min(8em, 50% + ${across} * ${petal})`,
} as const
const after = {
  textAlign: 'start',
  translate: '0 50%',
  paddingInlineStart: vars.space.xs,
  maxInlineSize: `min(8em, 50% - ${across} * ${petal})`,
} as const

/** The words of a step, by the side of the flower that its petal is on. */
export const step = {
  top: rule({
    ...tip,
    maxInlineSize: '12em',
    textAlign: 'center',
    translate: '-50%',
    paddingBlockEnd: vars.space['2xs'],
  }),
  start: rule({ ...tip, ...before }),
  end: rule({ ...tip, ...after }),
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The figure stands below the name. */
export const stepWords = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  color: color.text.secondary,
})

/** On one line, so that the words of two petals never meet. */
export const stepName = rule(oneLine)

/** The one that has just opened. */
export const lastStep = rule({ color: color.tone.promotion.text })

export const stepFigure = rule({ ...oneLine, color: color.text.primary, fontWeight: vars.fontWeight.medium })

/** Below the figure of a petal. */
export const stepLine = {
  measured: rule(measuredLine),
  promised: rule({ ...promisedLine, fontWeight: vars.fontWeight.semibold }),
}

const leaf = {
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  translate: '0 50%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  background: color.surface.overlay,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.full,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
} as const

/** Two leaves that float on the line, half above it and half below. */
export const ping = rule({
  ...leaf,
  minBlockSize: vars.controlHeight.small,
  insetInlineStart: vars.space.sm,
  maxInlineSize: '40%',
  '@media': { [media.wide]: { insetInlineStart: '2em' } },
})

export const uptime = rule({
  ...leaf,
  minBlockSize: vars.controlHeight.small,
  insetInlineEnd: vars.space.sm,
  maxInlineSize: '54%',
  '@media': { [media.wide]: { insetInlineEnd: '2em' } },
})

export const promised = rule({
  ...promisedLine,
  color: color.text.primary,
  fontWeight: vars.fontWeight.semibold,
})

export const measured = rule({
  ...measuredLine,
  color: color.text.primary,
  fontWeight: vars.fontWeight.medium,
})

/** Below the water: what the two kinds of lines mean, once for the page. */
export const below = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.md,
  background: color.surface.ground,
  '@media': { [media.medium]: { paddingInline: vars.space.xl }, [media.wide]: { paddingBlockStart: vars.space.sm } },
})

export const legend = rule({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space['2xs'],
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { maxInlineSize: '36em' } },
})

/** The two kinds of lines stay together where the sentence before them needs a line of its own. */
export const signs = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm, rowGap: vars.space['2xs'] })

export const sign = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

const sample = { inlineSize: vars.space.lg, borderBlockEndWidth: vars.borderWidth.strong } as const

export const signLine = {
  measured: rule({ ...sample, borderBlockEndColor: color.water.line }),
  promised: rule({ ...sample, borderBlockEndStyle: 'dashed', borderBlockEndColor: color.water.promised }),
}
