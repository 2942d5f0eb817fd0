import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
})

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})
export const step = rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption })

export const windows = rule({
  display: 'flex',
  padding: vars.borderWidth.strong,
  gap: vars.borderWidth.strong,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.control,
  '@media': { [media.belowMedium]: { inlineSize: '100%' } },
})

export const option = rule({
  flex: '1 1 auto',
  minBlockSize: vars.controlHeight.medium,
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.small,
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.medium]: {
      minBlockSize: `calc(${vars.controlHeight.small} - ${vars.space['2xs']})`,
      paddingInline: vars.space.sm,
    },
  },
  selectors: {
    ...whenFocusVisible,
    '&:hover:not([aria-pressed="true"], :active)': {
      '@media': { [media.canHover]: { background: color.surface.rowHover, color: color.text.primary } },
    },
    '&:active': { background: color.surface.pressed },
    '&[aria-pressed="true"]:not(:active)': { background: color.surface.hover },
    '&[aria-pressed="true"]': {
      color: color.text.primary,
      fontWeight: vars.fontWeight.semibold,
      '@media': { [media.forcedColors]: { outline: `${vars.borderWidth.strong} solid` } },
    },
  },
})

export const charts = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.lg,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
