import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { belowHeader, contentAnchor, height } from './Header.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Added to the header's gap, so that the navigation is set apart from its neighbours. */
const extraGap = `calc(${vars.space.md} - ${vars.space.xs})`

export const navigation = rule({
  display: 'none',
  marginInlineEnd: 'auto',
  paddingInline: extraGap,
  '@media': { [media.wide]: { display: 'block' } },
})

export const groups = rule({ display: 'flex', gap: vars.space['2xs'] })

const whenOpen = '&:has(+ :popover-open)'

export const trigger = rule({
  gap: vars.space['2xs'],
  paddingInline: vars.space.xs,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  // This depends on the panel itself, because the browser can open it before the script has loaded.
  selectors: { [whenOpen]: { background: color.tone.neutral.soft, color: color.text.primary } },
})

export const chevron = rule({
  color: color.text.tertiary,
  ...transition(['transform']),
  selectors: { [`${trigger}:has(+ :popover-open) &`]: { transform: 'rotate(180deg)' } },
})

/** Its texts are aligned with the group's name. */
export const panel = rule({
  ...belowHeader,
  insetInlineStart: ['0', `calc(anchor(start) - ${vars.space.xs} - ${vars.borderWidth.hairline})`],
  padding: vars.space['2xs'],
})

/** As wide as the header's content. What it covers in part is dimmed, but not the header that it hangs from. */
export const productPanel = rule({
  ...belowHeader,
  selectors: {
    '&::backdrop': { insetBlockStart: `calc(${height})`, background: color.backdrop },
  },
  inlineSize: 'auto',
  insetInlineStart: ['0', `anchor(${contentAnchor} start)`],
  insetInlineEnd: ['0', `anchor(${contentAnchor} end)`],
})
