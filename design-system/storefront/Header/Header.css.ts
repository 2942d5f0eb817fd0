import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const headerAnchor = '--header'
/** What stands between the header's edges. */
export const contentAnchor = '--header-content'

const height = `${vars.controlHeight.medium} + ${vars.space.sm} * 2 + ${vars.borderWidth.hairline}`

/** Where panels hang: a little under the header's line, and no further down than the window reaches. */
export const belowHeader = {
  insetBlockStart: [`calc(${height})`, `calc(anchor(${headerAnchor} end) + ${vars.space['2xs']})`],
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

export const content = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  anchorName: contentAnchor,
})

/** The last of the actions. */
export const menuTrigger = rule({ flexShrink: 0, '@media': { [media.wide]: { display: 'none' } } })

export const home = rule({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineEnd: 'auto',
  '@media': { [media.wide]: { marginInlineEnd: 0 } },
})

/**
 * No box of its own: it would move as a whole when the groups take another width with their face, and when an account takes the
 * place of the login.
 */
export const actions = rule({
  display: 'contents',
  // A browser may draw a page of which half has arrived, and move the first of these as the others come.
  selectors: { [`&:not(:has(${menuTrigger}))`]: { visibility: 'hidden' } },
})

export const signIn = rule({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 })

const whereThereIsRoom = {
  display: 'none',
  flexShrink: 0,
  '@media': { [media.medium]: { display: 'inline-flex' } },
}

/** On a phone the menu holds these. */
export const cart = rule(whereThereIsRoom)
export const action = rule({ ...whereThereIsRoom, paddingInline: vars.space.sm })

export const register = rule({ flexShrink: 0 })

export const whereGroupsFit = rule({ display: 'none', '@media': { [media.wide]: { display: 'block' } } })

export const userButton = rule({ minInlineSize: 0 })

export const userName = rule({
  maxInlineSize: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Descenders and the dot below letters are not cut with the overflow.
  lineHeight: vars.lineHeight.body,
})
