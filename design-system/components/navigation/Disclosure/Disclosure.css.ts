import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/**
 * In the browser's top layer, so that nothing clips it and it moves nothing. It is anchored below its trigger, aligned with the
 * other edge if it would leave the window. Browsers without anchor positioning show it in the corner of the window.
 */
export const panel = style(
  rule({
    position: 'absolute',
    // This is the trigger, which is the popover's implicit anchor.
    positionAnchor: 'auto',
    // Leaves the trigger's focus ring visible.
    insetBlockStart: ['0', `calc(anchor(end) + ${vars.space['2xs']})`],
    insetBlockEnd: 'auto',
    insetInlineStart: ['0', 'anchor(start)'],
    insetInlineEnd: 'auto',
    positionTryFallbacks: 'flip-inline',
    minInlineSize: vars.measure.menuMin,
    maxInlineSize: '100vw',
    overflowWrap: 'anywhere',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.overlay,
    color: vars.color.text.primary,
    boxShadow: `${vars.shadowShape.floating} ${vars.color.shadow}`,
    // A browser without popovers would always show every panel.
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  }),
)
