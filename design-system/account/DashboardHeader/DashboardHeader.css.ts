import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

// Focused elements scroll into view below the sticky header.
globalStyle(
  'html:has([data-component="DashboardHeader"])',
  rule({ scrollPaddingBlockStart: `calc(${headerHeight} + ${vars.space.xs})` }),
)

/** Stays at the top, so that the balance is in view wherever the customer reads. */
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

/** The page's padding less the account button's own, so that the button's text ends where the page's content does. */
const edge = (page: string, button: string) => `calc(${page} - ${button} - ${vars.borderWidth.hairline})`

export const bar = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: vars.measure.page,
    marginInline: 'auto',
    paddingBlock: vars.space.sm,
    paddingInlineStart: vars.space.md,
    paddingInlineEnd: edge(vars.space.md, vars.space['2xs']),
    '@media': {
      [media.medium]: { paddingInlineStart: vars.space.lg, paddingInlineEnd: edge(vars.space.lg, vars.space.sm) },
    },
  }),
)

/** A flex box: a line of text would keep room under the logo for letters that it does not have. */
export const home = style(
  rule({ display: 'flex', borderRadius: vars.radius.small, flexShrink: 0, marginInlineEnd: 'auto' }),
)
export const whereRoomy = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
export const whereNarrow = style(rule({ display: 'inline-flex', '@media': { [media.medium]: { display: 'none' } } }))

/** The visible name, where there is room for it; truncated to leave room for the rest. */
export const userName = style(
  rule({
    display: 'none',
    maxInlineSize: '14ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Descenders and the dot below letters are not cut with the overflow.
    lineHeight: vars.lineHeight.body,
    '@media': { [media.medium]: { display: 'block' } },
  }),
)

/** The avatar fills the button's height; on phones it stands alone. */
export const user = style(
  rule({
    paddingInline: vars.space['2xs'],
    '@media': { [media.medium]: { paddingInlineEnd: vars.space.sm } },
  }),
)

/** No box of its own: it would move as a whole when the balance comes. */
export const tools = style(
  rule({
    display: 'contents',
    // A browser may draw a page of which half has arrived, and move the first of these as the last comes.
    selectors: { [`&:not(:has(${user}))`]: { visibility: 'hidden' } },
  }),
)

export const balance = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    paddingInline: vars.space.xs,
    color: vars.color.text.secondary,
  }),
)

export const identity = style(
  rule({ overflowWrap: 'anywhere', paddingBlock: vars.space.xs, paddingInline: vars.space.sm }),
)
