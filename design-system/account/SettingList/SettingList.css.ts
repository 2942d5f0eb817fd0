import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const list = rule({
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
})

/** On a phone the value is below its name, and the buttons beside that, so that neither is narrow. */
export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(8em, 1fr) minmax(0, auto)',
  gridTemplateAreas: '"label actions" "value value"',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 14em) minmax(0, 1fr) auto',
      gridTemplateAreas: '"label value actions"',
      columnGap: vars.space.lg,
    },
  },
})

export const label = rule({ gridArea: 'label', overflowWrap: 'anywhere', fontWeight: vars.fontWeight.semibold })

export const value = rule({
  gridArea: 'value',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space['2xs'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const details = rule({ color: color.text.secondary, ...textStyleDeclarations('small') })

export const actions = rule({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.xs,
})
