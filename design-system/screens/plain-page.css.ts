import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { head, pagePadding, pagePaddingLarge, pagePaddingMedium } from './page-head.css.ts'

export { head }

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** Header, content and footer one below another, at least as high as the window. */
export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
})

export const main = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space['2xl'],
  ...pagePadding,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: pagePaddingMedium, [media.large]: pagePaddingLarge },
})

/** A heading with what belongs to it. */
export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const list = rule({ display: 'grid', gap: vars.space.sm, maxInlineSize: vars.measure.text })

/** A long line wraps next to the icon, not below it. */
export const item = rule({ display: 'flex', gap: vars.space.sm })

export const itemIcon = rule({ blockSize: '1lh' })
