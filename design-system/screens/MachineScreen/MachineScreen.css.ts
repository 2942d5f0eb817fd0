import { style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { bottomBarSpace } from '#ds/css/bottom-bar-height.css.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** A phone has the name of the machine there, with the way back. */
export const header = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'contents' } },
})

export const main = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.sm,
  maxInlineSize: vars.measure.console,
  marginInline: 'auto',
  paddingBlock: `${vars.space.none} ${vars.space['2xl']}`,
  paddingInline: vars.space.md,
  minBlockSize: `calc(100dvh - ${bottomBarSpace})`,
  '@media': {
    [media.medium]: {
      minBlockSize: `calc(100dvh - ${headerHeight})`,
      paddingBlockStart: vars.space.sm,
      paddingInline: vars.space.lg,
    },
  },
})

export const notices = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'none' } },
})

export const state = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  maxInlineSize: vars.measure.text,
  paddingBlock: vars.space.sm,
  fontSize: vars.fontSize.small,
})

export const tabs = rule({ minInlineSize: 0 })
export const panel = rule({ paddingBlockStart: vars.space.md })

export const overview = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.menu}`, gap: vars.space.xl },
  },
})

export const side = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
  '@media': {
    [media.mediumToWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  },
})

export const configuration = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
})
export const configurationHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const configurationFact = rule({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.controlHeight.small,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  fontSize: vars.fontSize.small,
})
export const configurationLabel = rule({ minInlineSize: 0, color: color.text.secondary })
export const configurationValue = rule({ minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' })
export const mono = rule({ fontFamily: vars.fontFamily.mono })
/** Its word ends where the lines do: the button reaches beyond them by its padding. */
export const atEnd = rule({ insetInlineStart: `calc(${vars.space.sm} + ${vars.borderWidth.hairline})` })

export const bottomBar = rule({ '@media': { [media.medium]: { display: 'none' } } })

export const loading = rule({ display: 'grid', gap: vars.space.lg, paddingBlockStart: vars.space.lg })
export const loadingFacts = rule({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const loadingGraphs = rule({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const loadingGraph = rule({
  blockSize: vars.signSize.hero,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
})
