import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { entering } from '#ds/css/motion.ts'
import { toastAside, toastEdge } from '#ds/css/toast-place.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

// Where there is room, toasts stand beside the open panel.
globalStyle(
  'html:has([data-component="SupportChat"][data-open])',
  rule({
    '@media': {
      // The sheet has its buttons where toasts would be; above it is the page.
      [media.belowMedium]: {
        vars: { [toastAside.top]: `max(${vars.space.xs}, env(safe-area-inset-top))`, [toastAside.bottom]: 'auto' },
      },
      [media.medium]: {
        vars: { [toastEdge]: `calc(${vars.space.lg} + ${vars.measure.chat} + ${vars.space.sm})` },
      },
    },
  }),
)

/** A square icon, and its name beside it where there is room. */
export const launcher = style(
  rule({
    flexShrink: 0,
    minInlineSize: vars.controlHeight.medium,
    paddingInline: vars.space.none,
    '@media': { [media.large]: { paddingInline: vars.space.sm } },
  }),
)

export const launcherIcon = style(rule({ color: color.tone.brand.text }))

/** The name in sight, where there is room. */
export const launcherName = style(rule({ display: 'none', '@media': { [media.large]: { display: 'inline' } } }))

/** A sheet on the lower edge of a phone, a panel below the header where there is room. The page stays usable behind it. */
export const panel = style(
  rule({
    position: 'fixed',
    zIndex: vars.layerOrder.floating,
    background: color.surface.overlay,
    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    maxBlockSize: `calc(100dvh - ${vars.space['4xl']})`,
    padding: vars.space.md,
    overflowY: 'auto',
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    color: color.text.primary,
    '@media': {
      ...entering({ opacity: 0, transform: `translateY(${vars.travel.enter})` })['@media'],
      [media.medium]: {
        insetInline: `auto ${vars.space.lg}`,
        insetBlock: `calc(${headerHeight} + ${vars.space.xs}) auto`,
        maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.xs})`,
        inlineSize: vars.measure.chat,
        padding: vars.space.lg,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
    },
  }),
)

export const header = style(
  rule({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.sm }),
)

export const heading = style(
  rule({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug }),
)

/** What was sent. Takes the focus from the form that is gone, to be read. */
export const sent = style(rule({ display: 'grid', justifyItems: 'start', gap: vars.space.md }))
