import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { measuredLine, promisedLine } from '#ds/css/truth-line.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** There only screen readers get the steps. */
const belowWide = `not ${media.wide}`

/** Position of a step's name, in percent of the flower's drawing. */
export const across = createVar()
export const down = createVar()

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

/** An offer that is open is pink; its closing date is not. */
/** Of a discount that does not hold for the reader: its place stays. */
export const hiddenOffer = rule({ visibility: 'hidden' })

export const offer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: color.tone.promotion.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
})

export const until = rule({ color: color.text.tertiary, fontWeight: vars.fontWeight.regular })

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

export const reassurances = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
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

/**
 * Stands on the horizon. On tablets it begins where the words begin, as wide as the page of the narrowest. Beside the grid's edge there is
 * room for the right petal where the window is narrower than the drawing.
 */
export const stage = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'center',
  alignSelf: 'end',
  inlineSize: 'min(100%, 30em)',
  paddingBlockStart: '4em',
  '@media': {
    [media.medium]: { justifySelf: 'start', inlineSize: 'min(100%, 44em)', paddingBlockStart: '11.5em' },
    [media.wide]: {
      justifySelf: 'center',
      inlineSize: '37.5em',
      minBlockSize: '32.875em',
      alignContent: 'end',
      justifyItems: 'end',
      paddingBlockStart: 0,
      boxSizing: 'content-box',
      paddingInlineEnd: `max(0em, 7.5em - max(${vars.space.xl}, (100vw - ${vars.measure.page}) / 2))`,
    },
  },
})

/** The flower above the panel where there is no room for it behind: all petals on tablets, three tips on phones. */
export const crown = rule({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  marginInline: 'auto',
  blockSize: '10em',
  inlineSize: '13.75em',
  '@media': {
    [media.medium]: { blockSize: '13em', inlineSize: '17.875em' },
    [media.wide]: { display: 'none' },
  },
})

export const bloom = rule({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '-6.25em',
  inlineSize: '45em',
  maxInlineSize: 'none',
  blockSize: '39.125em',
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})

export const steps = rule({
  '@media': {
    [belowWide]: {
      position: 'absolute',
      inlineSize: vars.borderWidth.hairline,
      blockSize: vars.borderWidth.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [media.wide]: {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: '-6.25em',
      inlineSize: '45em',
      blockSize: '39.125em',
      pointerEvents: 'none',
    },
  },
})

export const step = rule({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  color: color.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetInlineStart: across,
      insetBlockEnd: `calc(100% - ${down} + ${vars.space['2xs']})`,
      inlineSize: 'max-content',
      maxInlineSize: '9em',
      translate: '-50%',
    },
  },
})

/** The outer two are close to the window's edge. */
export const outerStep = rule({ '@media': { [media.wide]: { maxInlineSize: '6em' } } })

/** The one that has just opened. */
export const lastStep = rule({ color: color.tone.promotion.text })

export const stepTime = rule({
  display: 'block',
  color: color.text.primary,
  fontFamily: vars.fontFamily.mono,
  fontWeight: vars.fontWeight.medium,
})

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
  '@media': { [media.wide]: { insetInlineStart: '4.5em' } },
})

export const uptime = rule({
  ...leaf,
  minBlockSize: vars.controlHeight.small,
  insetInlineEnd: vars.space.sm,
  maxInlineSize: '54%',
  '@media': { [media.wide]: { insetInlineEnd: `calc(-1 * ${vars.space.xl})` } },
})

export const promised = rule({
  ...promisedLine,
  color: color.text.primary,
  fontFamily: vars.fontFamily.mono,
  fontWeight: vars.fontWeight.semibold,
})

export const measured = rule({
  ...measuredLine,
  color: color.text.primary,
  fontFamily: vars.fontFamily.mono,
  fontWeight: vars.fontWeight.medium,
})

/** Below the water: what the two kinds of lines mean, once for the page. */
export const below = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.md,
  background: color.surface.deep,
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

export const sign = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

const sample = { inlineSize: vars.space.lg, borderBlockEndWidth: vars.borderWidth.strong } as const

export const signLine = {
  measured: rule({ ...sample, borderBlockEndColor: color.water.line }),
  promised: rule({ ...sample, borderBlockEndStyle: 'dashed', borderBlockEndColor: color.water.promised }),
}
