import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { placeMark } from '#ds/storefront/DatacenterMap/DatacenterMap.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** On phones the ping is below the name, otherwise next to it. In a taller container the features stay at the bottom. */
export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
      gap: vars.space.sm,
      padding: vars.space.md,
    },
    [media.large]: { gap: vars.space.lg, padding: vars.space.lg },
  },
})

export const head = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.sm })

/** Wraps below the number only when not even its longest word fits next to it. */
export const name = rule({ flex: '1 1 min-content', minInlineSize: 0 })

/** The same mark as on the map. */
export const number = placeMark

/** The figure is shown above its label; in the DOM the label comes first. */
export const ping = rule({
  display: 'flex',
  alignItems: 'baseline',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      alignItems: 'end',
      gap: 0,
      textAlign: 'end',
    },
  },
})

export const pingValue = rule({
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})

export const pingLabel = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })

export const features = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  '@media': { [media.medium]: { gridColumn: '1 / -1' }, [media.large]: { columnGap: vars.space.lg } },
})

export const feature = rule({ display: 'flex', gap: vars.space.xs, minInlineSize: 0, overflowWrap: 'anywhere' })

export const check = rule({ blockSize: '1lh', color: color.tone.positive.text })
