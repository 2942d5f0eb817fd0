import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { enterTransition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

export const tooltip = style(
  inLayer('components', {
    zIndex: vars.layerOrder.tooltip,
    maxInlineSize: `min(${vars.measure.tooltip}, 100vw - ${vars.space.lg})`,
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.xs,
    background: color.surface.overlay,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.control,
    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
    color: color.text.primary,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    ...enterTransition({ opacity: 0 }, 'state'),
  }),
)
