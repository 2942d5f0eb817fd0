import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { markSize, markSurface } from '#ds/domain/VpsStateMark/VpsStateMark.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

const arrive = keyframes({ from: { opacity: 0, transform: `translateX(${vars.travel.enter})` } })

export const pane = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.sm,
    minInlineSize: 0,
    paddingBlockEnd: vars.space.md,
    color: color.text.primary,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    outline: 'none',
    '@media': {
      // Beside the list it is raised, like the selected row that runs into it. In a narrower window it replaces the
      // list.
      [media.wide]: {
        paddingInline: vars.space.md,
        background: color.surface.raised,
        vars: { [markSurface]: color.surface.raised },
      },
      [media.motionAllowed]: {
        animationName: arrive,
        animationDuration: vars.duration.enter,
        animationTimingFunction: vars.easing.out,
      },
    },
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focusRing.width} solid ${color.line.focus}`,
        outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
      },
    },
  }),
)

export const head = style(
  rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minBlockSize: `calc(4 * ${vars.fontSize.small})` }),
)
export const title = style(rule({ flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const facts = style(
  rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption, overflowWrap: 'anywhere' }),
)

/** The command in a recess, as it is typed. */
export const command = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minBlockSize: `calc(${vars.controlHeight.large} - ${vars.space['2xs']})`,
    paddingInline: vars.space.sm,
    paddingBlock: vars.space['2xs'],
    borderRadius: vars.radius.control,
    background: color.surface.sunken,
  }),
)
export const commandText = style(
  rule({
    // It grows from zero, so that the button stays beside a command of several lines.
    flex: '1 1 0',
    minInlineSize: 0,
    fontFamily: vars.fontFamily.mono,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  }),
)
/** Phones need its space for the command. */
export const prompt = style(
  rule({
    display: 'none',
    color: color.text.tertiary,
    userSelect: 'none',
    '@media': { [media.medium]: { display: 'inline' } },
  }),
)

export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }))
export const more = style(rule({ marginInlineStart: 'auto' }))

export const cost = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    paddingBlock: vars.space['2xs'],
  }),
)
export const price = style(
  rule({
    fontSize: vars.fontSize.title,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
  }),
)
/** Below the price. */
export const sentence = style(rule({ flex: '1 0 100%', color: color.text.secondary, overflowWrap: 'anywhere' }))
export const until = style(rule({ flex: '1 1 auto', minInlineSize: 0, color: color.text.secondary }))
export const countdown = styleVariants({
  calm: rule({ fontWeight: vars.fontWeight.semibold }),
  soon: rule({ color: color.tone.caution.text, fontWeight: vars.fontWeight.semibold }),
  overdue: rule({ color: color.tone.critical.text, fontWeight: vars.fontWeight.semibold }),
})

/** What is to be known of a state in which the machine does not run. */
export const notice = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
)
/** What was written about it, in its own words. */
export const quote = style(
  rule({
    paddingInlineStart: vars.space.sm,
    borderInlineStartWidth: vars.borderWidth.strong,
    borderColor: 'currentcolor',
    color: color.text.primary,
  }),
)
export const strong = style(rule({ color: color.text.primary, fontWeight: vars.fontWeight.semibold }))

/** The petals of the setup, larger than in a row. */
export const bloom = style(rule({ vars: { [markSize]: vars.space['3xl'] } }))

export const steps = style(rule({ display: 'grid', gap: vars.space['2xs'], color: color.text.secondary }))
export const step = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(50%)',
    gap: vars.space.xs,
    alignItems: 'center',
  }),
)
export const stepDone = style(rule({ color: color.mark.bloom }))
export const stepMark = style(rule({ inlineSize: vars.iconSize.small, blockSize: vars.iconSize.small }))

export const part = style(
  rule({
    display: 'grid',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.sm,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
)
/** Below a dashed rule, as everything that is planned. */
export const plannedPart = style([part, rule({ borderBlockStartStyle: 'dashed', borderColor: color.water.promised })])
export const factList = style(
  rule({
    display: 'grid',
    gap: vars.space['2xs'],
    paddingBlockStart: vars.space.sm,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
)
/** One column of labels, which the events have as well. */
export const fact = style(
  rule({
    display: 'grid',
    gridTemplateColumns: '8em minmax(0, 1fr)',
    columnGap: vars.space.xs,
    alignItems: 'baseline',
  }),
)
export const factLabel = style(rule({ color: color.text.tertiary, overflowWrap: 'anywhere' }))
export const factValue = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))
export const mono = style(rule({ fontFamily: vars.fontFamily.mono }))
export const addressValue = style([
  factValue,
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs }),
])
export const address = style(rule({ fontFamily: vars.fontFamily.mono, userSelect: 'text', minInlineSize: 0 }))

export const partHead = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
  }),
)
export const events = style(rule({ display: 'grid', gap: vars.space.xs }))
export const event = style(
  rule({
    display: 'grid',
    gridTemplateColumns: '8em minmax(0, 1fr)',
    columnGap: vars.space.xs,
    alignItems: 'baseline',
  }),
)
export const time = style(rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption }))
export const eventText = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))
