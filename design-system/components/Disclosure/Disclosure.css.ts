import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/**
 * In the browser's top layer, so that nothing cuts it off and it pushes nothing. It hangs from its trigger, or as far to
 * the other side as it must to stay in the window. A browser without anchors shows it in the window's corner.
 */
export const panel = style(
  rule({
    position: 'absolute',
    // The trigger, which the browser knows.
    positionAnchor: 'auto',
    // The trigger's focus ring stays in sight.
    insetBlockStart: ['0', `calc(anchor(end) + ${vars.space['2xs']})`],
    insetBlockEnd: 'auto',
    insetInlineStart: ['0', 'anchor(start)'],
    insetInlineEnd: 'auto',
    positionTryFallbacks: 'flip-inline',
    minInlineSize: vars.measure.menuLeast,
    maxInlineSize: '100vw',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.overlay,
    color: vars.color.text.primary,
    boxShadow: `${vars.shadowShape.floating} ${vars.color.shadow}`,
    // A browser that knows no popovers would show every panel for good.
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  }),
)
