import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/**
 * `::details-content`, the browser's box around the hidden content, is a grid with one row, which grows from 0 to the height of
 * the content: the height is animated in every browser without being measured. While closed, the browser keeps the content
 * invisible and out of the tab order.
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
        // It stays visible while it closes.
        [media.motionAllowed]: {
          ...transition(['grid-template-rows', 'content-visibility'], 'enter')['@media']?.[media.motionAllowed],
          transitionBehavior: 'allow-discrete',
        },
        // All content is visible when printed.
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
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // It has no padding at its sides: the shadow makes the surface wider than the words.
    '&:active': {
      background: vars.color.surface.pressed,
      boxShadow: `0 0 0 ${vars.borderWidth.strong} ${vars.color.surface.pressed}`,
    },
  },
})

export const chevron = rule({
  color: vars.color.text.tertiary,
  ...transition(['transform', 'color'], 'enter'),
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
    'summary:hover > &': { '@media': { [media.canHover]: { color: vars.color.text.primary } } },
  },
})

/** Can be smaller than its content during the animation. */
export const panel = rule({ overflow: 'hidden', minBlockSize: 0 })

/** The inline padding keeps the text clear of the chevrons. */
export const content = rule({
  paddingBlockEnd: vars.space.lg,
  paddingInlineEnd: vars.space['2xl'],
  color: vars.color.text.secondary,
})
