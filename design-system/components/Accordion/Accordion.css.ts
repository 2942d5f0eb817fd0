import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/**
 * The browser's own box around what an item hides is a grid of one row, which grows from nothing to what it holds: heights
 * move in every browser, and nobody measures them. The browser leaves it out of sight, and of the tab order, while closed.
 */
export const item = rule({
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: vars.color.line.hairline,
  selectors: {
    '&::details-content': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '0fr',
      '@media': {
        // While it closes, it is still seen.
        [media.motionAllowed]: {
          ...transition(['grid-template-rows', 'content-visibility'], 'enter')['@media']?.[media.motionAllowed],
          transitionBehavior: 'allow-discrete',
        },
        // On paper nobody can open anything.
        print: { gridTemplateRows: '1fr', contentVisibility: 'visible' },
      },
    },
    '&[open]::details-content': { gridTemplateRows: '1fr' },
  },
})

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderRadius: vars.radius.small,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const chevron = rule({
  color: vars.color.text.tertiary,
  ...transition(['transform', 'color'], 'enter'),
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
    'summary:hover > &': { '@media': { [media.canHover]: { color: vars.color.text.primary } } },
  },
})

/** May be smaller than what it holds, while that comes into view. */
export const panel = rule({ overflow: 'hidden', minBlockSize: 0 })

/** Its lines end before the column of the chevrons. */
export const content = rule({
  paddingBlockEnd: vars.space.lg,
  paddingInlineEnd: vars.space['2xl'],
  color: vars.color.text.secondary,
})
