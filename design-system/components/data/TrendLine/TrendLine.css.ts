import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Stands on a line of 2 px. */
export const plot = style(
  rule({ borderBlockEndWidth: vars.borderWidth.strong, borderColor: color.line.control, borderRadius: 0 }),
)

const stroke = (own: string, system: string) =>
  ({
    fill: 'none',
    stroke: own,
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: system } },
  }) as const

/** Told apart by solid, dotted and dashed, not by colour. */
export const line = styleVariants({
  current: rule({ ...stroke(color.water.line, 'CanvasText'), strokeWidth: vars.borderWidth.strong }),
  previous: rule({
    ...stroke(color.text.tertiary, 'GrayText'),
    strokeWidth: `calc(1.5 * ${vars.borderWidth.hairline})`,
    strokeDasharray: '1 4',
    strokeLinecap: 'round',
  }),
  promised: rule({
    ...stroke(color.water.promised, 'CanvasText'),
    strokeWidth: vars.borderWidth.strong,
    strokeDasharray: '6 4',
  }),
})

/** The ends of the time, with the legend between them. */
export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space['2xs'],
    overflowWrap: 'anywhere',
  }),
)

export const legend = style(
  rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md, rowGap: vars.space['2xs'], minInlineSize: 0 }),
)
