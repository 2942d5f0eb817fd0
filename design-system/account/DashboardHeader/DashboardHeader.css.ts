import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

// Focused elements scroll into view below the sticky header.
globalStyle(
  'html:has([data-component="DashboardHeader"])',
  rule({ scrollPaddingBlockStart: `calc(${headerHeight} + ${vars.space.xs})` }),
)

/** Sticks to the top: it shows the balance while the page's own is scrolled out of view. */
export const header = style(
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layerOrder.sticky,
    background: vars.color.surface.canvas,
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
  }),
)

/** The page's padding minus the account button's padding, so that the button's text aligns with the end of the page's content. */
const edge = (page: string, button: string) => `calc(${page} - ${button} - ${vars.borderWidth.hairline})`

export const bar = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: vars.measure.console,
    marginInline: 'auto',
    paddingBlock: vars.space.sm,
    paddingInlineStart: vars.space.md,
    paddingInlineEnd: edge(vars.space.md, vars.space['2xs']),
    '@media': {
      [media.medium]: { paddingInlineStart: vars.space.lg, paddingInlineEnd: edge(vars.space.lg, vars.space.sm) },
    },
  }),
)

/** The number of unread notices, over the corner of the bell: a longer one grows away from it. */
export const unread = style(
  rule({
    position: 'absolute',
    insetBlockStart: vars.space.none,
    insetInlineStart: '50%',
    minInlineSize: vars.space.md,
    paddingInline: vars.space['2xs'],
    borderRadius: vars.radius.full,
    background: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.space.md,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline } },
  }),
)

/** A flex box: an inline box would leave space for descenders below the logo. */
export const home = style(
  rule({
    position: 'relative',
    display: 'flex',
    borderRadius: vars.radius.small,
    flexShrink: 0,
    marginInlineEnd: 'auto',
    selectors: { '&::after': fingerTarget },
  }),
)
/** As high as a thumb on a phone, like the logo. */
export const tool = style(rule({ selectors: { '&::after': fingerTarget } }))
export const wideOnly = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
export const narrowOnly = style(rule({ display: 'inline-flex', '@media': { [media.medium]: { display: 'none' } } }))

/** The visible name, on wide screens only; truncated to leave space for the rest of the bar. */
export const userName = style(
  rule({
    display: 'none',
    maxInlineSize: '14ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps `overflow` from clipping descenders and the Vietnamese dot below letters.
    lineHeight: vars.lineHeight.body,
    '@media': { [media.medium]: { display: 'block' } },
  }),
)

/** The avatar fills the button's height; on phones it is shown without the name. */
export const user = style(
  rule({
    paddingInline: vars.space['2xs'],
    '@media': { [media.medium]: { paddingInlineEnd: vars.space.sm } },
  }),
)

/** `display: contents`: a box around the tools would move as one when the balance is rendered. */
export const tools = style(
  rule({
    display: 'contents',
    // A browser may paint a page that has arrived only in part, and move the first tools when the last one arrives.
    selectors: { [`&:not(:has(${user}))`]: { visibility: 'hidden' } },
  }),
)

export const balance = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    paddingInline: vars.space['2xs'],
    color: vars.color.text.secondary,
    selectors: { '&[data-hidden]': { opacity: 0, visibility: 'hidden' } },
    '@media': {
      [media.medium]: { paddingInline: vars.space.xs },
      ...transition(['opacity', 'visibility'])['@media'],
    },
  }),
)

/** In the narrowest windows the icon gives its space to the amount. */
export const balanceIcon = style(rule({ flexShrink: 999, minInlineSize: 0 }))

export const identity = style(
  rule({ overflowWrap: 'anywhere', paddingBlock: vars.space.xs, paddingInline: vars.space.sm }),
)

export const avatar = style(rule({ position: 'relative', display: 'grid' }))

/** Something is left to do, which the menu offers. */
export const dot = style(
  rule({
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        inlineSize: vars.space.xs,
        blockSize: vars.space.xs,
        borderRadius: vars.radius.full,
        background: vars.color.tone.caution.text,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::after': { background: 'Highlight' } } } },
  }),
)
