import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { movingWater } from '#ds/css/moving-water.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The wave of the current one is on the hairline, and a little below it. */
const waterDepth = vars.space['2xs']

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xs'] })

/** All of them are in view: on phones they take several lines. */
export const links = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  background: `linear-gradient(${color.line.hairline}, ${color.line.hairline}) right 0 bottom ${waterDepth} / 100% ${vars.borderWidth.hairline} no-repeat`,
})

/** Names of categories are the company's own: a long word breaks. */
export const link = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.controlHeight.medium,
  paddingBlockEnd: waterDepth,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  ...transition(['color']),
  '@media': { [media.large]: { minBlockSize: vars.controlHeight.large } },
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
    '&:active': { background: color.surface.pressed },
    '&[aria-current="page"]': { color: color.tone.brand.text, fontWeight: vars.fontWeight.semibold },
    '&[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      ...movingWater,
    },
  },
})
