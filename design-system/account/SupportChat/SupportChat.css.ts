import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { entering } from '#ds/css/motion.ts'
import { toastAside, toastEdge, toastFloor } from '#ds/css/toast-place.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

const launcherSize = vars.controlHeight.large
const overLauncher = {
  phone: `calc(${vars.space.md} + ${launcherSize} + ${vars.space.xs})`,
  wider: `calc(${vars.space.lg} + ${launcherSize} + ${vars.space.sm})`,
}

// Toasts stand above the button; where there is room, beside the open panel, else over it. What gets the focus is scrolled clear of the button.
globalStyle(
  'html:has([data-component="SupportChat"])',
  rule({
    vars: { [toastFloor]: overLauncher.phone },
    scrollPaddingBlockEnd: overLauncher.phone,
    '@media': {
      [media.medium]: { vars: { [toastFloor]: overLauncher.wider }, scrollPaddingBlockEnd: overLauncher.wider },
    },
  }),
)
globalStyle(
  'html:has([data-component="SupportChat"][data-open])',
  rule({
    '@media': {
      // The sheet has its buttons where toasts would be; above it is the page.
      [media.belowMedium]: {
        vars: { [toastAside.top]: `max(${vars.space.xs}, env(safe-area-inset-top))`, [toastAside.bottom]: 'auto' },
      },
      [media.medium]: {
        vars: {
          [toastFloor]: vars.space.lg,
          [toastEdge]: `calc(${vars.space.lg} + ${vars.measure.chat} + ${vars.space.sm})`,
        },
      },
    },
  }),
)

const floating = {
  position: 'fixed',
  zIndex: vars.layerOrder.floating,
  background: color.surface.overlay,
  boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
} as const

/** A round icon on phones, an icon and its name where there is room. The open panel stands in its place. */
export const launcher = style(
  rule({
    ...floating,
    insetInlineEnd: vars.space.md,
    insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
    minInlineSize: launcherSize,
    paddingInline: vars.space.none,
    borderColor: color.line.control,
    borderRadius: vars.radius.full,
    selectors: {
      '&[aria-expanded="true"]': { display: 'none' },
      '&:hover': { '@media': { [media.canHover]: { background: color.surface.hover } } },
    },
    '@media': {
      [media.medium]: {
        insetInlineEnd: vars.space.lg,
        insetBlockEnd: vars.space.lg,
        paddingInline: vars.space.lg,
        fontSize: vars.fontSize.small,
      },
    },
  }),
)

export const launcherIcon = style(rule({ color: color.tone.brand.text }))

/** The name in sight, where there is room. */
export const launcherName = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

/** A sheet on the lower edge of a phone, a panel in the corner where there is room. The page stays usable behind it. */
export const panel = style(
  rule({
    ...floating,
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
        insetBlockEnd: vars.space.lg,
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
