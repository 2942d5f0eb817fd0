import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const footer = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space['2xl'],
  paddingBlockEnd: vars.space.lg,
  paddingInline: vars.space.md,
  background: color.surface.sunken,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': {
    [media.medium]: { paddingInline: vars.space.xl },
    [media.large]: { paddingBlockStart: vars.space['3xl'] },
  },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  overflowWrap: 'anywhere',
  '@media': { [media.large]: { gridTemplateColumns: `minmax(0, ${vars.measure.phrase}) minmax(0, 1fr)` } },
})

export const about = rule({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.md })

export const home = rule({ display: 'inline-flex' })

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.xl,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
})

export const column = rule({ display: 'grid', alignContent: 'start', gap: vars.space['2xs'] })

/** As high as the logo next to it. */
export const heading = rule({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(1.6 * ${vars.fontSize.large})`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
})

export const link = rule({
  display: 'inline-block',
  paddingBlock: vars.space['2xs'],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.body,
})

export const copyright = rule({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.lg,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})
