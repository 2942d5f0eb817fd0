import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** The plan, its series and its badge, one below another. */
export const name = rule({ display: 'grid', justifyItems: 'start', gap: vars.space['2xs'] })

/** On tablets it breaks, so that the buttons fit beside the prices. */
export const longHeader = rule({
  '@media': { [media.mediumOnly]: { display: 'inline-block', maxInlineSize: '7em', whiteSpace: 'normal' } },
})

/** All as wide as the widest, since they fill their column; on phones they fill the block, since their heading is hidden. */
export const order = rule({
  '@media': {
    [media.belowMedium]: {
      position: 'relative',
      insetInlineStart: `calc(-1 * ${vars.space.md})`,
      inlineSize: `calc(100% + ${vars.space.md})`,
    },
    [media.mediumOnly]: { paddingInline: vars.space.xs },
  },
})

export const price = rule({ display: 'grid', justifyItems: 'end' })

export const amount = rule({ fontWeight: vars.fontWeight.semibold })

export const originalPrice = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })
