import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { main as frame } from '#ds/screens/public-page.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { SHOWN_DAYS } from './days.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** The footer stays below the window until it is known how long the page is. */
export const main = style([frame, rule({ selectors: { '&[aria-busy]': { minBlockSize: '100dvh' } } })])

/** The state of everything: a ripple, and beside it a sentence with when it was checked below. */
export const overall = rule({ display: 'flex', alignItems: 'start', gap: vars.space.sm, overflowWrap: 'anywhere' })

export const words = rule({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 })

/** In the middle of the first line of the sentence. */
export const sign = styleVariants({ calm: {}, troubled: { color: color.tone.critical.text } }, (look) =>
  inLayer('screens', { ...look, blockSize: `calc(${vars.fontSize.section} * ${vars.lineHeight.snug})` }),
)

/** One line for each component: name, days, share and state. On phones the days are below the others. */
export const panel = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.sm,
  paddingInline: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr) auto auto',
      columnGap: vars.space.lg,
      paddingInline: vars.space.lg,
    },
  },
})

const lineOfPanel = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
} as const

export const component = rule({
  ...lineOfPanel,
  rowGap: vars.space.xs,
  minBlockSize: `calc(${vars.space['2xl']} + ${vars.space.xs})`,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } },
})

export const componentName = rule({ minInlineSize: 0 })

/** Phones have no room for it. */
export const description = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

export const share = rule({ textAlign: 'end' })

export const state = rule({ display: 'flex' })

/** The ends of the days, below the last of them. */
export const ends = rule({
  ...lineOfPanel,
  paddingBlockEnd: vars.space.sm,
})

const underDays = { gridColumn: '1 / -1', gridRow: 2, '@media': { [media.medium]: { gridColumn: '2', gridRow: '1' } } }

export const endsOfDays = rule({ ...underDays, display: 'flex', justifyContent: 'space-between' })

export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { padding: vars.space.lg } },
})

/** A name with what belongs to it at the other end of the line, or below it where there is no space. */
export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const badges = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

/** One column for each day. The days stand on the water line: solid where something was measured. */
export const days = rule({
  ...underDays,
  display: 'grid',
  gridTemplateColumns: `repeat(${SHOWN_DAYS}, minmax(0, 1fr))`,
  blockSize: vars.space.xl,
})

/** The line that the days will stand on. */
export const awaited = rule({ gridColumn: '1 / -1', alignSelf: 'end' })

/** Before the first check there are no days. */
export const noDays = rule(underDays)

const dayLook = {
  full: { blockSize: '100%', background: color.tone.positive.line },
  partial: { blockSize: '70%', background: color.tone.caution.line },
  low: { blockSize: '40%', background: color.tone.critical.line },
  none: { blockSize: vars.borderWidth.hairline, background: color.line.control },
}

/**
 * The worse the day, the shorter its bar, so that colour is not its only sign. A day without measurement is a grey point: a dash of the water
 * would be a promise.
 */
export const day = styleVariants(dayLook, (look) => [
  rule({
    display: 'flex',
    alignItems: 'end',
    paddingInline: `calc(${vars.borderWidth.hairline} / 2)`,
    ...(look !== dayLook.none && { borderBlockEndWidth: vars.borderWidth.strong, borderColor: color.water.line }),
    '@media': { [media.medium]: { paddingInline: vars.borderWidth.hairline } },
    selectors: {
      '&::before': {
        ...look,
        content: '""',
        flex: 1,
        borderStartStartRadius: vars.borderWidth.hairline,
        borderStartEndRadius: vars.borderWidth.hairline,
        '@media': {
          [media.forcedColors]: { background: 'CanvasText' },
        },
      },
    },
  }),
])

export const legend = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space['2xs'],
  fontSize: vars.fontSize.caption,
  color: color.text.secondary,
})
export const legendItem = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
export const sample = rule({
  display: 'flex',
  flexShrink: 0,
  inlineSize: vars.space.xs,
  blockSize: vars.space.md,
})
export const sampleBar = rule({ flex: 1 })

export const updates = rule({ display: 'grid', gap: vars.space.sm })
export const update = rule({
  display: 'grid',
  gap: vars.space['2xs'],
  paddingInlineStart: vars.space.md,
  borderInlineStartWidth: vars.borderWidth.strong,
  borderColor: color.line.hairline,
})
