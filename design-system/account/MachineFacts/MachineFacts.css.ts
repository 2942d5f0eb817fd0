import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** How much of the month has passed. */
export const share = createVar()

export const root = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderColor: color.line.hairline,
      },
      [media.wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, auto)' },
    },
  }),
)

export const fact = style(
  rule({
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    '@media': {
      [media.belowMedium]: { selectors: { '&:last-child': { borderBlockEndWidth: 0 } } },
      [media.medium]: {
        paddingBlock: vars.space.xs,
        paddingInlineEnd: vars.space.md,
        selectors: {
          '&:nth-child(2n)': { paddingInlineStart: vars.space.md, borderInlineStartWidth: vars.borderWidth.hairline },
        },
      },
      [media.wide]: {
        selectors: {
          '& + &': { paddingInlineStart: vars.space.md, borderInlineStartWidth: vars.borderWidth.hairline },
        },
      },
    },
  }),
)
/** A phone leaves its line to what one comes for. */
export const fromMedium = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

export const label = style(
  rule({ color: color.text.secondary, fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.snug }),
)

export const value = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    minBlockSize: vars.controlHeight.small,
    overflowWrap: 'anywhere',
  }),
)
export const figure = style(
  rule({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.body }),
)
export const beside = style(rule({ color: color.text.secondary, fontSize: vars.fontSize.caption }))

export const countdown = styleVariants({
  calm: rule({}),
  soon: rule({ color: color.tone.caution.text }),
  overdue: rule({ color: color.tone.critical.text }),
})

export const command = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minBlockSize: vars.controlHeight.small,
  }),
)
export const commandText = style(
  rule({
    minInlineSize: 0,
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize.body,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  }),
)
export const prompt = style(rule({ color: color.text.tertiary, userSelect: 'none' }))

/** The month's traffic, with a tick at the share of the month that has passed: the water should not be beyond it. */
export const meter = style(
  rule({
    position: 'relative',
    flex: '1 1 5.5em',
    alignSelf: 'center',
    minInlineSize: vars.space['3xl'],
    maxInlineSize: vars.space['4xl'],
    marginInlineStart: 'auto',
  }),
)
export const tick = style(
  rule({
    position: 'absolute',
    insetInlineStart: share,
    insetBlockStart: '50%',
    translate: '0 -50%',
    inlineSize: vars.borderWidth.hairline,
    blockSize: vars.space.xs,
    background: color.line.control,
  }),
)
