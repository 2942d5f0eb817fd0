import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Hidden, and out of the tab order, until it is shown. Larger windows have the buttons in view more often, and no bar. */
export const bar = rule({
  position: 'fixed',
  zIndex: vars.layerOrder.floating,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: `calc(${vars.controlHeight.large} + ${vars.space.sm})`,
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.md,
  background: color.surface.overlay,
  borderBlockStartWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
  visibility: 'hidden',
  translate: '0 100%',
  ...transition(['translate', 'visibility'], 'enter'),
  selectors: { '&[data-shown]': { visibility: 'visible', translate: '0 0' } },
})

export const onlyPhones = rule({ '@media': { [media.medium]: { display: 'none' } } })

export const offer = rule({
  minInlineSize: 0,
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const price = rule({
  display: 'block',
  color: color.text.primary,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.bold,
})

export const after = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
})

export const action = rule({ flexShrink: 0, maxInlineSize: '60%', minBlockSize: '2.75em' })
