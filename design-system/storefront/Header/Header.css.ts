import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const headerAnchor = '--header'
/** Anchor name of the header's content, which is as wide as the page's content. */
export const contentAnchor = '--header-content'

/** The height of the header with its edge. */
export const height = `${vars.controlHeight.medium} + ${vars.space.sm} * 2 + ${vars.borderWidth.hairline}`

/** The panels hang from the header's edge, and are no higher than the rest of the window. */
export const belowHeader = {
  insetBlockStart: [`calc(${height})`, `anchor(${headerAnchor} end)`],
  borderBlockStartWidth: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  maxBlockSize: `calc(100dvh - (${height}) - ${vars.space.sm})`,
}

export const header = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  background: color.surface.canvas,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  anchorName: headerAnchor,
  anchorScope: `${headerAnchor}, ${contentAnchor}`,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const sticky = rule({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layerOrder.sticky })

export const content = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  anchorName: contentAnchor,
})

/** The last button of the header. */
export const menuTrigger = rule({ flexShrink: 0, '@media': { [media.wide]: { display: 'none' } } })

export const home = rule({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineEnd: 'auto',
  '@media': { [media.wide]: { marginInlineEnd: 0 } },
})

/**
 * `display: contents`: a box around the actions would move as one when the groups change their width with their font, and when
 * the account replaces the login.
 */
export const actions = rule({
  display: 'contents',
  // A browser may paint a page that has arrived only in part, and move the first actions when the others arrive.
  selectors: { [`&:not(:has(${menuTrigger}))`]: { visibility: 'hidden' } },
})

export const signIn = rule({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 })

const mediumAndUp = {
  display: 'none',
  flexShrink: 0,
  '@media': { [media.medium]: { display: 'inline-flex' } },
}

/** On a phone these are in the menu. */
export const cart = rule(mediumAndUp)
export const action = rule({ ...mediumAndUp, paddingInline: vars.space.sm })

export const register = rule({ flexShrink: 0 })

export const wideOnly = rule({ display: 'none', flexShrink: 0, '@media': { [media.wide]: { display: 'block' } } })

export const userButton = rule({ minInlineSize: 0 })

export const userName = rule({
  maxInlineSize: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Keeps `overflow` from clipping descenders and the Vietnamese dot below letters.
  lineHeight: vars.lineHeight.body,
})
